import { crud } from '@lattice/api/call';
import type { Field } from '@lattice/api/field';
import { type Resource, shortName } from '@lattice/api/resource';
import type { PersonFile, PersonSection } from '@lattice/api/resources/blade-log/privacy';
import { sensitiveFields } from '@lattice/api/reveal';
import { canSeeUnmasked, canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { detail, page } from '../../table/read/read.ts';
import { hasTable, tableOf } from '../../table/table.ts';
import { dictionaryWord } from '../../words/dataWords.ts';
import { localize } from '../../words/localize.ts';
import { labelMessage, say } from '../../words/say.ts';

/** The register of people, to whose records others point. */
const PEOPLE = 'source/populationinfo';
/** Records of one register that a file has at most. */
const MOST = '200';

/** Columns of a register that hold an identity number, and those that point to a person. */
function columnsOf(resource: Resource): { numbers: string[]; people: string[] } {
  const columns = [...tableOf(resource).columns.values()];
  return {
    numbers: columns.filter(({ field }) => field?.sensitive === 'idcard').map(({ sql }) => sql),
    people: columns
      .filter(({ field, type }) => field?.to === PEOPLE && /^bigint\b/.test(type))
      .map(({ sql }) => sql)
      .concat(resource.path === PEOPLE ? ['id'] : []),
  };
}

const isRead = (resource: Resource): boolean =>
  Object.values(resource.calls).some((call) => 'plain' in call && (call.plain === 'page' || call.plain === 'list'));

/** The words of dictionaries by code and key, and of switches. */
interface Words {
  of: ReadonlyMap<string, string>;
  yes: string;
  no: string;
}

/** The words of all dictionaries that fields of some registers name. */
async function wordsFor(resources: readonly Resource[], { db, language }: Context): Promise<Words> {
  const codes = resources.flatMap(({ fields }) => Object.values(fields).flatMap(({ dict }) => dict ?? []));
  const { rows } = await db.query<{ key: string; word: string }>(
    `select code || ' ' || dict_key as key, ${dictionaryWord(language)} as word from blade_system_dict
     where is_deleted = 0 and code = any($1::text[])`,
    [codes],
  );
  return {
    of: new Map(rows.map(({ key, word }) => [key, word])),
    yes: localize(say`是`, language),
    no: localize(say`否`, language),
  };
}

/** A value as words: the names of references where the row tells them, and the words of dictionaries. */
function wordsOf(row: Readonly<Record<string, unknown>>, name: string, field: Field, words: Words): string {
  const value = row[`${name}Name`] ?? row[name];
  if (value === null || value === undefined) return '';
  if (field.kind === 'switch') return Number(value) === 1 ? words.yes : words.no;
  if (field.dict !== undefined)
    return String(value)
      .split(',')
      .map((key) => words.of.get(`${field.dict} ${key}`) ?? key)
      .join('、');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A row of a list with its sensitive values as the detail shows them: in the clear for those who may see them. */
async function clearly(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const names = sensitiveFields(resource);
  if (names.length === 0 || !canSeeUnmasked(context.person, resource)) return row;
  const whole = await detail(tableOf(resource), crud.detail, { id: String(row.id) }, context);
  return { ...row, ...Object.fromEntries(names.map((name) => [name, whole[name]])) };
}

/** What one register keeps of a person, as a list of it shows whoever asks: their rows, their masks. */
async function sectionOf(
  resource: Resource,
  idCard: string,
  people: readonly string[],
  words: Words,
  context: Context,
): Promise<PersonSection> {
  const { numbers, people: pointers } = columnsOf(resource);
  const { records } = await page(tableOf(resource), crud.page, { current: '1', size: MOST }, context, ({ p }) => {
    const conditions = [
      ...numbers.map((column) => `t.${column} = ${p(idCard)}`),
      ...pointers.map((column) => `t.${column} = any(${p(people)}::bigint[])`),
    ];
    return `(${conditions.join(' or ')})`;
  });
  const shown = Object.entries(resource.fields).filter(([, field]) => field.internal !== true);
  const whole = await Promise.all(records.map((row) => clearly(resource, row, context)));
  return {
    path: resource.path,
    label: resource.label,
    records: whole.map((row) => ({
      id: String(row.id),
      facts: shown
        .map(([name, field]) => ({
          label: localize(labelMessage(field.label), context.language),
          value: wordsOf(row, name, field, words),
        }))
        .filter(({ value }) => value !== ''),
    })),
  };
}

/** Ids of the records of a person among all people of the tenant. */
async function idsOf(idCard: string, context: Context): Promise<string[]> {
  const people = context.resources.get(PEOPLE);
  if (people === undefined) return [];
  const { rows } = await context.db.query<{ id: string }>(
    `select id::text as id from ${tableOf(people).name} where tenant_id = $1 and is_deleted = 0 and id_card = $2`,
    [personOf(context).tenantId, idCard],
  );
  return rows.map(({ id }) => id);
}

/**
 * Gives what the registers keep of the person of an identity number, in the rows and masks of whoever asks; who asked,
 * why and how much was given is on record.
 */
export async function personFile(input: Readonly<Record<string, unknown>>, context: Context): Promise<PersonFile> {
  const person = personOf(context);
  const idCard = requiredTextIn(input, 'idCard', say`公民身份号码`, 18).toUpperCase();
  const reason = requiredTextIn(input, 'reason', say`用途`, 200);
  if (!/^\d{17}[\dX]$/.test(idCard))
    throw new Refusal(400, say`公民身份号码应为 18 位`, [{ field: 'idCard', rule: 'idcardLength' }]);
  if (Array.from(reason).length < 2)
    throw new Refusal(400, say`请填写用途，2 到 200 个字`, [{ field: 'reason', rule: 'enter' }]);
  const people = await idsOf(idCard, context);
  const holding = [...context.resources.values()].filter((one) => {
    if (!hasTable(one) || !isRead(one)) return false;
    const { numbers, people: pointers } = columnsOf(one);
    return numbers.length > 0 || (pointers.length > 0 && people.length > 0);
  });
  const open = holding.filter((one) => canView(person, one));
  const words = await wordsFor(open, context);
  const sections: PersonSection[] = [];
  for (const one of open) {
    const section = await sectionOf(one, idCard, people, words, context);
    if (section.records.length > 0) sections.push(section);
  }
  const number = context.nextId();
  await context.db.tx((sql) =>
    audit(
      sql,
      { ...context, nextId: () => number },
      {
        action: 'person-file',
        path: 'blade-log/privacy',
        ...(people[0] !== undefined && { recordId: people[0] }),
        changes: {
          idCard: { after: `${idCard.slice(0, 6)}********${idCard.slice(-4)}` },
          reason: { after: reason },
          registers: { after: sections.map(({ path }) => shortName({ path })).join(',') },
          rows: { after: sections.reduce((sum, { records }) => sum + records.length, 0) },
        },
      },
    ),
  );
  return { number, sections, closed: holding.filter((one) => !canView(person, one)).map(({ label }) => label) };
}
