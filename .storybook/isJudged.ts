/** Whether every story is judged, as before a release, or a sample of each file. */
const judgesAll = import.meta.env.STORYBOOK_JUDGES === 'all';

/** What React Aria and the kit draw above the page. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu], [role=tooltip]';

const judged = new Set<string>();

/**
 * Whether axe and contrast judge a story at its end: the first one of a file, and the first one that ends with an
 * overlay open; the others of the file draw the same parts. Stories tagged `judged` always are.
 */
export function isJudged(title: string, tags: readonly string[]): boolean {
  if (judgesAll || tags.includes('judged')) return true;
  const key = `${title} ${document.querySelector(OVERLAYS) === null ? '' : 'with an overlay'}`;
  if (judged.has(key)) return false;
  judged.add(key);
  return true;
}
