import { Button } from '@lattice/ui/Button';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { filter } from '../../features/scene/scene.css.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useLotWords } from './useLots.ts';

/** What the lots are cut to besides the grid: state, kind of asset, year of the contract. */
export function LotTools() {
  const { t } = useLingui();
  const { choice, set } = useSceneFilters();
  const { states, uses } = useLotWords();
  const year = choice('year');
  return (
    <>
      <div className={filter}>
        <Select
          label={t`状态`}
          labelPosition="hidden"
          isCompact
          value={choice('status')}
          placeholder={t`全部状态`}
          options={states}
          onChange={(value) => set({ status: value })}
        />
      </div>
      <div className={filter}>
        <Select
          label={t`资产类型`}
          labelPosition="hidden"
          isCompact
          value={choice('use')}
          placeholder={t`全部资产类型`}
          options={uses}
          onChange={(value) => set({ use: value })}
        />
      </div>
      {year !== '' && <Button size="small" onPress={() => set({ year: '' })}>{t`取消 ${year} 年`}</Button>}
    </>
  );
}
