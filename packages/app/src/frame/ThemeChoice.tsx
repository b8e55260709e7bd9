import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { prefer, preferences } from '../preferences.ts';
import { themes } from '../themes.ts';
import { Choice } from './Choice.tsx';
import { swatch } from './Choice.css.ts';

/** Chooses among the themes that exist, each shown in small. */
export function ThemeChoice() {
  const { t } = useLingui();
  const { theme, language } = useSnapshot(preferences);
  const options = themes.map(({ name, label }) => ({ value: name, label: label[language], picture: <span className={swatch} data-theme={name} aria-hidden="true" /> }));
  const shown = options.some(({ value }) => value === theme) ? theme : 'default';
  return <Choice legend={t`主题`} options={options} value={shown} onChange={(value) => prefer('theme', value)} />;
}
