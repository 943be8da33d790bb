"""A seat of the engine in a platform of alternating offers: one POST a turn. It needs no package."""

import json
import os
import urllib.request


class Seat:
    """One seat: issues {name: {option: own utility, 0 to 1}}, weights {name: number}, reservation 0 to 1."""

    def __init__(self, issues, weights, reservation, rounds, answered_last):
        self.body = {
            "issues": [{"name": name, "options": list(worths), "my_utility": list(worths.values())}
                       for name, worths in issues.items()],
            "my_priorities": weights, "my_batna": reservation, "opponent_moves_last": answered_last,
            "my_offers": [], "their_offers": [],
        }
        self.rounds = rounds  # turns of this seat in the whole game

    def turn(self, their_offer=None):
        """Answers their offer: ("offer", {name: option}), ("accept", None) or ("walk", None)."""
        if their_offer is not None:
            self.body["their_offers"].append(their_offer)
        self.body["rounds_left"] = self.rounds - len(self.body["my_offers"])
        headers = {"content-type": "application/json"}
        if os.environ.get("SVC_ACCESS_KEY"):
            headers["x-api-key"] = os.environ["SVC_ACCESS_KEY"]
        url = os.environ["SVC_BASE_URL"] + "/v1/negotiate/bundle"
        request = urllib.request.Request(url, json.dumps(self.body).encode(), headers)
        with urllib.request.urlopen(request) as response:
            move = json.load(response)
        if move["action"] != "offer":
            return move["action"], None
        self.body["my_offers"].append(move["recommended_offer"])
        return "offer", move["recommended_offer"]
