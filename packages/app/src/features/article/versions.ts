import { plainText } from '@lattice/api/articles/wordCheck';
import type { RecordChange } from '@lattice/api/changes';

/** What of an article a version holds. */
export const VERSIONED = ['title', 'subtitle', 'summary', 'content'] as const;

type Held = Readonly<Record<(typeof VERSIONED)[number], string>>;

/** An article as it once was. */
export interface ArticleVersion extends Held {
  id: string;
  /** `yyyy-MM-dd HH:mm:ss`; '' for what was there before anything was noted. */
  time: string;
  /** Who made it; '' for the server itself. */
  author: string;
}

const heldIn = (row: Readonly<Record<string, unknown>>): Held => ({
  title: String(row.title ?? ''),
  subtitle: String(row.subtitle ?? ''),
  summary: String(row.summary ?? ''),
  content: String(row.content ?? ''),
});

/** The versions of an article, the newest first, out of what it is and what was done to it (the newest first). */
export function versionsOf(
  now: Readonly<Record<string, unknown>>,
  changes: readonly RecordChange[],
): readonly ArticleVersion[] {
  let held = heldIn(now);
  const found: ArticleVersion[] = [];
  for (const { id, time, userName, action, changes: made } of changes) {
    const touched = made.filter(({ field }) => VERSIONED.some((name) => name === field));
    if (touched.length === 0) continue;
    found.push({ ...held, id, time, author: userName });
    if (action === 'insert') return found;
    held = heldIn({ ...held, ...Object.fromEntries(touched.map(({ field, before }) => [field, before])) });
  }
  return [...found, { ...held, id: 'first', time: '', author: '' }];
}

/** A version as lines of words, by which versions are compared. */
export const wordsOf = ({ title, subtitle, summary, content }: Held): string =>
  [title, subtitle, summary, plainText(content)].filter((words) => words !== '').join('\n');
