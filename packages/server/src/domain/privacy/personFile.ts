import { crud } from '@lattice/api/call';
import type { Field } from '@lattice/api/field';
import { targetOf } from '@lattice/api/kinds/kindOf';
import { type Resource, shortName } from '@lattice/api/resource';
import type { PersonFile, PersonSection } from '@lattice/api/resources/blade-log/privacy';
import { sensitiveFields } from '@lattice/api/reveal';
import { canSeeUnmasked, canView } from '../../access/allow.ts';
import { personOf } from '../../access/guard.ts';
import type { Context } from '../../call/Context.ts';
import { idOrNone, requiredTextIn } from '../../call/parameter.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { audit } from '../../table/audit.ts';
import { detail, page } from '../../table/read/read.ts';
import { hasTable, tableOf } from '../../table/table.ts';
import { views } from '../../table/views.ts';
import { dictionaryWord } from '../../words/dataWords.ts';
import { localize } from '../../words/localize.ts';
import { labelMessage, say } from '../../words/say.ts';

/** The registers of people and of accounts, to whose records others point. */
const [PEOPLE, ACCOUNTS] = ['source/populationinfo', 'blade-user'];
/** Records of one register that a file has at most. */
const MOST = '200';

/** Columns of a register that hold an identity number, and those that point to a person or to an account. */
function columnsOf(resource: Resource): { numbers: string[]; people: string[]; accounts: string[] } {
  const columns = [...tableOf(resource).columns.values()];
  const pointersTo = (path: string) =>
    columns
      .filter(({ field, type }) => field !== undefined && targetOf(field) === path && /^bigint\b/.test(type))
      .map(({ sql }) => sql)
      .concat(resource.path === path ? ['id'] : []);
  return {
    numbers: columns.filter(({ field }) => field?.sensitive === 'idcard').map(({ sql }) => sql),
    people: pointersTo(PEOPLE),
    accounts: pointersTo(ACCOUNTS),
  };
}

/** Who a file is about: an identity number ('' where an account was asked for), records of the person, and accounts. */
interface Subject {
  idCard: string;
  people: readonly string[];
  accounts: readonly string[];
}

/** The columns by which the records of a register are found to be a subject's. */
function findsOf(resource: Resource, { idCard, people, accounts }: Subject): { columns: string[]; values: string[] }[] {
  const columns = columnsOf(resource);
  return [
    { columns: columns.numbers, values: idCard === '' ? [] : [idCard] },
    { columns: columns.people, values: [...people] },
    { columns: columns.accounts, values: [...accounts] },
  ].filter((one) => one.columns.length > 0 && one.values.length > 0);
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
  if ((field.kind === 'computed' ? field.as : field.kind) === 'switch')
    return Number(value) === 1 ? words.yes : words.no;
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
async function sectionOf(resource: Resource, subject: Subject, words: Words, context: Context): Promise<PersonSection> {
  const { records } = await page(tableOf(resource), crud.page, { current: '1', size: MOST }, context, ({ p }) => {
    const conditions = findsOf(resource, subject).flatMap(({ columns, values }) =>
      columns.map((column) => `t.${column}::text = any(${p(values)}::text[])`),
    );
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

/** Ids of the records of a person among all people of the tenant, and of the accounts of whoever works there. */
async function subjectOf(idCard: string, userId: string | null, context: Context): Promise<Subject> {
  const { tenantId } = personOf(context);
  const ids = async (sql: string, values: readonly unknown[]) =>
    (await context.db.query<{ id: string }>(sql, [tenantId, ...values])).rows.map(({ id }) => id);
  const of = `where tenant_id = $1 and is_deleted = 0`;
  if (userId !== null) {
    const accounts = await ids(`select id::text as id from blade_user ${of} and id = $2`, [userId]);
    if (accounts.length === 0) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    return { idCard: '', people: [], accounts };
  }
  return {
    idCard,
    people: await ids(`select id::text as id from source_populationinfo ${of} and id_card = $2`, [idCard]),
    accounts: await ids(
      `select distinct user_id::text as id from grid_gridmember ${of} and id_card = $2 and user_id is not null`,
      [idCard],
    ),
  };
}

/** Whom a file is asked about, by identity number or by account, and why. */
function askedFor(input: Readonly<Record<string, unknown>>): { idCard: string; userId: string | null; reason: string } {
  const userId = idOrNone(input, 'userId');
  const idCard = userId === null ? requiredTextIn(input, 'idCard', say`公民身份号码`, 18).toUpperCase() : '';
  const reason = requiredTextIn(input, 'reason', say`用途`, 200);
  if (userId === null && !/^\d{17}[\dX]$/.test(idCard))
    throw new Refusal(400, say`公民身份号码应为 18 位`, [{ field: 'idCard', rule: 'idcardLength' }]);
  if (Array.from(reason).length < 2)
    throw new Refusal(400, say`请填写用途，2 到 200 个字`, [{ field: 'reason', rule: 'enter' }]);
  return { idCard, userId, reason };
}

/**
 * Gives what the registers keep of the person of an identity number or of an account, in the rows and masks of whoever
 * asks; who asked, why and how much was given is on record.
 */
export async function personFile(input: Readonly<Record<string, unknown>>, context: Context): Promise<PersonFile> {
  const person = personOf(context);
  const { idCard, userId, reason } = askedFor(input);
  const subject = await subjectOf(idCard, userId, context);
  const holding = [...context.resources.values()].filter(
    (one) => hasTable(one) && isRead(one) && !Object.hasOwn(views, one.path) && findsOf(one, subject).length > 0,
  );
  const open = holding.filter((one) => canView(person, one));
  const words = await wordsFor(open, context);
  const sections: PersonSection[] = [];
  for (const one of open) {
    const section = await sectionOf(one, subject, words, context);
    if (section.records.length > 0) sections.push(section);
  }
  const recordId = subject.people[0] ?? userId ?? undefined;
  const number = context.nextId();
  await context.db.tx((sql) =>
    audit(
      sql,
      { ...context, nextId: () => number },
      {
        action: 'person-file',
        path: 'blade-log/privacy',
        ...(recordId !== undefined && { recordId }),
        changes: {
          ...(idCard !== '' && { idCard: { after: `${idCard.slice(0, 6)}********${idCard.slice(-4)}` } }),
          reason: { after: reason },
          registers: { after: sections.map(({ path }) => shortName({ path })).join(',') },
          rows: { after: sections.reduce((sum, { records }) => sum + records.length, 0) },
        },
      },
    ),
  );
  return { number, sections, closed: holding.filter((one) => !canView(person, one)).map(({ label }) => label) };
}
