import axe from 'axe-core';

/** What no story draws: Storybook's own panels, and React Aria's announcer, which keeps references to elements of past stories. */
export const notOurs = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'];

/** Every node of the page that fails colour contrast in one of the themes, as "theme: rule: node: why". */
export async function failingContrast(themes: readonly string[]): Promise<string[]> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  const failures: string[] = [];
  try {
    for (const theme of themes) {
      root.dataset.theme = theme;
      const { violations } = await axe.run(
        { include: document.body, exclude: notOurs },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      );
      for (const { id, nodes } of violations) {
        for (const node of nodes) failures.push(`${theme}: ${id}: ${node.html}: ${node.failureSummary ?? ''}`);
      }
    }
  } finally {
    root.dataset.theme = before;
    still.remove();
  }
  return failures;
}
