/** The names of the themes whose styles are on the page. */
function themesOnPage(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return [...new Set(rules.flatMap(({ cssText }) => [...cssText.matchAll(/\[data-theme="?([\w-]+)"?\]/g)].map(([, name = '']) => name)))];
}

/** Does something in every theme in turn, without transitions, and gives the page back the theme it had; gives the names of the themes. */
export async function eachTheme(act: (theme: string) => Promise<void>): Promise<string[]> {
  const root = document.documentElement;
  const { theme: before = '' } = root.dataset;
  const names = themesOnPage();
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  try {
    for (const name of names) {
      root.dataset.theme = name;
      await act(name);
    }
  } finally {
    root.dataset.theme = before;
    still.remove();
  }
  return names;
}
