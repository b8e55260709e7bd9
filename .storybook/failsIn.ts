import axe, { type VirtualNode } from 'axe-core';

/** A colour as axe computes with it. */
interface Colour {
  toHexString(): string;
}

declare module 'axe-core' {
  interface Commons {
    /** What axe's own rule of contrast is made of; null where it cannot be told. */
    color: {
      getBackgroundColor(element: Element): Colour | null;
      getForegroundColor(element: Element, isUnused: boolean, background: Colour): Colour | null;
      getContrast(background: Colour, foreground: Colour): number;
    };
  }
}

/** An element and the contrast that its text needs, such as 4.5. */
export interface Judged {
  element: Element;
  least: number;
}

/** Makes axe forget the colours it has read of a node and of all within, and keep where they lie. */
function forget(node: VirtualNode): void {
  Object.assign(node, { _cache: {}, _stackingContext: undefined });
  for (const child of node.children ?? []) forget(child);
}

/**
 * Those of the elements whose text has too little contrast, theme by theme, as "theme: element: why". The page is left
 * in the last theme.
 */
export function failsIn(themes: readonly string[], judged: readonly Judged[]): string[] {
  const { getBackgroundColor, getContrast, getForegroundColor } = axe.commons.color;
  const page = axe.setup(document.documentElement);
  try {
    return themes.flatMap((theme) => {
      document.documentElement.dataset.theme = theme;
      forget(page);
      return judged.flatMap(({ element, least }) => {
        const background = getBackgroundColor(element);
        const foreground = background && getForegroundColor(element, false, background);
        if (background === null || foreground === null) return [];
        const contrast = getContrast(background, foreground);
        return contrast >= least
          ? []
          : [
              `${theme}: ${element.outerHTML.slice(0, 300)}: ${foreground.toHexString()} ` +
                `on ${background.toHexString()} is ${contrast.toFixed(2)}, needs ${least}`,
            ];
      });
    });
  } finally {
    axe.teardown();
  }
}
