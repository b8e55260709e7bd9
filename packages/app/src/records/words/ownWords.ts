import type { Option } from '@lattice/ui/Select';
import { words } from 'virtual:dictionary-words';
import { type Language, languages } from '../../../../../locales/languages.ts';

const shown: Readonly<Record<string, Language>> = languages;

/** The entries of a dictionary as this product has them, for a server that has none; none of an unknown one. */
export const ownWords = (code: string, language: string): Option[] =>
  (words[code] ?? []).map(([value, chinese, english, tone]) => ({
    value,
    label: shown[language]?.server === 'zh-CN' ? chinese : english,
    ...(tone && { tone }),
  }));
