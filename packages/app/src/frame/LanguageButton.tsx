import { LanguageSwitch } from '@lattice/ui/LanguageSwitch';
import { useSnapshot } from 'valtio';
import { switchLanguage } from '../i18n.ts';
import { type Language, preferences } from '../preferences.ts';

const languages: { id: Language; name: string }[] = [{ id: 'zh', name: '中文' }, { id: 'en', name: 'English' }];

/** Switches to the other language. */
export function LanguageButton() {
  const { language } = useSnapshot(preferences);
  return <LanguageSwitch languages={languages} value={language} onChange={(id) => switchLanguage(id as Language)} />;
}
