import { townDay } from '@lattice/api/townTime';
import { Button } from '@lattice/ui/Button';
import { Card } from '@lattice/ui/Card';
import { DatePicker } from '@lattice/ui/DatePicker';
import { Empty } from '@lattice/ui/Empty';
import { Icon } from '@lattice/ui/Icon';
import { Page } from '@lattice/ui/Page';
import { Skeleton } from '@lattice/ui/Skeleton';
import { Text } from '@lattice/ui/Text';
import { TrackPlayer } from '@lattice/ui/TrackPlayer';
import { lazyPart } from '@lattice/ui/lazyPart';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type JournalRow, eventsOf, journalOf, wordsOf } from '../../features/command/journal.ts';
import { question } from '../../features/report/report.css.ts';
import { answerOf } from '../../features/screen/answerOf.tsx';
import type { Mover } from '../../features/tracks/tracksOf.ts';
import { tracksOf } from '../../features/tracks/tracksOf.ts';
import { useDictionary } from '../../features/words/useDictionary.ts';
import { useSearch } from '../../navigation/useSearch.ts';
import { useGridGround } from '../../features/scene/useGridGround.ts';
import { useCodes } from '../../session/useCodes.ts';
import { moversOf } from './moversOf.ts';

const JournalPrint = lazyPart(async () => (await import('../../features/command/JournalPrint.tsx')).JournalPrint);

/** Key of `dispatch_status` of what did not come about. */
const FAILED = '2';
const NO_LINES: readonly JournalRow[] = [];
const NOBODY: readonly Mover[] = [];

/** What course is shown, from the address: that of an event, of a plan, or of a day. */
function useCourse() {
  const [params, setParams] = useSearch();
  const [now] = useState(() => townDay());
  const [event, plan, day] = [params.get('event') ?? '', params.get('plan') ?? '', params.get('day') ?? ''];
  return useMemo(() => {
    const shown = day || now;
    const query: Record<string, string> =
      event !== ''
        ? { eventId: event }
        : plan !== ''
          ? { planId: plan }
          : { startTime_dategt: `${shown} 00:00:00`, startTime_datelt: `${shown} 23:59:59` };
    return {
      isDay: event === '' && plan === '',
      day: shown,
      name: params.get('name') ?? '',
      query,
      setDay: (next: string) => setParams(new URLSearchParams(next === '' ? {} : { day: next })),
    };
  }, [event, plan, day, now, params, setParams]);
}

/** 调度回放: all that was done about an event, in a plan or on a day, played on map and line of time, and on paper. */
export function ReplayScreen() {
  const { t } = useLingui();
  const codes = useCodes();
  const { isDay, day, name, query, setDay } = useCourse();
  const [isPrinting, setPrinting] = useState(false);
  const types = useDictionary('dispatch_type');
  const states = useDictionary('dispatch_status');
  const key = JSON.stringify(query);
  const { data, fault } = answerOf(
    useQuery({
      queryKey: ['rows', 'dispatch/recorddispatch', 'course', key],
      queryFn: async ({ signal }) => journalOf(query, signal),
    }),
  );
  const lines = data ?? NO_LINES;
  const { data: movers = NOBODY } = useQuery({
    queryKey: ['rows', 'grid/gridmembertrajectory', 'course', key, lines.length],
    queryFn: async ({ signal }) => moversOf(lines, codes ?? new Set(), signal),
    enabled: codes !== undefined && lines.length > 0,
  });
  const ground = useGridGround();
  const layers = useMemo(() => [ground], [ground]);
  const events = useMemo(
    () =>
      eventsOf(lines, (line) => {
        const [type, words, from] = [types.get(line.dispatchType) ?? '', wordsOf(line), line.sendUserName ?? ''];
        const drill = line.isDrill === 1 ? t`演练` : '';
        const failed = line.status === FAILED ? (states.get(FAILED) ?? '') : '';
        return [type, drill, words, from, failed].filter((part) => part !== '').join(' · ');
      }),
    [lines, types, states, t],
  );
  const tracks = useMemo(() => tracksOf(movers), [movers]);
  const subject = name !== '' ? name : isDay ? day : (lines.at(-1)?.address ?? '');
  const count = lines.length;
  const print = (
    <Button icon={<Icon of={Printer} />} isDisabled={count === 0} onPress={() => setPrinting(true)}>
      {t`打印报告`}
    </Button>
  );
  return (
    <Page title={t`调度回放`} actions={print}>
      <Card>
        <div className={question}>
          {isDay ? <DatePicker label={t`日期`} value={day} onChange={setDay} /> : <Text weight="bold">{subject}</Text>}
          {data !== undefined && <Text tone="muted">{t`共 ${count} 个调度动作`}</Text>}
        </div>
        {fault}
        {fault === null && data === undefined && <Skeleton kind="rows" count={10} />}
        {data !== undefined && events.length === 0 && (
          <Empty title={t`没有调度动作`} description={isDay ? t`换一个日期再看。` : t`对它还没有调度过。`} />
        )}
        {events.length > 0 && (
          <TrackPlayer
            key={`${key} ${count}`}
            label={t`${subject} 的调度过程`}
            tracks={tracks}
            events={events}
            layers={layers}
            isUnfolding
            height="min(56vh, 36rem)"
          />
        )}
      </Card>
      {isPrinting && <JournalPrint subject={subject} lines={lines} onClose={() => setPrinting(false)} />}
    </Page>
  );
}
