/** Attributes that say nothing of how an element looks. */
const SILENT = new Set([
  'id',
  'href',
  'src',
  'alt',
  'title',
  'name',
  'value',
  'for',
  'd',
  'points',
  'transform',
  'x',
  'y',
  'cx',
  'cy',
  'x1',
  'x2',
  'y1',
  'y2',
  'width',
  'height',
  'tabindex',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-rowindex',
  'aria-colindex',
  'aria-rowcount',
  'aria-colcount',
  'aria-posinset',
  'aria-setsize',
  'aria-activedescendant',
  'aria-valuenow',
  'aria-valuetext',
  'data-key',
  'data-id',
  'data-row',
  'data-slot',
  'data-total',
  'data-index',
  'data-react-aria-pressable',
  'data-rac',
]);

/** Of an element's own styles, those that change its colours. */
const colours = (style: string): string =>
  style
    .split(';')
    .filter((one) => /^\s*(?:--[^:]*|[^:]*(?:colou?r|background)[^:]*|opacity|filter):/.test(one))
    .join(';');

const bearsText = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

function ownLook(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !SILENT.has(name))
    .map(({ name, value }) => `${name}=${name === 'style' ? colours(value) : value}`);
  // Every second row may have a ground of its own.
  const turn = element.tagName === 'TR' ? [...(element.parentElement?.children ?? [])].indexOf(element) % 2 : 0;
  return `${element.tagName}${turn} ${attributes.join(' ')}`;
}

const lengthOf = (element: Element): number => element.textContent?.trim().length ?? 0;

/**
 * The elements of each look of text within a root, at most three a look, the longest text among them; a look is an
 * element's own tag, classes, styles and states and those of all it stands in.
 */
export function looksOf(root: Element, without: string): Map<string, Element[]> {
  const chains = new Map<Element, string>();
  const chain = (element: Element): string => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement === null ? '' : `${chain(element.parentElement)} > `;
    const made =
      above +
      (element === document.documentElement ? ownLook(element).replace(/data-theme=\w+/, '') : ownLook(element));
    chains.set(element, made);
    return made;
  };
  const looks = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('*')) {
    if (!bearsText(element) || element.closest(without) !== null) continue;
    const look = chain(element);
    const [longest, ...others] = looks.get(look) ?? [element];
    if (longest === undefined || longest === element) looks.set(look, [element]);
    else if (lengthOf(element) > lengthOf(longest)) looks.set(look, [element, longest, ...others].slice(0, 3));
    else if (others.length < 2) looks.set(look, [longest, ...others, element]);
  }
  return looks;
}
