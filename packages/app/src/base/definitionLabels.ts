declare module 'virtual:definition-labels' {
  import type { Messages } from '@lingui/core';

  /** Loaders of the texts of definitions, by language and then by file; none in the language they are written in. */
  export const languages: Partial<Record<string, () => Promise<Readonly<Record<string, () => Promise<Messages>>>>>>;
}

declare module 'virtual:record-names' {
  /** Loaders of what one record of each register is called, by language, and then by the path of the register. */
  export const languages: Partial<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
}
