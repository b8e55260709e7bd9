import { Flyout } from '@lattice/ui/Flyout';
import { Icon } from '@lattice/ui/Icon';
import { Skeleton } from '@lattice/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { Palette } from 'lucide-react';
import { Screen } from '../screen/Screen.tsx';

const load = () => import('./Looks.tsx').then((m) => m.Looks);
const ahead = () => void load().catch(() => null);

/** Opens the appearance settings, whose code is loaded on demand. */
export function LooksMenu() {
  const { t } = useLingui();
  return (
    <Flyout label={t`外观`} button={<Icon of={Palette} />} width={480} onApproach={ahead}>
      {() => <Screen load={load} fallback={<Skeleton kind="rows" count={8} />} />}
    </Flyout>
  );
}
