"""Computer players of Pis Yedili; `bots.random` plays this game, too."""
