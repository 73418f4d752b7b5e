#!/usr/bin/env python3
"""A bot for Outcry in Python (docs/bot-protocol.md), with nothing but the standard library.

It learns a little while it plays: it counts on which actions it spent its decisions and tries the rarest one first.
Change `choose`.

    npm run -s outcry -- tournament taking-stock --bots "exec:python3 examples/bot.py,random" --deals 20
"""

import json
import sys
from collections import Counter

chosen = Counter()


def choose(message):
    """The place of the move to make among the legal ones."""
    actions = message["actions"]
    place = min(range(len(actions)), key=lambda at: (chosen[actions[at]], at))
    chosen[actions[place]] += 1
    return place


def send(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "ready", "protocol": 1, "name": "Example in Python", "wants": ["features", "mask"]})
    elif message["type"] == "decide":
        send({"type": "advice", "id": message["id"], "advice": [{"choice": choose(message)}]})
