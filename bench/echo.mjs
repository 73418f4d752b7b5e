// Sends every line back as it is: what a pipe to a program can do at most.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${line}\n`);
