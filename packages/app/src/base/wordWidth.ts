import { i18n } from '@lingui/core';
import { languages } from '../../../../locales/languages.ts';

const width = (): number => Object.entries(languages).find(([code]) => code === i18n.locale)?.[1].width ?? 1;

/** Room in pixels for words that take `chineseText` pixels in Chinese, in the language shown. */
export const wordWidth = (chinese: number): number => Math.round(chinese * width());

/** Whether words of the language shown are wider than Chinese ones. */
export const hasWideWords = (): boolean => width() > 1;
