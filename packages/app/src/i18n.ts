import { type Messages, i18n } from '@lingui/core';
import { type Language, prefer, preferences } from './preferences.ts';

const catalogues = import.meta.glob<Messages>('../../../locales/*.po', { import: 'messages' });
const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en-US' };

// Catalogues come compiled; what they do not hold is plain text: a label in its own language (leanCatalogue.ts) or a name that people gave.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text]);

/** The language of a page or a date, such as zh-CN. */
export const languageTag = (language: Language): string => tags[language];

const load = async (language: Language): Promise<Messages> => (await catalogues[`../../../locales/${language}.po`]?.()) ?? {};

/** Shows everything in a language, in place. */
function show(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = languageTag(language);
}

/** Switches the language and remembers it; what is asked of the server from then on is asked in it. */
export async function switchLanguage(language: Language): Promise<void> {
  const messages = await load(language);
  prefer('language', language);
  show(language, messages);
}

/** Starts in the remembered language. */
export const startLanguage = async (): Promise<void> => show(preferences.language, await load(preferences.language));
