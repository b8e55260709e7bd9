import axe from 'axe-core';
import { looksOf } from './looksOf.ts';
import { type Judged, failsIn } from './failsIn.ts';

/**
 * What no story draws: Storybook's own panels, and React Aria's announcer, which keeps references to elements of past
 * stories.
 */
export const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'];

/** Looks that were judged and passed in every theme, in this page. */
const passed = new Set<string>();

/**
 * Every look of text in the page that fails colour contrast in one of the themes, as "theme: element: why". Text that
 * looks alike is judged once: two hundred rows of a table cost no more than two. axe says in the first theme which
 * elements are held to which contrast; in the others only their colours are computed again, since what lies behind what
 * stays.
 */
export async function failingContrast(themes: readonly string[]): Promise<string[]> {
  const looks = [...looksOf(document.body, notOurs.join(', '))].filter(([look]) => !passed.has(look));
  if (looks.length === 0) return [];
  const root = document.documentElement;
  const before = root.dataset.theme;
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  try {
    root.dataset.theme = themes[0];
    const { violations, passes } = await axe.run(
      { include: looks.flatMap(([, elements]) => elements), exclude: notOurs },
      { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true },
    );
    const judged = [...violations, ...passes].flatMap(({ nodes }) =>
      nodes.flatMap(({ element, any }): Judged[] => {
        const least = Number.parseFloat(
          String((any[0]?.data as { expectedContrastRatio?: string } | null)?.expectedContrastRatio),
        );
        // axe knows nothing of an element that left the page while it judged, such as a notice.
        return element?.isConnected !== true || Number.isNaN(least) ? [] : [{ element, least }];
      }),
    );
    const failures = failsIn(themes, judged);
    const clear = new Set(judged.map(({ element }) => element));
    // What could not be judged, such as a single letter, may be judged in another story.
    if (failures.length === 0)
      for (const [look, elements] of looks) if (elements.some((element) => clear.has(element))) passed.add(look);
    return failures;
  } finally {
    root.dataset.theme = before;
    still.remove();
  }
}
