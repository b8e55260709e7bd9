import { languages } from '../../../../locales/languages.ts';
import type { Language } from './preferences.ts';

const nameIn = (language: Language) => ({ text: languages[language].platform, lang: languages[language].tag });

/**
 * The name of the platform in the language shown, and in Chinese or, beside Chinese, in English; both are shown
 * together.
 */
export const platformName = (language: Language) => ({
  name: nameIn(language),
  otherName: nameIn(language === 'zh' ? 'en' : 'zh'),
});
