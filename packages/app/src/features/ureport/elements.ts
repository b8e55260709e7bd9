/** A positive number of an element, or what stands in for it. */
export const numberIn = (element: Element, name: string, otherwise: number): number => {
  const value = Number(element.getAttribute(name) ?? '');
  return Number.isFinite(value) && value > 0 ? value : otherwise;
};

/** A word of an element; '' where it says none. */
export const wordIn = (element: Element, name: string): string => element.getAttribute(name) ?? '';

/** The elements of a name directly below one. */
export const partsOf = (element: Element, name: string): Element[] =>
  [...element.children].filter(({ localName }) => localName === name);
