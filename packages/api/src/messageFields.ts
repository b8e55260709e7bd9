const FIELD = /\{([^{}\n]{1,20})\}/g;

/** The fields that a text of a template still has, each once: what stands in braces. */
export const openFields = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(FIELD)].map(([, name = '']) => name))),
];
