import { english } from './english.ts';
import type { Language } from './Language.ts';
import { type MessageDescriptor, chineseText, formatMessage } from './say.ts';

/** A text in the language of a person; what has no English stays Chinese. */
export const localize = (text: MessageDescriptor, language: Language): string =>
  language === 'en' ? formatMessage(text, (part) => english(part) ?? part.id, ', ') : chineseText(text);
