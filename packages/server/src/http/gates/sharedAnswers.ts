import type { Database } from '../../db/Database.ts';

/** Milliseconds for which an answer is given again. */
const FRESH_MS = 5000;
/** Answers that are kept at most. */
const MOST = 500;

interface Kept {
  at: number;
  answer: Promise<Response>;
}

const byDatabase = new WeakMap<Database, Map<string, Kept>>();

/** Gives equal questions within a few seconds one answer; refusals and faults are not kept. */
export const sharedAnswers = (db: Database) => {
  const kept = byDatabase.get(db) ?? new Map<string, Kept>();
  byDatabase.set(db, kept);
  return async (key: string, now: number, ask: () => Promise<Response>): Promise<Response> => {
    const before = kept.get(key);
    if (before !== undefined && now - before.at < FRESH_MS) return (await before.answer).clone();
    const answer = ask();
    kept.delete(key);
    kept.set(key, { at: now, answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    try {
      const response = await answer;
      if (!response.ok) kept.delete(key);
      return response.clone();
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
};
