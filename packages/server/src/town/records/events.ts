import { dayFrom } from '@lattice/api/day';
import { after, compact, inOfficeHours, momentOf } from '../calendar.ts';
import { type EventKind, eventKinds, eventTypes } from './eventKinds.ts';
import { idOf } from '../idOf.ts';
import { officeOf } from '../places/offices.ts';
import { Random } from '../Random.ts';
import { type Spot, spotOf } from '../fill/Spot.ts';
import { type Worker, workerAt } from '../people/staff.ts';
import { nowOf, perTown, type Scale, type Town } from '../Town.ts';

/** An event with the moments of its course, as far as it got. */
export interface TownEvent {
  id: string;
  n: number;
  no: string;
  kind: EventKind;
  categoryId: string;
  title: string;
  desc: string;
  from: string;
  level: string;
  status: string;
  spot: Spot;
  office: Worker;
  /** The department's clerk, who deals with it. */
  clerk: Worker;
  reported: string;
  accepted?: string;
  signed?: string;
  handled?: string;
  checked?: string;
  closed?: string;
  /** Whether the reporter evaluated it; what nobody evaluates is closed after a week. */
  isRated: boolean;
  deadline: string;
}

/** Id of a kind at the top, or of the nth kind of events. */
export const categoryId = (kind: string | EventKind): string =>
  typeof kind === 'string'
    ? idOf(
        'event/eventcategory',
        eventTypes.findIndex(([type]) => type === kind),
      )
    : idOf('event/eventcategory', 20 + eventKinds.indexOf(kind));

/** Days after which no event waits for anybody any more. */
const SETTLED = 45;

/** What is likely to have become of an event after some days. */
const fates = (days: number): readonly (readonly [status: string, weight: number])[] =>
  days > SETTLED
    ? [
        ['6', 905],
        ['5', 40],
        ['8', 40],
        ['7', 15],
      ]
    : days > 20
      ? [
          ['6', 860],
          ['5', 40],
          ['8', 40],
          ['7', 15],
          ['3', 30],
          ['4', 15],
        ]
      : days > 5
        ? [
            ['6', 520],
            ['5', 120],
            ['4', 110],
            ['3', 160],
            ['8', 30],
            ['7', 25],
            ['2', 35],
          ]
        : [
            ['0', 40],
            ['1', 180],
            ['2', 170],
            ['3', 300],
            ['4', 110],
            ['5', 80],
            ['6', 90],
            ['7', 20],
            ['8', 10],
          ];
const passed: Readonly<Record<string, number>> = {
  '0': -1,
  '1': 0,
  '7': 0,
  '8': 0,
  '2': 1,
  '3': 2,
  '4': 3,
  '5': 4,
  '6': 5,
};

/** After a week without an evaluation, by the clock that looks once a minute. */
const RATE_MINUTES = 7 * 24 * 60 + 1;

/**
 * How much of the year's events is recent: the power of their place in it. A sample has few, of which many are open.
 */
const RECENT: Readonly<Record<Scale, number>> = { sample: 4, town: 1.15 };

function draw(town: Town, n: number, count: number): TownEvent {
  const random = new Random(`event#${n}`);
  const days = Math.floor(((count - 1 - n) / count) ** RECENT[town.scale] * 360);
  const kind = random.weighted(
    eventKinds.map((one) => [
      one,
      { '01': 14, '05': 14, '04': 14, '08': 10, '06': 9, '03': 8, '02': 5, '07': 3, '09': 3, '10': 1 }[one.type] ?? 4,
    ]),
  );
  const spot = spotOf(town, 'event/event', n);
  const until = nowOf(town);
  const drawn = momentOf(
    dayFrom(town.today, -days),
    random.int(7 * 60, (days === 0 ? 15 : 20) * 60) + random.int(0, 59) / 60,
  );
  const reported = drawn > until ? after(until, -15) : drawn;
  const step = (since: string, low: number, high: number) => {
    const time = inOfficeHours(after(since, random.int(low, high) + random.int(0, 59) / 60));
    return time > since ? time : after(since, 1);
  };
  const accepted = step(reported, 4, 180);
  const signed = step(accepted, 6, 300);
  const handled = step(signed, 60, kind.hours * 40);
  const checked = step(handled, 30, 1200);
  const closed = step(checked, 60, 2400);
  const marks = [reported, accepted, signed, handled, checked, closed];
  const wanted = random.weighted(fates(days));
  const reach = marks.filter((mark) => mark <= until).length - 1;
  const drawnStatus = (passed[wanted] ?? 0) <= reach ? wanted : (['1', '2', '3', '4', '5'][reach] ?? '5');
  const lapsed = after(checked, RATE_MINUTES);
  const hasLapsed = drawnStatus === '5' && lapsed <= until;
  const status = hasLapsed ? '6' : drawnStatus;
  const place = `${spot.estate.name}${spot.house.building.name}`;
  const fill = (text: string) => text.replaceAll('{place}', place).replaceAll('{name}', spot.person.name);
  const went = passed[status] ?? 0;
  const office = officeOf(kind.office);
  return {
    id: idOf('event/event', n),
    n,
    no: `SJ${compact(reported)}${String(n + 1).padStart(5, '0')}`,
    kind,
    categoryId: categoryId(kind),
    title: fill(kind.title),
    desc: fill(kind.desc),
    status,
    spot,
    office: workerAt(office.id),
    clerk: workerAt(office.id, 2),
    from: random.weighted([
      ['1', 44],
      ['2', 18],
      ['5', 10],
      ['8', 10],
      ['7', 7],
      ['6', 5],
      ['3', 4],
      ['4', 2],
    ]),
    level: random.weighted([
      ['04', 90],
      ['03', 8],
      ['02', 2],
    ]),
    reported,
    deadline: after(accepted, kind.hours * 60),
    ...(went >= 1 && { accepted }),
    ...(went >= 2 && { signed }),
    ...(went >= 3 && { handled }),
    ...(went >= 4 && { checked }),
    ...(went >= 5 && { closed: hasLapsed ? lapsed : closed }),
    isRated: went >= 5 && !hasLapsed,
  };
}

/** Three thousand events of a year, in every state. */
export const events = perTown((town): readonly TownEvent[] => {
  const count = town.scale === 'town' ? 3000 : 36;
  return Array.from({ length: count }, (_, n) => draw(town, n, count));
});
