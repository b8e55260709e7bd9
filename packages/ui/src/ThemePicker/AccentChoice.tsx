import { useLingui } from '@lingui/react/macro';
import { ColourPicker } from '../ColourPicker/ColourPicker.tsx';
import { useHasPage } from '../LayoutSize/useHasPage.ts';
import { accentHere } from '../theme/applyAccent.ts';
import type { Hex } from '../theme/contrast.ts';
import { RowChoice } from './RowChoice.tsx';

interface AccentChoiceProps {
  /** The user's own accent; null leaves the theme's. */
  value: Hex | null;
  /** Called with the new one. */
  onChange: (value: Hex | null) => void;
}

const first: Hex = '#409eff';

/** The accent of the theme or one of the user's own, with what the theme made of it. */
export function AccentChoice({ value, onChange }: AccentChoiceProps) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  return (
    <>
      <RowChoice
        legend={t`主题色`}
        value={value === null ? 'theme' : 'own'}
        onChange={(next) => onChange(next === 'own' ? first : null)}
        options={[
          ['theme', t`跟随主题`],
          ['own', t`自选颜色`],
        ]}
      />
      {value !== null && (
        <ColourPicker
          label={t`自选颜色`}
          value={value}
          onChange={onChange}
          {...(hasPage && { accent: accentHere(value) })}
        />
      )}
    </>
  );
}
