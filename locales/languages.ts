/** A language of the interface. A new one is a row here and a file `<code>.po` beside it. */
export interface Language {
  /** Its name in itself. */
  readonly name: string;
  /** BCP 47 tag of pages, dates and numbers. */
  readonly tag: string;
  /**
   * Language that stands in where this one has no text, and for names that data carry in Chinese and English alone,
   * such as entries of dictionaries; stock servers answer in it.
   */
  readonly server: 'zh-CN' | 'en-US';
  /** Name of the platform. */
  readonly platform: string;
  /** How wide words are, compared with Chinese. */
  readonly width: number;
}

/** Every language by its code; the first is the source language. */
export const languages = {
  zh: { name: '中文', tag: 'zh-CN', server: 'zh-CN', platform: '乡镇网格化社会治理平台', width: 1 },
  en: { name: 'English', tag: 'en-CA', server: 'en-US', platform: 'Township Grid Governance Platform', width: 1.25 },
} as const satisfies Readonly<Record<string, Language>>;
