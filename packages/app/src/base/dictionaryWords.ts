declare module 'virtual:dictionary-words' {
  import type { DictEntry } from '@lattice/api/resources/blade-system/dict';

  /** Entries of dictionaries by code: key, Chinese, English, and the role of a tag; what server data begin with. */
  export const words: Readonly<
    Record<string, readonly (readonly [key: string, chinese: string, english: string, tone?: DictEntry['tone']])[]>
  >;
}
