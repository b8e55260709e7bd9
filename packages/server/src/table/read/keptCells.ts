import { type CellSides, sidesOf } from './mapBox.ts';
import { type CellQuestion, type CellRow, type PlacedId, countedCells, placedIds } from './mapCells.ts';

/** Rows of a table from which on its cells are kept: as many are counted in a moment. */
const MANY = 10_000;
/** Zoom whose cells are kept; boxes of a greater one hold few rows and are counted each time. */
const ZOOM = 16;
/** Milliseconds for which cells are good, and for how many times of their making at least. */
const GOOD = 60_000;
const TIMES = 30;
/** Milliseconds after which old cells are not shown while new ones are counted. */
const OLD = 600_000;
/** Questions whose cells are kept. */
const MOST = 40;
/** Rows of a question up to which their ids are kept, too: what one person sees of a town by the own grid. */
const FEW = 10_000;

/** The counted cells of a question. */
export interface KeptCells {
  sides: CellSides;
  rows: readonly CellRow[];
  /** Where each row stands, the last id at the end; null where they are many. */
  placed: readonly PlacedId[] | null;
}

interface Kept {
  cells: KeptCells;
  at: number;
  took: number;
}

interface Entry {
  known: Kept | null;
  /** New cells that are being counted. */
  coming: Promise<Kept> | null;
}

/** What is kept, by database and question; the last used is the last. */
const stores = new WeakMap<object, Map<string, Entry>>();

async function isLarge({ table, context }: CellQuestion): Promise<boolean> {
  const { rows } = await context.db.query<{ many: boolean }>(
    'select reltuples >= $2 as many from pg_class where oid = to_regclass($1)',
    [table.name, MANY],
  );
  return rows[0]?.many === true;
}

async function count(question: CellQuestion, sides: CellSides): Promise<Kept> {
  const began = performance.now();
  const rows = await countedCells(question, sides);
  const isFew = rows.reduce((sum, { n }) => sum + n, 0) <= FEW;
  const placed = isFew ? await placedIds(question) : null;
  const at = performance.now();
  return { cells: { sides, rows, placed }, at, took: at - began };
}

/**
 * The counted cells of a question about a large table; null for others. Counting a million rows takes seconds, so the
 * cells of a question, with the scope and the conditions in it, are kept for a minute and then counted anew beside it.
 */
export async function keptCells(question: CellQuestion, isAnonymous: boolean): Promise<KeptCells | null> {
  if (!(await isLarge(question))) return null;
  const { table, where, context } = question;
  const store = stores.get(context.db) ?? new Map<string, Entry>();
  stores.set(context.db, store);
  const key = JSON.stringify([table.name, isAnonymous, where.sql, where.params], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const entry: Entry = store.get(key) ?? { known: null, coming: null };
  store.delete(key);
  store.set(key, entry);
  for (const [oldest] of store) if (store.size > MOST) store.delete(oldest);
  const { known } = entry;
  const age = known === null ? Infinity : performance.now() - known.at;
  if (known !== null && age < Math.max(GOOD, known.took * TIMES)) return known.cells;
  entry.coming ??= count(question, sidesOf(ZOOM, isAnonymous)).finally(() => (entry.coming = null));
  entry.coming.then(
    (counted) => (entry.known = counted),
    () => null,
  );
  return known !== null && age < OLD ? known.cells : (await entry.coming).cells;
}
