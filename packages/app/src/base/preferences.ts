import type { Hex } from '@lattice/ui/theme/contrast';
import { proxy } from 'valtio';
import { languages } from '../../../../locales/languages.ts';
import { browserStore } from './browserStore.ts';
import { showAccent } from './showAccent.ts';
import { themes } from './themes.ts';

/** Code of a language of the application. */
export type Language = keyof typeof languages;

/** What a person may choose about looks and language; kept by this browser. */
export interface Preferences {
  theme: string;
  /** How much room controls and rows take. */
  density: 'compact' | 'normal' | 'roomy';
  /** How large text is. */
  text: 'normal' | 'large' | 'elder';
  contrast: 'normal' | 'high';
  /** Whether charts are told apart by lines and dots beside their colours. */
  charts: 'plain' | 'hatched';
  /** The person's own accent, which themes correct until it can be read; null leaves the theme's. */
  accent: Hex | null;
  language: Language;
  /** `narrow` shows the side bar as icons alone. */
  sidebar: 'wide' | 'narrow';
  /** Where records of a list are shown: in a window, beside the list, or on pages of their own. */
  recordIn: 'dialog' | 'drawer' | 'page';
}

const attributes = ['theme', 'density', 'text', 'contrast', 'charts'] as const;

const remembered = <T extends string>(key: string, allowed: readonly [T, ...T[]], otherwise = allowed[0]): T =>
  allowed.find((value) => value === browserStore.read(key)) ?? otherwise;
const colour = (text: string | null): Hex | null =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text) ? (text as Hex) : null;

/** The choices of the person before this screen. */
export const preferences = proxy<Preferences>({
  theme: themes.find(({ name }) => name === browserStore.read('theme'))?.name ?? 'default',
  density: remembered('density', ['compact', 'normal', 'roomy'], 'normal'),
  text: remembered('text', ['normal', 'large', 'elder']),
  contrast: remembered('contrast', ['normal', 'high']),
  charts: remembered('charts', ['plain', 'hatched']),
  accent: colour(browserStore.read('accent')),
  language: remembered('language', Object.keys(languages) as [Language, ...Language[]]),
  sidebar: remembered('sidebar', ['wide', 'narrow']),
  recordIn: remembered('recordIn', ['dialog', 'drawer', 'page']),
});

/** Changes one choice and remembers it; looks change on `<html>` alone, without rendering. */
export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  Object.assign(preferences, { [key]: value });
  browserStore.write(key, value);
  for (const attribute of attributes)
    if (attribute === key && value !== null) document.documentElement.dataset[attribute] = value;
  if (key === 'accent' || preferences.accent !== null) showAccent(preferences.accent);
}
