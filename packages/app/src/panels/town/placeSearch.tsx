import type { MapPoint } from '@lattice/api/resources/visualization/dispatch';
import { dispatchScreen } from '@lattice/api/resources/visualization/dispatch';
import { visualization } from '@lattice/api/resources/visualization';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { SearchField } from '@lattice/ui/SearchField';
import { Select } from '@lattice/ui/Select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { record, recordName, recordNote, records } from '../../features/scene/scene.css.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';
import { townLayers } from './townLayers.ts';

interface Words {
  griddingId?: string;
  keyword?: string;
}
type Search = (words: Words, options: { signal: AbortSignal }) => Promise<MapPoint[]>;

/** What is looked for, by its key in the address. */
const searches: Readonly<Record<string, Search>> = {
  house: (words, options) => client(visualization).seachHouseByType(words, options),
  people: (words, options) => client(dispatchScreen).searchPopulation(words, options),
  member: (words, options) => client(visualization).seachMemberByType(words, options),
  event: (words, options) => client(visualization).seachEventByType(words, options),
  device: (words, options) => client(dispatchScreen).searchDevice(words, options),
  fire: (words, options) => client(visualization).searchFireByType(words, options),
};

/** How many of what was found are listed. */
const MOST = 12;

/** Finds houses, people, members, events and devices in the chosen grid; what is found opens its record. */
export function PlaceSearch() {
  const { t } = useLingui();
  const wayOf = useWays();
  const { grid, choice, set } = useSceneFilters();
  const kind = Object.hasOwn(searches, choice('find')) ? choice('find') : 'house';
  const keyword = choice('q');
  const [draft, setDraft] = useState(keyword);
  const { data, panel } = usePanel<MapPoint[]>({
    key: ['search', kind, grid, keyword],
    ask: async (signal) =>
      keyword === ''
        ? []
        : ((await searches[kind]?.({ keyword, ...(grid !== '' && { griddingId: grid }) }, { signal })) ?? []),
    everyMs: 300_000,
  });
  const found = (data ?? []).filter(({ count }) => count === undefined);
  const total = found.length;
  // People whose single places are not shown: cells, of which the map tells how many there are.
  const people = (data ?? []).reduce((sum, { count = 0 }) => sum + count, 0);
  const hrefOf = ({ type, id }: MapPoint) => {
    const path = townLayers.find((one) => one.type === type)?.path;
    const way = path === undefined ? undefined : wayOf(`/${path}`);
    return way === undefined ? undefined : `${way}?open=view:${id}`;
  };
  return (
    <Panel title={t`查找`} {...panel} isLoading={false} asOf={null} height={120}>
      <Select
        label={t`查找什么`}
        labelPosition="hidden"
        isCompact
        isClearable={false}
        value={kind}
        options={[
          { value: 'house', label: t`房屋` },
          { value: 'people', label: t`人口` },
          { value: 'member', label: t`网格员` },
          { value: 'event', label: t`事件` },
          { value: 'device', label: t`设备` },
          { value: 'fire', label: t`消防设备` },
        ]}
        onChange={(value) => set({ find: value })}
      />
      <SearchField
        label={t`名称`}
        labelPosition="hidden"
        isCompact
        placeholder={t`输入名称，回车查找`}
        value={draft}
        onChange={setDraft}
        onSearch={(words) => set({ q: words.trim() })}
      />
      {keyword !== '' && data !== undefined && total + people === 0 && <Empty title={t`没有找到`} />}
      {people > 0 && <span className={recordNote}>{t`地图上有 ${people} 人，个人请在人口登记中查找`}</span>}
      <ul className={records}>
        {found.slice(0, MOST).map((one) => {
          const href = hrefOf(one);
          return (
            <li key={`${one.type}-${one.id}`} className={record}>
              {href === undefined ? (
                <span className={recordName}>{one.name}</span>
              ) : (
                <Link href={href} className={recordName}>
                  {one.name}
                </Link>
              )}
              <span className={recordNote}>{one.address}</span>
            </li>
          );
        })}
      </ul>
      {total > MOST && <span className={recordNote}>{t`共找到 ${total} 条，请输入更多的字`}</span>}
    </Panel>
  );
}
