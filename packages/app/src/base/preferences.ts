import { lookNames } from '@lattice/api/desk/looks';
import { breakpoints } from '@lattice/ui/Frame';
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
  /** `narrow` shows the side bar as icons alone, the default below 1200 px. */
  sidebar: 'wide' | 'narrow';
  /** Where records of a list are shown: in a window, beside the list, or on pages of their own. */
  recordIn: 'dialog' | 'drawer' | 'page';
}

/** The values of each choice of looks, the default first. */
const values = {
  theme: themes.map(({ name }) => name) as [string, ...string[]],
  density: ['normal', 'compact', 'roomy'],
  text: ['normal', 'large', 'elder'],
  contrast: ['normal', 'high'],
  charts: ['plain', 'hatched'],
} as const;

const remembered = <T extends string>(key: string, allowed: readonly [T, ...T[]]): T =>
  allowed.find((value) => value === browserStore.read(key)) ?? allowed[0];
const colour = (text: string | null): Hex | null =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text) ? (text as Hex) : null;

/** The choices of the person before this screen. */
export const preferences = proxy<Preferences>({
  theme: remembered('theme', values.theme),
  density: remembered('density', values.density),
  text: remembered('text', values.text),
  contrast: remembered('contrast', values.contrast),
  charts: remembered('charts', values.charts),
  accent: colour(browserStore.read('accent')),
  language: remembered('language', Object.keys(languages) as [Language, ...Language[]]),
  // On a small window the names of the menu would take the room of a column or two.
  sidebar: remembered('sidebar', globalThis.innerWidth < breakpoints.desktop ? ['narrow', 'wide'] : ['wide', 'narrow']),
  recordIn: remembered('recordIn', ['dialog', 'drawer', 'page']),
});

/** Changes one choice and remembers it; looks change on `<html>` alone, without rendering. */
export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  Object.assign(preferences, { [key]: value });
  browserStore.write(key, value);
  if (key in values && value !== null) document.documentElement.dataset[key] = value;
  if (key === 'accent' || preferences.accent !== null) showAccent(preferences.accent);
}

/** Whether this browser has shown the looks of a person before, so that the first paint is as large as the page. */
export const hasLooks = (): boolean => browserStore.read('text') !== null;

/** Shows what the person chose in another browser; what is not a choice any more is left out. */
export function takeLooks(looks: Readonly<Record<string, string | null>>): void {
  for (const name of lookNames) {
    const value = looks[name];
    if (value === undefined || value === null || value === preferences[name]) continue;
    const isChoice = name === 'accent' ? colour(value) !== null : (values[name] as readonly string[]).includes(value);
    if (isChoice) setPreference(name, value as never);
  }
  if (!hasLooks()) browserStore.write('text', preferences.text);
}
