import { describe } from 'vitest';
import { busLaws } from './bus-laws.ts';
import { localBus } from './local.ts';

describe('the bus of a single process', () => {
  busLaws(
    async () => [localBus()],
    async () => {},
  );
});
