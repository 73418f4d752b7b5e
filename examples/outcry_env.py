#!/usr/bin/env python3
"""An environment in the style of PettingZoo's AEC, with nothing but the standard library.

    env = OutcryEnv("taking-stock", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else policy(observation["action_mask"])
        env.step(action)
    env.close()

Run as a program it plays a few games at random and prints what came of them:

    python3 examples/outcry_env.py taking-stock 3
"""

import json
import pathlib
import random
import subprocess
import sys

OUTCRY = ["node", str(pathlib.Path(__file__).resolve().parent.parent / "scripts" / "outcry.mjs")]


class OutcryEnv:
    """One table; the program plays every seat. A reward is the seat's part of the win, at the end of the game."""

    metadata = {"name": "outcry", "is_parallelizable": False}

    def __init__(self, game, seats, options=None, command=OUTCRY):
        self.seats = seats
        self.options = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []
        self._program = subprocess.Popen(
            [*command, "env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        hello = json.loads(self._program.stdout.readline())
        if hello["protocol"] != 1:
            raise RuntimeError("this environment speaks version 1 of the protocol")
        self.fields = hello["encoding"]["fields"]
        self.action_count = sum(section["size"] for section in hello["encoding"]["actions"])

    def _ask(self, **message):
        self._program.stdin.write(json.dumps(message) + "\n")
        self._program.stdin.flush()
        answer = json.loads(self._program.stdout.readline())
        if answer["type"] == "error":
            raise ValueError(answer["message"])
        return answer

    def reset(self, seed=None, options=None):
        seed = random.randrange(2**32) if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(
            self._ask(
                type="reset",
                seed=seed,
                seats=self.seats,
                options=self.options if options is None else options,
                wants=["view", "legal", "features", "mask"],
            )
        )

    def _take(self, answer):
        """Takes over what the table says after a reset or a step."""
        self._turn = answer
        if answer["type"] == "turn":
            self.agent_selection = self.possible_agents[answer["seat"]]
            self.infos[self.agent_selection] = {"legal": answer["legal"], "actions": answer["actions"]}
            return
        self.result = answer
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = answer["wins"][seat]
            self._cumulative_rewards[agent] += answer["wins"][seat]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        """What a seat sees: its numbers, the mask of its legal actions (none when it is not asked), and its view."""
        seat = self.possible_agents.index(agent)
        is_asked = self._turn["type"] == "turn" and self._turn["seat"] == seat
        told = self._turn if is_asked else self._ask(type="look", seat=seat)
        return {"observation": told["features"], "action_mask": told["mask"], "view": told["view"]}

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """Makes an action of the mask. A seat whose game is over takes None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: step with None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self._take(self._ask(type="step", action=action))

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self._program.stdin.close()
        self._program.wait()


def main():
    game = sys.argv[1] if len(sys.argv) > 1 else "taking-stock"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    env = OutcryEnv(game, seats=3)
    chance = random.Random(1)
    for seed in range(games):
        env.reset(seed=seed)
        steps = 0
        for _agent in env.agent_iter():
            observation, _reward, termination, _truncation, _info = env.last()
            if termination:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(chance.choice([action for action, legal in enumerate(mask) if legal]))
            steps += 1
        print(json.dumps({"seed": seed, "steps": steps, "scores": env.result["scores"], "rewards": env.rewards}))
    env.close()


if __name__ == "__main__":
    main()
