import { displayScenes } from '@lattice/api/displayCalls';
import { Button } from '@lattice/ui/Button';
import { Icon } from '@lattice/ui/Icon';
import { Link } from '@lattice/ui/Link';
import { Select } from '@lattice/ui/Select';
import { TreeSelect } from '@lattice/ui/TreeSelect';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { House, MonitorUp } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePathname } from '../../navigation/Address.tsx';
import { HOME } from '../../navigation/Page.ts';
import { session } from '../../session/session.ts';
import { treeReader } from '../../records/treeReader.ts';
import { filter, home } from './scene.css.ts';
import { useMayRead } from './useWays.ts';
import { useSceneFilters } from './useSceneFilters.ts';

const DisplayDialog = lazyPart(async () => (await import('../display/DisplayDialog.tsx')).DisplayDialog);
const KioskBar = lazyPart(async () => (await import('../display/KioskBar.tsx')).KioskBar);

const grids = treeReader('grid/grid');

/** The filters of a scene: which grid, which period; and the way back to the first page. */
export function SceneTools({ hasPeriod = false }: { hasPeriod?: boolean }) {
  const { t } = useLingui();
  const { grid, period, set } = useSceneFilters();
  const { abilities, display } = useSnapshot(session);
  const pathname = usePathname();
  const mayRead = useMayRead();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={filter}>
        <TreeSelect
          label={t`网格`}
          labelPosition="hidden"
          isCompact
          source={grids}
          value={grid}
          placeholder={t`全镇`}
          onChange={(id) => set({ grid: id })}
        />
      </div>
      {hasPeriod && (
        <div className={filter}>
          <Select
            label={t`时段`}
            labelPosition="hidden"
            isCompact
            value={period}
            placeholder={t`全部时段`}
            options={[
              { value: '1', label: t`今天` },
              { value: '2', label: t`本周` },
              { value: '3', label: t`本月` },
              { value: '4', label: t`本年` },
            ]}
            onChange={(value) => set({ period: value })}
          />
        </div>
      )}
      {display === null ? (
        <>
          <Link href={HOME} className={home}>
            <Icon of={House} size="16px" />
            {t`工作台`}
          </Link>
          {abilities.includes('display') && Object.hasOwn(displayScenes, pathname) && (
            <Button size="small" icon={<Icon of={MonitorUp} />} onPress={() => setOpen(true)}>{t`投屏`}</Button>
          )}
          {isOpen && <DisplayDialog mayShow={mayRead} onClose={() => setOpen(false)} />}
        </>
      ) : (
        <KioskBar scenes={display.scenes} />
      )}
    </>
  );
}
