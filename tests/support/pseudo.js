// What is wrong with a page in the made-up language; evaluated in it.
({
  // Texts with plain letters, which no catalogue can have; formulas, codes and lists are not of the catalogues.
  plain() {
    const known = /, and |, or | and | or |[0-9A-Z]{6}(-[0-9A-Z]{6}){2}/g;
    const isPlain = (text) => /[A-Za-z]{2,}/.test((text ?? "").replace(known, ""));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (isPlain(data) && !parentElement.closest("math, script, style, option[lang]")) found.push(data);
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-head"]) {
      const named = [...document.body.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name));
      found.push(...named.filter(isPlain));
    }
    return found;
  },

  // Texts that are wider than where they stand, but for what can be scrolled, and what is only read out.
  cut() {
    const style = (node) => getComputedStyle(node);
    const scrolls = (node) => node && (/auto|scroll/.test(style(node).overflowX) || scrolls(node.parentElement));
    const clipped = (node) => node && (style(node).clipPath !== "none" || clipped(node.parentElement));
    const says = ({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim());
    const isWide = ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1;
    const isCut = (node) =>
      says(node) && isWide(node) && node.checkVisibility() && !node.closest("svg, math, .card, .stack, .backs") && !scrolls(node) && !clipped(node);
    const told = (node) => `${node.tagName}.${node.className} ${node.scrollWidth} > ${node.clientWidth}: ${node.textContent.slice(0, 60)}`;
    return [...document.body.querySelectorAll("*")].filter(isCut).map(told);
  },
})
