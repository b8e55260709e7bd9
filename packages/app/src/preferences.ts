import { proxy } from 'valtio';
import { browserStore } from './browserStore.ts';

/** A language of the application. */
export type Language = 'zh' | 'en';

/** How much room controls and rows take. */
export type Density = 'compact' | 'normal' | 'roomy';

/** How large text is. */
export type TextSize = 'normal' | 'large' | 'elder';

/** What a person may choose about looks and language; kept by this browser. */
export interface Preferences {
  theme: string;
  density: Density;
  text: TextSize;
  language: Language;
  /** `narrow` shows the side bar as icons alone. */
  sidebar: 'wide' | 'narrow';
}

const defaults: Preferences = { theme: 'default', density: 'normal', text: 'normal', language: 'zh', sidebar: 'wide' };
const attributes = ['theme', 'density', 'text'] as const;

const remembered = <K extends keyof Preferences>(key: K, allowed?: readonly Preferences[K][]): Preferences[K] => {
  const value = browserStore.read(key) as Preferences[K] | null;
  return value === null || allowed?.includes(value) === false ? defaults[key] : value;
};

/** The choices of the person before this screen. */
export const preferences = proxy<Preferences>({
  theme: remembered('theme'),
  density: remembered('density', ['compact', 'normal', 'roomy']),
  text: remembered('text', ['normal', 'large', 'elder']),
  language: remembered('language', ['zh', 'en']),
  sidebar: remembered('sidebar', ['wide', 'narrow']),
});

/** Changes one choice and remembers it; looks change on `<html>` alone, without rendering. */
export function prefer<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  Object.assign(preferences, { [key]: value });
  browserStore.write(key, value);
  for (const attribute of attributes) if (attribute === key) document.documentElement.dataset[attribute] = value;
}
