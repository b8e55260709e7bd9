import { type Looks as Chosen, ThemePicker } from '@lattice/ui/ThemePicker';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { setPreference, preferences } from '../../base/preferences.ts';
import { themes } from '../../base/themes.ts';

const apply = ({ theme, density, text, contrast, charts }: Partial<Chosen>) => {
  if (theme !== undefined) setPreference('theme', theme);
  if (density !== undefined) setPreference('density', density);
  if (text !== undefined) setPreference('text', text);
  if (contrast !== undefined) setPreference('contrast', contrast);
  if (charts !== undefined) setPreference('charts', charts);
};

/** Theme, density, text size, contrast, fills of charts and accent of the person; each choice shows at once. */
export function Looks() {
  const { i18n } = useLingui();
  const { accent, language: _, ...looks } = useSnapshot(preferences);
  return (
    <ThemePicker
      themes={themes.map(({ name, label }) => ({ name, label: i18n._(label) }))}
      value={looks}
      onChange={apply}
      accent={accent}
      onAccentChange={(next) => setPreference('accent', next)}
    />
  );
}
