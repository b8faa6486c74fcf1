"""The smallest widget: a button whose clicks are counted in Python."""

import anywidget
import traitlets


class Counter(anywidget.AnyWidget):
    """A click goes to Python, the count comes back."""

    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      const draw = () => { button.textContent = `Counted ${model.get("count")}`; };
      button.onclick = () => model.send("click");
      model.on("change:count", draw);
      draw();
      el.append(button);
    }
    export default { render };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self.on_msg(self.add)

    def add(self, *_message: object) -> None:
        """Count one more."""
        self.count += 1
