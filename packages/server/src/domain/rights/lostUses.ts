import type { LostUse } from '@lattice/api/grantDifference';
import { type Call, restore } from '@lattice/api/call';
import { mapCall } from '@lattice/api/map/mapCall';
import { hasMap } from '@lattice/api/map/placeOf';
import type { Resource } from '@lattice/api/resource';
import { revealCall, sensitiveFields } from '@lattice/api/reveal';
import { isAllowed } from '../../access/allow.ts';
import type { Context } from '../../call/Context.ts';
import type { Person } from '../../call/Person.ts';
import type { Sql } from '../../db/Database.ts';

/** Something that people do on a register: a call, and whether a record that is there is given to it. */
interface Use {
  resource: Resource;
  name: string;
  call: Call;
  action: string;
  isKnown: boolean | null;
}

const MONTH = 31 * 24 * 60 * 60 * 1000;

/** What a call of a register lets people do; nothing where it is for everybody. */
function usesOf(resource: Resource, name: string, call: Call): Use[] {
  const { access } = call;
  const by = (action: string, isKnown: boolean | null): Use => ({ resource, name, call, action, isKnown });
  if (access === 'save') return [by('edit', true), by('add', false)];
  if (typeof access === 'object') return [by(access.permission, null)];
  return access === 'session' || access === 'anonymous' ? [] : [by(access, null)];
}

/**
 * The calls of a register that people make of their own will: those of the contract, those of our own beside them, and
 * those of the engine that nothing else comes with. Exports, comments and totals come with a look at the list.
 */
function callsOf(resource: Resource, handlers: Context['handlers']): (readonly [string, Call])[] {
  const { calls } = resource;
  const { ownCalls = {} } = handlers.get(resource.path) ?? {};
  const isRemoved = Object.values(calls).some((call) => 'plain' in call && call.plain === 'remove' && !call.final);
  return [
    ...Object.entries(calls),
    ...Object.entries(ownCalls).map(([name, { call }]) => [name, call] as const),
    ...(sensitiveFields(resource).length > 0 ? [['reveal', revealCall] as const] : []),
    ...(isRemoved ? [['restore', restore] as const] : []),
    ...(hasMap(resource) && calls.page !== undefined
      ? [['map', { ...mapCall, access: calls.page.access }] as const]
      : []),
  ];
}

/** What a person may do before and not after, of the calls of all registers. */
export function lostCalls(
  before: Person,
  after: Person,
  { resources, handlers }: Pick<Context, 'resources' | 'handlers'>,
): Use[] {
  const isHeld = (held: ReadonlySet<string> | readonly string[], those: ReadonlySet<string>) =>
    [...held].every((one) => those.has(one));
  if (isHeld(before.permissions, after.permissions) && isHeld(before.apis, new Set(after.apis))) return [];
  return [...resources.values()].flatMap((resource) =>
    callsOf(resource, handlers)
      .flatMap(([name, call]) => usesOf(resource, name, call))
      .filter(({ call, isKnown }) => {
        const input = isKnown === true ? { id: '1' } : {};
        const may = (person: Person) => isAllowed(person, { resource, call }, input, resources);
        return may(before) && !may(after);
      }),
  );
}

/** What accounts did within a month of what they would lose, by account, the most used first. */
export async function lostUses(
  sql: Sql,
  { now }: Pick<Context, 'now'>,
  tenantId: string,
  lost: ReadonlyMap<string, readonly Use[]>,
): Promise<ReadonlyMap<string, LostUse[]>> {
  const paths = [...new Set([...lost.values()].flatMap((uses) => uses.map(({ resource }) => resource.path)))];
  const found = new Map<string, LostUse[]>();
  if (paths.length === 0) return found;
  const { rows } = await sql.query<{ user: string; path: string; name: string; isKnown: boolean; times: number }>(
    `select create_user::text as user, method_class as path, method_name as name,
       coalesce(params like '%"id"%', false) as "isKnown", count(*)::int as times
     from blade_log_api
     where tenant_id = $1 and type = '1' and create_time > $2::timestamptz and create_user = any($3::bigint[])
       and method_class = any($4::text[])
     group by 1, 2, 3, 4`,
    [tenantId, new Date(now().getTime() - MONTH).toISOString(), [...lost.keys()], paths],
  );
  for (const [user, uses] of lost) {
    const counted = new Map<string, LostUse>();
    // What only serves forms is not told: nobody asked for it.
    for (const { resource, name, action, isKnown } of uses.filter((use) => use.action !== 'picker')) {
      const times = rows
        .filter((row) => row.user === user && row.path === resource.path && row.name === name)
        .filter((row) => isKnown === null || row.isKnown === isKnown)
        .reduce((sum, row) => sum + row.times, 0);
      const key = `${resource.path} ${action}`;
      if (times > 0) counted.set(key, { label: resource.label, action, times: times + (counted.get(key)?.times ?? 0) });
    }
    if (counted.size > 0)
      found.set(
        user,
        [...counted.values()].toSorted((a, b) => b.times - a.times),
      );
  }
  return found;
}
