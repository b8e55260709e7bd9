import type { TestDatabase } from '@lattice/server/fixtures/openTestDatabase';
import fc from 'fast-check';
import { openTown } from './openTown.ts';

/** A line of a report, or a row of a table. */
export type Line = Readonly<Record<string, unknown>>;

/** Something that one of three members did; counted where it happened in the month. */
export interface Counted {
  who: number;
  at: { isCounted: boolean; time: string };
}

/** The month whose figures are asked for. */
export const COUNTED_MONTH = '2026-05';
/** Names of the categories of events. */
export const CATEGORIES = ['路灯', '井盖', '噪声'];

/** Everything happens at noon of a day of the month, or of the one before. */
const moment = fc
  .tuple(fc.constantFrom('2026-04', COUNTED_MONTH), fc.integer({ min: 1, max: 30 }))
  .map(([month, day]) => ({
    isCounted: month === COUNTED_MONTH,
    time: `${month}-${String(day).padStart(2, '0')} 12:00:00`,
  }));

/** A small number. */
export const few = fc.integer({ min: 0, max: 9 });

/** Up to a dozen rows, each at a random time by one of three members. */
export const rowsOf = <T extends object>(more: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<(T & Counted)[]> =>
  fc.array(
    fc
      .tuple(
        fc.record(more) as unknown as fc.Arbitrary<T>,
        fc.record({ at: moment, who: fc.integer({ min: 0, max: 2 }) }),
      )
      .map(([own, common]) => ({ ...own, ...common })),
    { maxLength: 12 },
  );

/** Patrols as they were walked. */
export const rounds = rowsOf({
  task: fc.integer({ min: 1, max: 3 }),
  due: few,
  checked: few,
  missed: few,
  abnormal: few,
  kilometres: few,
});
/** Tasks as they were handled. */
export const tasks = rowsOf({
  status: fc.constantFrom('0', '1', '2', '3', '4', '5'),
  hours: fc.option(few),
  isLate: fc.boolean(),
});
/** Entries of points. */
export const points = rowsOf({
  points: few,
  change: fc.constantFrom('1', '2'),
  status: fc.constantFrom('0', '1', '2', '3'),
});
/** Scans of codes. */
export const scans = rowsOf({ code: few, person: few });
/** Events of three categories. */
export const events = rowsOf({
  status: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8'),
  category: fc.integer({ min: 0, max: 2 }),
  isLate: fc.boolean(),
});

/** What of some rows counts for one of the members. */
export const countedOf = <T extends Counted>(rows: readonly T[], member: number): T[] =>
  rows.filter(({ who, at }) => who === member && at.isCounted);

/** Adds up what rows have. */
export const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** A share in percent with one decimal; null of nothing. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** A town of three grids with a member each, whose tables hold what a test says. */
export async function openFigureTown(database: TestDatabase) {
  const town = await openTown(database, { isSmall: true });
  const admin = await town.visit('admin');
  const grids = await town.texts("select id::text from grid_grid where grid_level = '3' order by id limit 3");
  const members: string[] = [];
  for (const griddingId of grids) members.push(await town.make('grid/gridmember', { griddingId, workState: '1' }));
  const categories: string[] = [];
  for (const categoryName of CATEGORIES) categories.push(await town.make('event/eventcategory', { categoryName }));
  let last = 9_000_000_000_000_000_000n;
  const nextNumber = () => String((last += 1n));
  const ask = <T>(address: string) => admin.ask(address).given<T>();
  return {
    grids,
    members,
    categories,
    nextNumber,
    /** The grid of a row, and the columns of its member and grid. */
    grid: ({ who }: Counted) => grids[who],
    own: ({ who }: Counted) => ({ grid_member_id: members[who], gridding_id: grids[who] }),
    /** Has a table hold these rows alone. */
    fill: async (table: string, lines: readonly Line[]) => {
      await town.db.query(`delete from ${table}`);
      for (const line of lines) {
        const whole = { id: nextNumber(), tenant_id: '000000', ...line };
        const names = Object.keys(whole);
        await town.db.query(
          `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
          Object.values(whole),
        );
      }
    },
    ask,
    close: async () => town.db.close(),
    admin,
    rows: town.rows,
    /** The lines of a report, all at once. */
    lines: async (address: string) => (await ask<{ records: Line[] }>(`${address}&size=200`)).records,
  };
}

export type FigureTown = Awaited<ReturnType<typeof openFigureTown>>;
