import { readTownMoment } from '@lattice/api/townTime';
import { visualization } from '@lattice/api/resources/visualization';
import { Empty } from '@lattice/ui/Empty';
import { Link } from '@lattice/ui/Link';
import { Panel } from '@lattice/ui/Panel';
import { Tag } from '@lattice/ui/Tag';
import { Tabs } from '@lattice/ui/Tabs';
import { Text } from '@lattice/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { record, recordName, recordPlace, records, threeLists } from '../../features/scene/scene.css.ts';
import { useBroadPanels, useOnWall } from '../../features/scene/useOnWall.ts';
import { usePanel } from '../../features/scene/usePanel.ts';
import { useSceneFilters } from '../../features/scene/useSceneFilters.ts';
import { useWays } from '../../features/scene/useWays.ts';
import { client } from '../../session/client.ts';

/** How many events of a list are drawn: as many as a panel as high as a screen has room for, fewer on upright ones. */
const MOST = 20;
const FEW = 9;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Events that are late, in work, or new today; which list stands in the address. */
export function CommandEvents() {
  const { t } = useLingui();
  const wayOf = useWays();
  const [isBroad, isWall] = [useBroadPanels(), useOnWall()];
  const { grid, choice, set } = useSceneFilters();
  const { data, panel } = usePanel({
    key: ['command', 'events', grid],
    ask: async (signal) => {
      const [calls, where] = [client(visualization), grid === '' ? {} : { gridId: grid }];
      const [late, flow, day] = await Promise.all([
        calls.getCurrentDayOverdueEventList(where, { signal }),
        calls.getCurrentDayFlowEventList(where, { signal }),
        calls.getCurrentDayEventList(where, { signal }),
      ]);
      const worstFirst = late.toSorted((one, other) => word(one.deadline).localeCompare(word(other.deadline)));
      return { late: worstFirst, flow, day };
    },
    everyMs: 30_000,
    isOfEvents: true,
  });
  const list = wayOf('/event/event');
  /** How late an event is, in whole days, or hours on its first one. */
  const lateness = (row: Readonly<Record<string, unknown>>) => {
    const late = (panel.asOf?.getTime() ?? 0) - (readTownMoment(word(row.deadline))?.getTime() ?? Number.NaN);
    if (!(late >= 0)) return null;
    const [days, hours] = [Math.floor(late / DAY), Math.floor(late / HOUR)];
    return (
      <Tag tone="critical">
        {days > 0 ? t`超期 ${days} 天` : hours > 0 ? t`超期 ${hours} 小时` : t`超期不到 1 小时`}
      </Tag>
    );
  };
  const lines = (rows: readonly Readonly<Record<string, unknown>>[], isLate = false) =>
    rows.length === 0 ? (
      <Empty title={t`没有事件`} />
    ) : (
      <ul className={records}>
        {rows.slice(0, isBroad && !isWall ? FEW : MOST).map((row) => (
          <li key={word(row.id)} className={record}>
            {list === undefined ? (
              <span className={recordName}>{word(row.eventTitle)}</span>
            ) : (
              <Link href={`${list}?open=view:${word(row.id)}`} className={recordName}>
                {word(row.eventTitle)}
              </Link>
            )}
            <span className={recordPlace}>{word(row.griddingIdName)}</span>
            {isLate && lateness(row)}
          </li>
        ))}
      </ul>
    );
  const [late, flow, day] = [data?.late ?? [], data?.flow ?? [], data?.day ?? []];
  const lists = [
    { id: 'late', label: t`超期 ${late.length}`, content: lines(late, true) },
    { id: 'flow', label: t`今日流转 ${flow.length}`, content: lines(flow) },
    { id: 'day', label: t`今日上报 ${day.length}`, content: lines(day) },
  ];
  return (
    <Panel title={t`事件动态`} {...panel} height={320} {...(list !== undefined && { href: list })}>
      {isBroad ? (
        <div className={threeLists}>
          {lists.map(({ id, label, content }) => (
            <section key={id} aria-label={label}>
              <Text as="h3" weight="bold">
                {label}
              </Text>
              {content}
            </section>
          ))}
        </div>
      ) : (
        <Tabs
          label={t`事件`}
          selected={choice('events') || 'late'}
          onSelect={(id) => set({ events: id === 'late' ? '' : id })}
          items={lists}
        />
      )}
    </Panel>
  );
}
