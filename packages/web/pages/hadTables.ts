import { mine } from '../online/mine.ts';

const KEY = 'outcry.had-tables';

// Until the server answers, the home page is laid out as it was the last time: nothing jumps when the tables come.
mine.subscribe(() => {
  const now = mine.get();
  if (!now) return;
  try {
    if (now.tables.length > 0) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error; // no room left: then it jumps
  }
});

/** Whether this person had tables on the server when they were last here. */
export const hadTables = (): boolean => localStorage.getItem(KEY) !== null;
