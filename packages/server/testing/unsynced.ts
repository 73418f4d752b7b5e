// A server whose database does not sync: what the test of syncing must be able to tell from a real one.
import Database from 'better-sqlite3';
import { main } from '../../cli/main.ts';

const { pragma } = Database.prototype;
Database.prototype.pragma = function unsynced(this: Database.Database, source: string, ...rest: []) {
  return pragma.call(this, source.replace('synchronous = FULL', 'synchronous = NORMAL'), ...rest);
};
process.exitCode = await main(process.argv.slice(2));
