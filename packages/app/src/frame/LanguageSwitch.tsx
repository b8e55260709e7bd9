import { Icon } from '@lattice/ui/Icon';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageTag, switchLanguage } from '../i18n.ts';
import { preferences } from '../preferences.ts';
import { trigger, words } from './Flyout.css.ts';

const names = { zh: '中文', en: 'English' };

/** Switches to the other language, which it names in its own words. */
export function LanguageSwitch() {
  const { language } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const other = language === 'zh' ? 'en' : 'zh';
  const change = () => {
    setBusy(true);
    switchLanguage(other).catch(() => null).finally(() => setBusy(false));
  };
  return (
    <button type="button" className={trigger} lang={languageTag(other)} aria-label={names[other]} aria-busy={isBusy} onClick={change}>
      <Icon of={Languages} />
      <span className={words}>{names[other]}</span>
    </button>
  );
}
