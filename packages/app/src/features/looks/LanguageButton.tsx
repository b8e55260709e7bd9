import { LanguageSwitch } from '@lattice/ui/LanguageSwitch';
import { useSnapshot } from 'valtio';
import { languages } from '../../../../../locales/languages.ts';
import { switchLanguage } from '../../base/i18n.ts';
import { type Language, preferences } from '../../base/preferences.ts';

const choices = Object.entries(languages).map(([id, { name }]) => ({ id, name }));

/** Switches to another language. */
export function LanguageButton() {
  const { language } = useSnapshot(preferences);
  return <LanguageSwitch languages={choices} value={language} onChange={(id) => switchLanguage(id as Language)} />;
}
