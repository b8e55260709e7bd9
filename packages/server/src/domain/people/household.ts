import { crud } from '@lattice/api/call';
import type { Id } from '@lattice/api/field';
import {
  type Draft,
  type Household,
  type HouseholdEntry,
  type HouseholdMember,
  MAX_ENTRIES,
  MAX_MEMBERS,
  type SavedHousehold,
} from '@lattice/api/household/household';
import { type Place, placeName } from '@lattice/api/household/place';
import { writeHousehold } from '@lattice/api/household/writeHousehold';
import type { Resource } from '@lattice/api/resource';
import { houseinfo } from '@lattice/api/resources/source/houseinfo';
import { housepopulationintermediate } from '@lattice/api/resources/source/housepopulationintermediate';
import { populationinfo } from '@lattice/api/resources/source/populationinfo';
import { isAllowed } from '../../access/allow.ts';
import { scopesFor } from '../../access/scopes.ts';
import type { Context } from '../../call/Context.ts';
import { transactionContext } from '../../call/transactionContext.ts';
import type { Sql } from '../../db/Database.ts';
import { Refusal } from '../../errors/Refusal.ts';
import { wireRow } from '../../table/bodyValues.ts';
import { scopeOf } from '../../table/read/read.ts';
import { columnOf, hasTable, tableOf } from '../../table/table.ts';
import { maskedValue } from '../../table/value.ts';
import { submit } from '../../table/write/submit.ts';
import { labelMessage, say } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

const unreadable = () => new Refusal(400, say`参数中含有不能识别的值，请检查后重试`);

const draftIn = (value: unknown): Draft => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Draft;
};
const draftOrNone = (value: unknown): Draft | undefined => (value === undefined ? undefined : draftIn(value));

function listIn(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) throw unreadable();
  return value;
}

function memberIn(value: unknown): HouseholdMember {
  const { person, link, leaves, registers } = draftIn(value);
  const entries = listIn(registers ?? [], MAX_ENTRIES).map((one): HouseholdEntry => {
    const { path, row } = draftIn(one);
    if (typeof path !== 'string') throw unreadable();
    return { path, row: draftIn(row) };
  });
  const [linked, left] = [draftOrNone(link), draftOrNone(leaves)];
  return {
    person: draftIn(person),
    ...(linked && { link: linked }),
    ...(left && { leaves: left }),
    registers: entries,
  };
}

/** A household as it came over the wire; refused with 400 where it has another shape. */
function householdIn({ house, householder = 0, isOwned = false, members }: Input): Household {
  const list = listIn(members, MAX_MEMBERS).map(memberIn);
  if (typeof householder !== 'number' || !Number.isInteger(householder) || householder < 0) throw unreadable();
  return { house: draftIn(house), householder, isOwned: isOwned === true, members: list };
}

/** The field of a record beside which a refusal without a field is told. */
const leadOf = (resource: Resource, place: Place): string =>
  place.part === 'link' || place.part === 'leaves' ? 'houseId' : (resource.title ?? 'id');

/** A refusal told of its record: its words name it, and its issues carry its place. */
const at = (place: Place, resource: Resource, { code, words, issues }: Refusal): Refusal =>
  new Refusal(
    code,
    place.part === 'house'
      ? say`${labelMessage(resource.label)}：${words}`
      : say`第${place.member + 1}人，${labelMessage(resource.label)}：${words}`,
    (issues.length > 0
      ? issues
      : [{ field: leadOf(resource, place), rule: 'refused' as const, params: { reason: words } }]
    ).map((issue) => ({ ...issue, field: `${placeName(place)}.${issue.field}` })),
  );

/** Writes and reads of a household inside of one transaction. */
class HouseholdWork {
  readonly #sql: Sql;
  readonly #context: Context;

  constructor(sql: Sql, context: Context) {
    this.#sql = sql;
    this.#context = transactionContext(context, sql);
  }

  /** A row that the person sees, in the clear; refused where there is none. `ending` closes the statement. */
  async #seen(resource: Resource, id: Id, ending = ''): Promise<Draft | null> {
    const table = tableOf(resource);
    const params: unknown[] = [id];
    const { rows } = await this.#sql.query(
      `select t.* from ${table.name} t where t.id::text = $1 and ${scopeOf(table, this.#context, params)}${ending}`,
      params,
    );
    return rows[0] === undefined ? null : wireRow(table, rows[0]);
  }

  #registerAt(path: string): Resource {
    const resource = this.#context.resources.get(path);
    const call = resource?.calls.submit;
    if (resource === undefined || !hasTable(resource) || call === undefined || !('plain' in call))
      throw new Refusal(400, say`“${path.slice(0, 60)}”不是可以登记的数据`);
    return resource;
  }

  /** Refuses to link a person a second time to the house where they live. */
  async #refuseTwice({ houseId, populationId }: Draft): Promise<void> {
    const { rows } = await this.#sql.query(
      `select 1
        from source_housepopulationintermediate
        where house_id::text = $1 and population_id::text = $2 and is_current = 1 and is_deleted = 0`,
      [houseId, populationId],
    );
    if (rows.length > 0) throw new Refusal(400, say`这个人已登记在这套房屋，请重新查找后再试`);
  }

  /** Refuses a new house at an address that its grid has a house at already. */
  async #refuseSameAddress(resource: Resource, id: Id): Promise<void> {
    const { rows } = await this.#sql.query<{ address: string }>(
      `select h.address
        from source_houseinfo h
        join source_houseinfo other on other.id <> h.id and other.address = h.address
          and other.gridding_id = h.gridding_id and other.is_deleted = 0 and other.tenant_id = h.tenant_id
        where h.id = $1 limit 1`,
      [id],
    );
    const [same] = rows;
    if (same === undefined) return;
    const value = String(maskedValue(columnOf(tableOf(resource), 'address').field, same.address));
    throw new Refusal(400, say`这个地址已登记房屋，请查找后在它下面登记`, [
      { field: 'address', rule: 'taken', params: { value } },
    ]);
  }

  /**
   * Refuses a row in a grid that the person does not look after, where it is grids that say what they see: having made
   * it oneself is not enough.
   */
  async #refuseOutside(resource: Resource, id: Id): Promise<void> {
    const { person } = this.#context;
    const scopes = (person && scopesFor(person, resource)) ?? [];
    if (!scopes.some(({ scopeValue }) => /\{(?:my|dept)Grids\}/.test(scopeValue))) return;
    const table = tableOf(resource);
    const params: unknown[] = [id];
    const columns = [...table.columns.values()].flatMap(({ sql }) =>
      sql === 'create_user' || sql === 'create_dept' ? [] : [`r."${sql}"`],
    );
    const { rows } = await this.#sql.query(
      `select 1
        from (select ${columns.join(', ')}, null::bigint as create_user, null::bigint as create_dept
            from ${table.name} r where r.id = $1) t
        where ${scopeOf(table, this.#context, params)}`,
      params,
    );
    if (rows.length > 0) return;
    const reason = say`不在您负责的范围内，请核对所属网格`;
    throw new Refusal(403, reason, [{ field: 'griddingId', rule: 'refused', params: { reason } }]);
  }

  async #save(resource: Resource, row: Draft, place: Place): Promise<Id> {
    const context = this.#context;
    const call = resource.calls.submit ?? crud.submit;
    if (!isAllowed(context.person, { resource, call }, row, context.resources))
      throw new Refusal(403, say`请求被拒绝：您没有这项操作的权限，请联系管理员`);
    if (place.part === 'link') await this.#refuseTwice(row);
    const own = context.handlers.get(resource.path)?.handlers.submit;
    const saved = (await (own === undefined
      ? submit(tableOf(resource), crud.submit, row, context)
      : own(row, context))) as { id: Id };
    if (place.part === 'house' && (row.id ?? '') === '') await this.#refuseSameAddress(resource, saved.id);
    if (place.part === 'house' || place.part === 'person') await this.#refuseOutside(resource, saved.id);
    return saved.id;
  }

  async write(place: Place, path: string, row: Draft): Promise<Id> {
    const resource = this.#registerAt(path);
    try {
      return await this.#save(resource, row, place);
    } catch (error) {
      throw error instanceof Refusal ? at(place, resource, error) : error;
    }
  }

  /** A row in the clear, locked where it is a house or a person; refused where the person does not see it. */
  async read(path: string, id: Id): Promise<Draft> {
    const resource = this.#registerAt(path);
    const isLocked = path === houseinfo.path || path === populationinfo.path;
    const row = await this.#seen(resource, id, isLocked ? ' for update' : '');
    if (row === null) throw new Refusal(400, say`记录不存在或已被删除，请刷新列表`);
    return row;
  }

  async fieldsOf(path: string) {
    return this.#registerAt(path).fields;
  }
}

/**
 * Saves a house with people, links and registers in one transaction, each by the rights, rules and notes of its own
 * register; households of a tenant are saved one after the other.
 */
export async function saveHousehold(input: Input, context: Context): Promise<SavedHousehold> {
  const household = householdIn(input);
  return context.db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtext($1))', [
      `${housepopulationintermediate.path}.${context.person?.tenantId ?? ''}`,
    ]);
    const work = new HouseholdWork(sql, context);
    for (const { person } of household.members)
      if ((person.id ?? '') !== '') await work.read(populationinfo.path, String(person.id));
    return writeHousehold(household, {
      write: (place, path, row) => work.write(place, path, row),
      read: (path, id) => work.read(path, id),
      fieldsOf: (path) => work.fieldsOf(path),
    });
  });
}
