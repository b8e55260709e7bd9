import { useLingui } from '@lingui/react/macro';
import { TriangleAlert, UserRoundX, UsersRound } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './BuildingFacade.css.ts';
import { type FacadeHouse, type FacadeUnit, floorsOf, stepFrom, usesOf } from './facade.ts';

export type { FacadeHouse, FacadeUnit } from './facade.ts';

export interface BuildingFacadeProps {
  /** The name of the building. */
  label: string;
  /** Its units side by side. */
  units: readonly FacadeUnit[];
  /** Opens a house, by its id; without it the front is only looked at. */
  onOpen?: (id: string) => void;
}

/** What a cell tells of its house, with spaces between its words, as they stand in its name. */
const Cell = ({ house: { no, use, people, keyPersons, hasHazard } }: { house: FacadeHouse }) => (
  <>
    <span className={css.number}>{no}</span>{' '}
    <span className={css.signs}>
      {keyPersons > 0 && <Icon of={UserRoundX} />}
      {hasHazard && <Icon of={TriangleAlert} />}
    </span>
    <span>{use}</span>{' '}
    <span className={css.signs}>
      {people > 0 && (
        <>
          <Icon of={UsersRound} />
          {people}
        </>
      )}
    </span>
  </>
);

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The front of a building: units across, floors down, a cell for each house in the colour of its use, with signs of key
 * persons and hazards. Arrows lead from house to house.
 */
export function BuildingFacade({ label, units, onOpen }: BuildingFacadeProps) {
  const { t } = useLingui();
  const grid = useRef<HTMLTableElement>(null);
  const floors = useMemo(() => floorsOf(units), [units]);
  const lines = useMemo(
    () => floors.map(({ stairs }) => stairs.flatMap((stair) => stair.map(({ id }) => id))),
    [floors],
  );
  const first = lines.find((line) => line.length > 0)?.[0] ?? '';
  const [current, setCurrent] = useState('');
  const stop = lines.some((line) => line.includes(current)) ? current : first;
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = stepFrom(lines, stop, isMirrored ? [way[0], -way[1]] : way);
    if (next !== null) grid.current?.querySelector<HTMLElement>(`[data-house="${CSS.escape(next)}"]`)?.focus();
  };
  const describe = ({ no, use, people, keyPersons, hasHazard }: FacadeHouse) =>
    [no, use, t`${people} 人`, keyPersons > 0 && t`重点人员 ${keyPersons} 人`, hasHazard && t`有隐患`]
      .filter((part) => part !== false && part !== '')
      .join(t`，`);
  return (
    <section aria-label={label}>
      <ul className={css.legend} aria-label={t`图例`}>
        {usesOf(units).map(({ use, tone, count }) => (
          <li key={use} className={css.tally[tone]}>
            {use} {count}
          </li>
        ))}
        {onOpen !== undefined && (
          <>
            <li className={css.tally.plain}>
              <Icon of={UserRoundX} />
              {t`有重点人员`}
            </li>
            <li className={css.tally.plain}>
              <Icon of={TriangleAlert} />
              {t`有隐患`}
            </li>
          </>
        )}
      </ul>
      <div className={css.frame}>
        <table ref={grid} aria-label={t`${label}的房屋`} className={css.front}>
          <thead>
            <tr>
              <th scope="col" className={css.name}>{t`楼层`}</th>
              {units.map(({ id, name }, at) => (
                <th key={id || `#${at}`} scope="col" className={css.name}>
                  {name === '' ? t`未分单元` : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {floors.map(({ floorNo, stairs }) => (
              <tr key={floorNo}>
                <th scope="row" className={css.floor}>
                  {floorNo < 0 ? t`地下 ${-floorNo} 层` : t`${floorNo} 层`}
                </th>
                {stairs.map((stair, at) => (
                  <td key={units[at]?.id || `#${at}`} className={css.stair}>
                    <div className={css.houses}>
                      {stair.map((house, place) =>
                        onOpen === undefined ? (
                          <div key={house.id || `#${place}`} className={css.still[house.tone]}>
                            <Cell house={house} />
                          </div>
                        ) : (
                          <button
                            key={house.id || `#${place}`}
                            type="button"
                            data-house={house.id}
                            className={css.tone[house.tone]}
                            aria-label={describe(house)}
                            tabIndex={house.id === stop ? 0 : -1}
                            onFocus={() => setCurrent(house.id)}
                            onKeyDown={onKeyDown}
                            onClick={() => onOpen(house.id)}
                          >
                            <Cell house={house} />
                          </button>
                        ),
                      )}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
