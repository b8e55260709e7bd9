import type { Call } from '@lattice/api/call';
import { type Resource, permissionCode, shortName } from '@lattice/api/resource';
import { type Mandate, mandates } from '@lattice/api/resources/blade-system/separation';
import type { Person } from '../call/Person.ts';
import { savePermissionsOf } from './savePermissionsOf.ts';

/** Whose work something is: of these administrators, of people without a mandate (none), or of all. */
type Share = readonly Mandate[] | 'all';

interface Work {
  read: Share;
  write: Share;
  /** Calls that are the work of others than the rest, by path. */
  calls?: Readonly<Record<string, Share>>;
}

const [SYSTEM, SECURITY, AUDIT] = [['system'], ['security'], ['audit']] as const;
const BOTH = ['system', 'security'] as const;

/** Whose work the registers of the administration are, by path or by its beginning; the longest that fits counts. */
const works: Readonly<Record<string, Work>> = {
  'blade-user': {
    read: BOTH,
    write: SYSTEM,
    calls: { grant: SECURITY, unlock: SECURITY, sight: SECURITY, 'button-sight': SECURITY },
  },
  'blade-auth/view-as': { read: SECURITY, write: SECURITY },
  'blade-system': { read: BOTH, write: SYSTEM },
  'blade-system/param': { read: BOTH, write: BOTH },
  'blade-system/role': { read: BOTH, write: SECURITY },
  'blade-system/data-scope': { read: SECURITY, write: SECURITY },
  'blade-system/api-scope': { read: SECURITY, write: SECURITY },
  'blade-system/menu': {
    read: BOTH,
    write: SYSTEM,
    calls: { 'grant-tree': SECURITY, 'role-tree-keys': SECURITY, 'grant-top-tree': SYSTEM, 'top-tree-keys': SYSTEM },
  },
  'blade-system/separation': { read: 'all', write: SYSTEM, calls: { decide: SECURITY, prepare: [] } },
  'blade-log': { read: AUDIT, write: AUDIT },
  'blade-log/api': { read: ['system', 'audit'], write: AUDIT },
  'blade-log/error': { read: ['system', 'audit'], write: AUDIT },
  'blade-log/security': { read: 'all', write: [] },
  'blade-log/privacy': { read: 'all', write: [] },
  'blade-develop': { read: SYSTEM, write: SYSTEM },
  'blade-resource/oss': { read: SYSTEM, write: SYSTEM },
  'blade-resource/sms': { read: SYSTEM, write: SYSTEM },
  'systemset/parameter': { read: SYSTEM, write: SYSTEM },
  'systemset/baseMap': { read: SYSTEM, write: SYSTEM, calls: { offered: 'all' } },
  'krd/license': { read: SYSTEM, write: SYSTEM },
};

/** Whose work a register is; undefined for those that are nobody's alone. */
const workOf = ({ path }: Pick<Resource, 'path'>): Work | undefined => {
  const found = Object.keys(works)
    .filter((one) => path === one || path.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length)[0];
  return found === undefined ? undefined : works[found];
};

type Asked = Pick<Call, 'path' | 'access'> & Partial<Pick<Call, 'method'>>;

const reads = ({ method, access }: Asked) =>
  method === 'GET' || access === 'view' || (typeof access === 'object' && access.orView === true);

/** Whose work a call is. */
function shareOf(resource: Pick<Resource, 'path'>, call: Asked): Share {
  const work = workOf(resource);
  if (work === undefined) return [];
  return work.calls?.[call.path] ?? (reads(call) ? work.read : work.write);
}

const isShared = (share: Share, mandate: NonNullable<Person['mandate']>): boolean =>
  share === 'all' || (mandate === 'none' ? share.length === 0 : share.includes(mandate));

/**
 * Whether a call is a person's work while the three administrators are kept apart; what only chooses a record for
 * another register is everybody's.
 */
export const isWithinMandate = (
  { mandate }: Pick<Person, 'mandate'>,
  resource: Pick<Resource, 'path'>,
  call: Asked,
): boolean => mandate === undefined || call.access === 'picker' || isShared(shareOf(resource, call), mandate);

/** Whether a person reads a register while the three administrators are kept apart. */
export const isReadWithinMandate = ({ mandate }: Pick<Person, 'mandate'>, resource: Pick<Resource, 'path'>): boolean =>
  mandate === undefined || isShared(workOf(resource)?.read ?? [], mandate);

const sharesIn = (resource: Resource): (readonly [code: string, share: Share])[] => {
  const work = workOf(resource) ?? { read: [], write: [] };
  const code = (action: string) => permissionCode(resource, action);
  return [
    [shortName(resource), work.read],
    [code('view'), work.read],
    ...[...savePermissionsOf(resource), 'delete', 'reveal'].map((action) => [code(action), work.write] as const),
    ...Object.values(resource.calls).flatMap((call) =>
      typeof call.access === 'object' ? [[code(call.access.permission), shareOf(resource, call)] as const] : [],
    ),
  ];
};

const known = new WeakMap<ReadonlyMap<string, Resource>, ReadonlyMap<string, Share[]>>();

function codeShares(resources: ReadonlyMap<string, Resource>): ReadonlyMap<string, Share[]> {
  const there = known.get(resources);
  if (there !== undefined) return there;
  const shares = new Map<string, Share[]>();
  for (const [code, share] of [...resources.values()].flatMap(sharesIn))
    shares.set(code, [...(shares.get(code) ?? []), share]);
  known.set(resources, shares);
  return shares;
}

/** Codes of entries and permissions that are the work of one administrator. */
export const codesOfMandate = (mandate: Mandate, resources: ReadonlyMap<string, Resource>): string[] =>
  [...codeShares(resources)].flatMap(([code, shares]) =>
    shares.some((share) => isShared(share, mandate)) ? [code] : [],
  );

/** Codes that are the work of some administrator and of nobody else. */
export const administrativeCodes = (resources: ReadonlyMap<string, Resource>): string[] =>
  [...codeShares(resources)].flatMap(([code, shares]) =>
    shares.every((share) => !isShared(share, 'none')) && mandates.some((one) => shares.some((s) => isShared(s, one)))
      ? [code]
      : [],
  );

/**
 * Codes that are not a person's work while the three administrators are kept apart, the one to see values in clear of
 * what the person does not read among them; none while they are not.
 */
export const closedCodes = ({ mandate }: Pick<Person, 'mandate'>, resources: ReadonlyMap<string, Resource>): string[] =>
  mandate === undefined
    ? []
    : [
        ...[...codeShares(resources)].flatMap(([code, shares]) =>
          shares.some((share) => isShared(share, mandate)) ? [] : [code],
        ),
        ...[...resources.values()].flatMap((one) =>
          isReadWithinMandate({ mandate }, one) ? [] : [permissionCode(one, 'plain')],
        ),
      ];
