import { type I18n, type Messages, i18n, setupI18n } from '@lingui/core';
import { languages } from '../../../../locales/languages.ts';
import { loadTexts } from './textSources.ts';
import { type Language, setPreference, preferences } from './preferences.ts';

const catalogues = import.meta.glob<Messages>('./*.po', { base: '../../../../locales/', import: 'messages' });

/** The compiled form of a text with `{names}`: words, and names of values as lists of one. */
const compileText = (text: string): (string | [string])[] =>
  text
    .split(/\{(\w+)\}/)
    .flatMap((part, i): (string | [string])[] => (i % 2 === 1 ? [[part]] : part === '' ? [] : [part]));

// Catalogues come compiled; what they do not hold is the source language itself (leanCatalogue.ts) or a name that
// people gave.
if (import.meta.env.PROD) i18n.setMessagesCompiler(compileText);

/** The language of a page or a date, such as zh-CN. */
export const languageTag = (language: Language): string => languages[language].tag;

/** Brings the catalogue of a language. */
const bring = async (language: Language): Promise<Messages | undefined> =>
  Object.entries(catalogues).find(([path]) => path.endsWith(`/${language}.po`))?.[1]();

const load = async (language: Language): Promise<Messages> => {
  const [catalogue, more] = await Promise.all([bring(language), loadTexts(language)]);
  return Object.assign({}, catalogue, ...more) as Messages;
};

/** Shows everything in a language, in place. */
function show(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = languageTag(language);
}

/** Switches the language and remembers it; what is asked of the server from then on is asked in it. */
export async function switchLanguage(language: Language): Promise<void> {
  const messages = await load(language);
  setPreference('language', language);
  show(language, messages);
}

/** Another translator beside that of the page, in a language of its own, with further texts. */
export async function translatorIn(language: Language, more: Messages): Promise<I18n> {
  const own = setupI18n();
  if (import.meta.env.PROD) own.setMessagesCompiler(compileText);
  own.loadAndActivate({ locale: language, messages: { ...(await load(language)), ...more } });
  return own;
}

let starting: Promise<void> | undefined;

const start = async (): Promise<void> => show(preferences.language, await load(preferences.language));

/** Starts in the remembered language; whoever needs words before the first page is drawn may wait for it too. */
export const startLanguage = (): Promise<void> => (starting ??= start());
