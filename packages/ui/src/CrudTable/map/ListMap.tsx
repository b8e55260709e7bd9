import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { isShown } from '../../DataTable/layout.ts';
import { Empty } from '../../Empty/Empty.tsx';
import { type FeatureRef, type MapLayer, MapView } from '../../MapView/MapView.tsx';
import { useShapes } from '../../PointField/useShapes.ts';
import { usePart } from '../CrudParts.tsx';
import type { CrudRow } from '../DataSource.ts';
import type { Dictionaries } from '../list/crudColumns.ts';
import { ErrorState } from '../../ErrorState/ErrorState.tsx';
import { StaleStrip } from '../../StaleStrip/StaleStrip.tsx';
import { legendEntries } from './legendEntries.ts';
import * as css from './ListMap.css.ts';
import type { RowMap } from './RowMap.ts';
import { useMapWords } from './useMapWords.ts';
import { type Placed, usePlaced } from './usePlaced.ts';

interface ListMapProps {
  /** Brings where the rows stand. */
  load: () => Promise<RowMap>;
  /** Changes whenever rows were changed, so that they are read again. */
  version: number;
  /** Rows can be selected. */
  isSelectable: boolean;
}

/** Id of the layer of the rows. */
const ROWS = 'rows';
/** Most values of a row that its card tells. */
const MOST_FACTS = 6;
const none: Dictionaries = new Map();

/** What the card of a row tells: the columns that the table shows, besides its name and its entry of the legend. */
function useFacts(legend: string | undefined) {
  const { columns } = usePart('list');
  const { settings } = usePart('settings');
  const { layout } = settings;
  return useMemo(
    () => (row: CrudRow) =>
      columns
        .filter((column) => column.isTitle !== true && column.id !== legend && isShown(column, layout))
        .map(({ header, value }) => ({ label: header, value: value(row) }))
        .filter(({ value }) => value !== '')
        .slice(0, MOST_FACTS),
    [columns, layout, legend],
  );
}

/** The rows as a layer of the map, in the tones of their states. */
function useRowLayer({ map, query, found }: Placed): MapLayer {
  const { t } = useLingui();
  const { props, dictionaries } = usePart('definition');
  const { rows } = usePart('list');
  const { fields, label, mapActs } = props;
  const unknown = t`未填写`;
  const factsIn = useFacts(map.legend);
  const legend = useMemo(
    () =>
      legendEntries(
        fields.find(({ name }) => name === map.legend),
        found.by,
        dictionaries ?? none,
        unknown,
      ),
    [fields, map, found, dictionaries, unknown],
  );
  // `found` is new whenever rows were changed, and has them asked for again.
  const ask = useMemo(
    (): NonNullable<MapLayer['ask']> => (box, zoom, signal) =>
      found.placed === 0 ? Promise.resolve({}) : map.inBox(query, box, zoom, signal),
    [map, query, found],
  );
  return useMemo(
    (): MapLayer => ({
      id: ROWS,
      label,
      look: 'points',
      isNamed: true,
      hasOutlines: map.hasOutlines === true,
      legend,
      ask,
      ...(mapActs && { acts: mapActs }),
      factsOf: async (id) => {
        const row = rows.find((one) => one.id === id) ?? (await map.rows([id]))[0];
        return row === undefined ? [] : factsIn(row);
      },
    }),
    [label, map, legend, ask, mapActs, rows, factsIn],
  );
}

const NONE: readonly FeatureRef[] = [];

function Rows({ placed, isSelectable }: { placed: Placed; isSelectable: boolean }) {
  const { t } = useLingui();
  const { props } = usePart('definition');
  const { label, sources } = props;
  const { picked, isAll, pick } = usePart('selection');
  const { onRow } = usePart('actions');
  const { view } = usePart('rights');
  const [chosen, setChosen] = useState(NONE);
  const ground = useShapes(sources.shapes);
  const layer = useRowLayer(placed);
  const layers = useMemo(
    (): MapLayer[] => [
      { id: 'ground', label: t`网格`, look: 'shapes', features: ground, isNamed: true, isGround: true },
      layer,
    ],
    [ground, layer, t],
  );
  const gathered = useMemo(
    () => (isAll ? [] : Array.from(picked.keys(), (id) => ({ layer: ROWS, id }))),
    [picked, isAll],
  );
  const selected = useMemo(() => [...gathered, ...chosen], [gathered, chosen]);
  const select = async (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !picked.has(id));
    pick(new Set([...picked.keys(), ...fresh]), await placed.map.rows(fresh));
  };
  const letGo = (id: string) => pick(new Set([...picked.keys()].filter((one) => one !== id)));
  return (
    <MapView
      label={t`${label}地图`}
      layers={layers}
      height={css.HEIGHT}
      {...(placed.found.extent !== null && { start: placed.found.extent })}
      selected={selected}
      onSelect={(feature) => setChosen(feature === null ? NONE : [feature])}
      {...(sources.base !== undefined && { base: sources.base })}
      {...(view && { onOpen: ({ id }: FeatureRef) => onRow('view', { id }) })}
      {...(isSelectable && {
        onSelectMany: (features: readonly FeatureRef[]) => void select(features.map(({ id }) => id)),
        gathering: {
          features: gathered,
          set: ({ id }: FeatureRef, isIn: boolean) => (isIn ? void select([id]) : letGo(id)),
        },
      })}
    />
  );
}

/** The rows that the list finds, on a map instead of in the table: the same search, tabs, selection and records. */
export function ListMap({ load, version, isSelectable }: ListMapProps) {
  const { t } = useLingui();
  const { query } = usePart('search');
  const { total } = usePart('list');
  const { isTree } = usePart('definition');
  const { search, any, where } = query;
  const requested = { search, ...(any && { any }), ...(where && { where }) };
  const { placed, fault, isBusy, again } = usePlaced(load, requested, version);
  const wordsOf = useMapWords();
  return (
    <div className={css.map} aria-busy={isBusy}>
      {fault !== null && placed !== null && (
        <StaleStrip asOf={new Date(placed.at)} reason={fault.message} isPending={isBusy} onRetry={again} />
      )}
      {fault !== null && placed === null ? (
        <ErrorState title={t`地图没有读出来`} message={fault.message} onRetry={again} />
      ) : placed === null ? (
        <div className={css.room} />
      ) : placed.found.placed === 0 ? (
        <div className={css.room}>
          <Empty title={t`没有可以在地图上显示的记录`} description={t`换一个筛选条件，或给记录填上位置后再来看。`} />
        </div>
      ) : (
        <>
          <p className={css.said} role="status">
            {wordsOf(placed.found, isTree || isBusy ? undefined : total)}
          </p>
          <Rows placed={placed} isSelectable={isSelectable} />
        </>
      )}
    </div>
  );
}
