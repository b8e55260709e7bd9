import { Icon } from '@lattice/ui/Icon';
import { useLingui } from '@lingui/react/macro';
import { Palette } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Choice } from '../frame/Choice.tsx';
import { Flyout } from '../frame/Flyout.tsx';
import { ThemeChoice } from '../frame/ThemeChoice.tsx';
import { type Density, type TextSize, prefer, preferences } from '../preferences.ts';

/** Theme, density and text size. */
export function DisplayMenu() {
  const { t } = useLingui();
  const { density, text } = useSnapshot(preferences);
  const densities: { value: Density; label: string }[] = [
    { value: 'compact', label: t`紧凑` },
    { value: 'normal', label: t`标准` },
    { value: 'roomy', label: t`宽松` },
  ];
  const sizes: { value: TextSize; label: string }[] = [
    { value: 'normal', label: t`标准` },
    { value: 'large', label: t`大` },
    { value: 'elder', label: t`特大` },
  ];
  return (
    <Flyout label={t`外观`} button={<Icon of={Palette} />}>
      {() => (
        <>
          <ThemeChoice />
          <Choice legend={t`密度`} options={densities} value={density} onChange={(value) => prefer('density', value)} />
          <Choice legend={t`字号`} options={sizes} value={text} onChange={(value) => prefer('text', value)} />
        </>
      )}
    </Flyout>
  );
}
