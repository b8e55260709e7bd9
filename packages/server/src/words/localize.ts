import { type Language, SOURCE_LANGUAGE, fallbackOf } from './Language.ts';
import { type MessageDescriptor, chineseText, formatMessage, say } from './say.ts';
import { translation } from './translations.ts';

const COMMA = say`、`;

const templateIn = (language: Language, { id, ofContract }: MessageDescriptor): string => {
  const context = ofContract === true ? 'definition' : 'server';
  const fallback = fallbackOf(language);
  return (
    translation(language, context, id) ??
    (fallback === SOURCE_LANGUAGE ? undefined : translation(fallback, context, id)) ??
    id
  );
};

/** What stands between the parts of a list in a language. */
export const commaIn = (language: Language): string => templateIn(language, COMMA);

/**
 * A text in the language of a person, from its catalogue in `locales/`; what is missing there is in the language that
 * the table of languages names for the server, or else in Chinese.
 */
export const localize = (text: MessageDescriptor, language: Language): string =>
  language === SOURCE_LANGUAGE
    ? chineseText(text)
    : formatMessage(text, (part) => templateIn(language, part), commaIn(language));
