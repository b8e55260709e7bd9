import { english } from './english.ts';
import type { Language } from './Language.ts';
import { type Said, chinese, put } from './say.ts';

/** A text in the language of a person; what has no English stays Chinese. */
export const inWords = (text: Said, language: Language): string =>
  language === 'en' ? put(text, (part) => english(part) ?? part.id, ', ') : chinese(text);
