const PART = /^([^{}]*)\{(\w+)\}(.*)/su;

/** Names of the fields in the parts of a composed value. */
export const composedFrom = (parts: readonly string[]): string[] => parts.flatMap((part) => PART.exec(part)?.[2] ?? []);

/** The words of a composed value, one part after the other; a part without a word is left out. */
export const composedWords = (parts: readonly string[], wordOf: (name: string) => string): string =>
  parts
    .map((part) => {
      const [, before = '', name = '', after = ''] = PART.exec(part) ?? [];
      const word = wordOf(name).trim();
      return word === '' ? '' : `${before}${word}${after}`;
    })
    .join('');
