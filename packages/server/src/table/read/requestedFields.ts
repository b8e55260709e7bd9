import type { PlainCall } from '@lattice/api/call';
import type { Context, Handler } from '../../call/Context.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { say, labelMessage } from '../../words/say.ts';
import type { Table } from '../table.ts';

/**
 * Names of the fields and system columns of which the rows of a list are to consist; the name of a referenced record
 * belongs to its reference.
 */
export type RequestedFields = ReadonlySet<string>;

type Input = Readonly<Record<string, unknown>>;
type WireRow = Readonly<Record<string, unknown>>;

/** What a list itself reads of its rows, to nest them and to look for those below them. */
const OWN = ['id', 'parentId'];

/** Where the wire puts the name of what a reference points to. */
const nameOf = (reference: string): string => (reference === 'parentId' ? 'parentName' : `${reference}Name`);

/**
 * Reads the parameter `fields` of a list, names joined by commas; null where it asks for all.
 *
 * @throws {Refusal} 400 for what is no field of the register, or never leaves the server.
 */
export function requestedFields({ resource, columns }: Table, raw: unknown): RequestedFields | null {
  if (raw === undefined || raw === null || raw === '') return null;
  const known = new Set([
    ...[...columns.values()].filter(({ field }) => field?.secret !== true).map(({ name }) => name),
    ...Object.entries(resource.fields).flatMap(([name, { kind }]) => (kind === 'computed' ? [name] : [])),
  ]);
  const requested = String(raw).split(',');
  const unknown = requested.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Refusal(
      400,
      say`参数“fields”中的“${unknown.slice(0, 60)}”不是${labelMessage(resource.label)}的字段，请检查字段名`,
    );
  return new Set([...OWN, ...requested, ...requested.map(nameOf)]);
}

/** Answers a page or a list of which the parameter `fields` may ask for some fields alone. */
export const withRequestedFields =
  <T>(
    read: (
      table: Table,
      call: PlainCall,
      input: Input,
      context: Context,
      narrow: undefined,
      fields: RequestedFields | null,
    ) => Promise<T>,
  ) =>
  async (table: Table, call: PlainCall, { fields, ...input }: Input, context: Context): Promise<T> =>
    read(table, call, input, context, undefined, requestedFields(table, fields));

/**
 * Lets a handler that reads whole rows answer a page or a list of some fields alone; what is no field of the register
 * stays.
 */
export const pickRequestedFields =
  (table: Table, answer: Handler): Handler =>
  async ({ fields: raw, ...input }, context) => {
    const fields = requestedFields(table, raw);
    const found = await answer(input, context);
    if (fields === null) return found;
    const known = new Set(
      [...table.columns.keys(), ...Object.keys(table.resource.fields)].flatMap((name) => [name, nameOf(name)]),
    );
    const trim = (row: WireRow): WireRow =>
      Object.fromEntries(Object.entries(row).filter(([name]) => fields.has(name) || !known.has(name)));
    if (Array.isArray(found)) return (found as WireRow[]).map(trim);
    const { records, ...paging } = found as { records: readonly WireRow[] };
    return { ...paging, records: records.map(trim) };
  };
