import type { Call } from './call.ts';
import { townDay } from './townTime.ts';
import { APPLICANTS, type Move, type Resource, permissionCode } from './resource.ts';

/** Who asks for a move, as client and server know a person. */
export interface Mover {
  userId: string;
  /** Aliases of the roles. */
  roles: readonly string[];
  deptIds: readonly string[];
  /**
   * Ids of the records that stand for the person, such as the grid member behind the account; left out where they are
   * not known.
   */
  records?: readonly string[];
  /** Today, `yyyy-MM-dd`; that of the device's clock in the town without it. */
  today?: string;
  /** The server itself. */
  system?: boolean;
}

/** A record by field, as far as it is known. */
export type KnownRow = Readonly<Record<string, unknown>>;

/**
 * Why a person may not make a move: the roles do not have it, the record is not of the kind that has it, its day has
 * not come, another holds the record, or it approves the own request, or one on which the person may not decide.
 */
export type MoveRefusal = 'moveRole' | 'moveWhen' | 'moveEarly' | 'moveHolder' | 'moveOwn' | 'moveBarred';

const said = (row: KnownRow, name: string): string => String(row[name] ?? '');
const isAdministrator = ({ roles }: Mover) => roles.includes('administrator');

/** True for a role that a person has towards a record: one of their own, `creator` of a record that they made. */
const hasRole = (role: string, { roles, userId }: Mover, row: KnownRow): boolean =>
  role === 'creator' ? userId !== '' && said(row, 'createUser') === userId : roles.includes(role);

/**
 * True when a person holds a record: it names them, or it names nobody but their department. Where the row does not
 * tell, as on a stock server, it may be theirs.
 */
export function isHolder({ user, dept = '' }: NonNullable<Move['holder']>, person: Mover, row: KnownRow): boolean {
  if (row[user] === undefined && (dept === '' || row[dept] === undefined)) return true;
  const holder = said(row, user);
  return holder === '' ? person.deptIds.includes(said(row, dept)) : holder === person.userId;
}

/**
 * True when a record is a person's own request: one of the fields that name the applicant names the person, or a record
 * that stands for them.
 */
export const isOwn = (
  { applicants = APPLICANTS }: Pick<Resource, 'applicants'>,
  { userId, records = [] }: Mover,
  row: KnownRow,
): boolean =>
  applicants.some((name) => {
    const value = said(row, name);
    return value !== '' && (value === userId || records.includes(value));
  });

/** The field by which a record bars a person from deciding on it; undefined where none does. */
export const barredBy = (
  { barred = [] }: Pick<Resource, 'barred'>,
  { userId }: Mover,
  row: KnownRow,
): string | undefined => barred.find((name) => userId !== '' && said(row, name) === userId);

/** True where a record has the values that a move asks for; what the row does not tell is left to the server. */
const isOfKind = ({ when = {} }: Move, row: KnownRow): boolean =>
  Object.entries(when).every(([name, values]) => row[name] === undefined || values.includes(said(row, name)));

/** The day `yyyy-MM-dd` from which on people make a move of a record; '' where they may at any time. */
export const daySince = ({ since }: Pick<Move, 'since'>, row: KnownRow): string =>
  since === undefined ? '' : said(row, since).slice(0, 10);

/**
 * What stands against a move of a record by a person; null when nothing does. Client and server both decide by it:
 * roles first, then who holds the record, and nobody, not even an administrator, approves the own request.
 */
export function moveRefusal(
  definition: Pick<Resource, 'applicants' | 'barred'>,
  move: Move,
  person: Mover,
  row: KnownRow,
): MoveRefusal | null {
  const { call, roles, holder, approval } = move;
  if (person.system === true)
    return roles === undefined || call === 'system' || roles.includes('system') ? null : 'moveRole';
  if (roles !== undefined) {
    const open = roles.filter((role) => role !== 'system');
    if (open.length === 0) return 'moveRole';
    if (!isAdministrator(person) && !open.some((role) => hasRole(role, person, row))) return 'moveRole';
  }
  if (!isOfKind(move, row)) return 'moveWhen';
  if (daySince(move, row) > (person.today ?? townDay())) return 'moveEarly';
  if (holder !== undefined && !isAdministrator(person) && !isHolder(holder, person, row)) return 'moveHolder';
  if (approval !== true) return null;
  if (isOwn(definition, person, row)) return 'moveOwn';
  return barredBy(definition, person, row) === undefined ? null : 'moveBarred';
}

/**
 * True when permission codes open a call on a record that is there, or on a new one; what needs no code of the register
 * is open.
 */
export function opensCall(
  codes: ReadonlySet<string>,
  definition: Pick<Resource, 'path' | 'codes'>,
  { access }: Pick<Call, 'access'>,
  isNew = false,
): boolean {
  const action = access === 'save' ? (isNew ? 'add' : 'edit') : typeof access === 'object' ? access.permission : access;
  return !['save', 'delete'].includes(String(access)) && typeof access !== 'object'
    ? true
    : codes.has(permissionCode(definition, action));
}
