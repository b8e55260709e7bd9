import type { Messages } from '@lingui/core';

const sources = new Set<(language: string) => Promise<Messages>>();

/** Names a source of further texts, asked again whenever the language changes. */
export const addTextSource = (source: (language: string) => Promise<Messages>): void => void sources.add(source);

/** The further texts of all sources in a language. */
export const loadTexts = (language: string): Promise<Messages[]> =>
  Promise.all([...sources].map((source) => source(language)));
