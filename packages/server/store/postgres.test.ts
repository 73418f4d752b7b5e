import { describe } from 'vitest';
import { databases, openShared } from '../testing/databases.ts';
import { storeLaws } from './store-laws.ts';

const { make } = databases();

describe('the store in PostgreSQL', () => storeLaws(async () => openShared(await make())));
