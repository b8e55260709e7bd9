import axe from 'axe-core';
import { looksOf } from './looksOf.ts';

/** What no story draws: Storybook's own panels, and React Aria's announcer, which keeps references to elements of past stories. */
export const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'];

/** Looks that were judged and passed in every theme; a story file runs in a page of its own. */
const passed = new Set<string>();

/**
 * Every look of text in the page that fails colour contrast in one of the themes, as "theme: rule: node: why".
 * Text that looks alike is judged once: two hundred rows of a table cost no more than two.
 */
export async function failingContrast(themes: readonly string[]): Promise<string[]> {
  const looks = [...looksOf(document.body, notOurs.join(', '))].filter(([look]) => !passed.has(look));
  if (looks.length === 0) return [];
  const root = document.documentElement;
  const before = root.dataset.theme;
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  const failures: string[] = [];
  const judged = new Map<Element, number>();
  try {
    for (const theme of themes) {
      root.dataset.theme = theme;
      const { violations, passes } = await axe.run(
        { include: looks.flatMap(([, elements]) => elements), exclude: notOurs },
        { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true },
      );
      for (const { id, nodes } of violations) {
        for (const node of nodes) failures.push(`${theme}: ${id}: ${node.html}: ${node.failureSummary ?? ''}`);
      }
      for (const { element } of passes.flatMap(({ nodes }) => nodes)) if (element) judged.set(element, (judged.get(element) ?? 0) + 1);
    }
  } finally {
    root.dataset.theme = before;
    still.remove();
  }
  // What could not be judged, such as a single letter, may be judged in another story.
  for (const [look, elements] of looks) if (elements.some((element) => judged.get(element) === themes.length)) passed.add(look);
  return failures;
}
