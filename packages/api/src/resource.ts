import type { Ability } from './abilities.ts';
import type { RowConstraint } from './RowConstraint.ts';
import type { Calls } from './call.ts';
import type { History } from './History.ts';
import type { StatedFields } from './definitions/StatedFields.ts';
import type { Field, Fields, Id } from './field.ts';
import type { FlowLink } from './flowLink.ts';

/** Columns that every row has; the server fills them. */
export interface SystemRow {
  id: Id;
  tenantId: string;
  createUser: Id;
  createDept: Id;
  createTime: string;
  updateUser: Id;
  updateTime: string;
  status: number;
  isDeleted: number;
  /** Version of the row; sent back on submit so that a stale write is refused with 409. */
  rev?: number;
}

/** A move of a state machine. */
export interface Move {
  /** Value that it leads from. */
  from: string;
  /** Value that it leads to. */
  to: string;
  /** Call that makes it; `submit` is the row posted with the new value. */
  call: string;
  /** Name as an action in the source language, such as a verb; every move that people make has one. */
  label?: string;
  /**
   * Aliases of the roles that may make it: `system` is the server itself, `public` a resident, `creator` who made the
   * record. Without it everybody with the call's permission may.
   */
  roles?: readonly string[];
  /**
   * Fields of the record that name who alone may make it: a user, or where that field is empty the department;
   * administrators may as well.
   */
  holder?: { user: string; dept?: string };
  /** It decides on a request: nobody makes it on their own, by `applicants` of the definition. */
  approval?: boolean;
  /** By field of the record, the values with which people may make it; the server itself may with any. */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Date field of the record with the day from which on people may make it; the server itself may before. */
  since?: string;
  /** What the server must be set up for; one of our own that does not announce it is not asked for the move. */
  needs?: Ability;
}

/**
 * What some moves of a state machine take beside the record and its new value. The engine checks it at `submit` and at
 * the calls that it answers by `move`; fields that have the names of the record's own are stored in them. Every
 * decision against a record asks for a reason.
 */
export interface Prompt {
  /** Values that the moves lead from; any without it. */
  from?: readonly string[];
  /** Values that they lead to. */
  to: readonly string[];
  /** What a person fills in before the move, by parameter; `showIf` may name a field of the record. */
  fields: Fields;
  /** Names of its fields of which at least one must be filled in. */
  either?: readonly [string, string];
  /** The fields are the record’s own and begin with its values; asked of one record at a time. */
  ofRecord?: boolean;
  /** Fields of the record that are told above what is asked, where one record is moved. */
  tells?: readonly string[];
  /** What the call is told besides, whatever is filled in. */
  fixed?: Readonly<Record<string, string | number>>;
}

/** A state machine: its field changes by the moves alone. */
export interface States {
  field: string;
  initial: string;
  moves: readonly Move[];
  /** Values in which records may stand although no move leads to or from them. */
  others?: readonly string[];
  /** By call, values from which the server may lead a record on at once, by a rule. */
  transient?: Readonly<Record<string, readonly string[]>>;
  /** By the name that stands in the moves, calls of other registers: what they store moves the record too. */
  elsewhere?: Readonly<Record<string, { of: string; call: string }>>;
  /** What moves take beside the record and its new value, the first that fits a move; nothing without it. */
  prompts?: readonly Prompt[];
  /** By call, the parameters that tell it the record, each with its field; `{ id: 'id' }` for calls not named. */
  keys?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that note who made a move and when; written at a move to one of the values `to`, at any move without it. */
  stamps?: readonly { to?: readonly string[]; user?: string; dept?: string; time?: string }[];
  /**
   * Values in which what was decided stands: people move the record on, and change nothing else of it but the fields
   * `but`, which are filled in later.
   */
  settled?: { in: readonly string[]; but?: readonly string[] };
}

/** A record of another register that people make about a record, by an action that stands with it. */
export interface Begin {
  /** Path of that register, its call that makes one, and its field that names the record. */
  of: string;
  call: string;
  by: string;
  /** Name of the action, a verb. */
  label: string;
  /** The records about which one can be made. */
  while: { field: string; in: readonly string[] };
  /** Roles that make one, and who has to hold the record; as for moves. */
  roles?: readonly string[];
  holder?: Move['holder'];
  /** Fields of that register that are filled in. */
  fields: readonly string[];
  /** Fields among them that begin with a value of the record, by name. */
  takes?: Readonly<Record<string, string>>;
}

/** A definition of one resource, read by client, server and screens. */
export interface Resource<F extends Fields = Fields, C extends Calls = Calls> {
  /** Address on the wire below `/api/`, and of the resource's files. */
  path: string;
  /** Name in the source language. */
  label: string;
  /** Name of one record, as in "Add message", where the label names the register or the work instead. */
  recordName?: string;
  /** Field that names a record; left out where there are no records. */
  title?: string;
  /** Fields told beside the name where records are chosen; those that are covered are only searched by. */
  distinguishedBy?: readonly string[];
  /** Groups of the form, in order. */
  groups?: readonly { key: string; label: string }[];
  fields: F;
  /** Rows hang below each other by `parentId`; the top level is '0'. */
  tree?: boolean;
  /** Field by which a list is sorted when nobody asks; newest first without it. */
  order?: string;
  /** Switch whose rows stand above all others when nobody asks for an order. */
  pinned?: string;
  /** Reference to a tree that stands beside the list and filters it: a node with all below it. */
  treeBy?: string;
  /** Reference to the record where its records stand, such as a house; those with a place of their own need none. */
  place?: string;
  /**
   * A row is seen by whoever made it, by those whom its fields name (`kind` by a key of `receiver_type`, `ids` which
   * ones), and with `keepers` by those who may change rows; administrators see all.
   */
  readers?: { kind: string; ids: string; keepers?: true };
  /** Rows are those of everybody: no tenant column (divisions, menus, system dictionaries). */
  shared?: boolean;
  /** A row puts `key` among the keys of `field` of the row behind `through`, as long as its field has a value. */
  marks?: { through: string; field: string; key: string; while: { field: string; is: string } };
  /** What must hold among its rows. */
  constraints?: readonly RowConstraint[];
  states?: States;
  /** Records of other registers that people make about one of its records. */
  begins?: readonly Begin[];
  /** Further state machines of the same row. */
  moreStates?: readonly States[];
  /** Fields that name whose request a record is: users, or records that stand for one; who made it without. */
  applicants?: readonly string[];
  /** People change only their own requests, by `applicants`; administrators change those of others as well. */
  ownEdits?: true;
  /** Fields that decide which actions its own screen offers with a row; its list reads them whatever it shows. */
  actionFields?: readonly string[];
  /** Fields that name people who may not decide on a record, such as the keeper of a seal. */
  barred?: readonly string[];
  /**
   * Rows are noted by the server or by devices and say what was: people only make the moves of `states`. A device is an
   * account whose role holds the permission `add`, which no role of the catalogue gets.
   */
  log?: true;
  /** What became of a record, step by step. */
  history?: History;
  /**
   * Field of the record with which its rows are seen, where they have a list of their own; those of registers without
   * one are seen with the first that is required.
   */
  seenWith?: string;
  /** Processes decide on its records. */
  flow?: FlowLink;
  /** Its entry in the side bar, below its area or a group; without it the resource has no screen. */
  menu?: {
    icon: string;
    sort: number;
    group?: string;
    /** Its area, where that is not the first part of the path. */ area?: string;
  };
  /** Codes of the wire that do not follow from the path: what its permissions begin with, and whole ones by action. */
  codes?: { prefix: string; actions?: Readonly<Record<string, string>> };
  calls: C;
}

/**
 * A definition without its name; `title`, `distinguishedBy`, `order`, `pinned`, `treeBy` and `place` must be fields.
 */
export type Definition<F extends Fields, C extends Calls> = Omit<Resource<F, C>, 'path'> & {
  title?: keyof F & string;
  distinguishedBy?: readonly (keyof F & string)[];
  order?: keyof F & string;
  pinned?: keyof F & string;
  treeBy?: keyof F & string;
  place?: keyof F & string;
  readers?: { kind: keyof F & string; ids: keyof F & string; keepers?: true };
};

/** Makes a definition; `path` is its one name. The field of its state is typed by the values of its moves. */
export function resource<F extends Fields, C extends Calls, const S extends States | undefined = undefined>(
  path: string,
  definition: Definition<F, C> & { states?: S },
): Resource<StatedFields<F, S>, C> {
  return { path, ...definition } as unknown as Resource<StatedFields<F, S>, C>;
}

/** Fields that name whose request a record is, where a definition says nothing else. */
export const APPLICANTS: readonly string[] = ['createUser'];

/** All state machines of a definition. */
export const statesOf = ({ states, moreStates = [] }: Pick<Resource, 'states' | 'moreStates'>): readonly States[] =>
  states ? [states, ...moreStates] : moreStates;

/** True where a submitted row makes a move of some state machine. */
export const movesBySubmit = (definition: Pick<Resource, 'states' | 'moreStates'>): boolean =>
  statesOf(definition).some(({ moves }) => moves.some(({ call }) => call === 'submit'));

type ValueOf<T> = T extends Field<infer V> ? V : never;

/** A row as the wire carries it: the fields, the system columns, and `<field>Name` for what a reference names. */
export type Row<R> = R extends { fields: infer F }
  ? { [K in keyof F]: ValueOf<F[K]> } & Omit<SystemRow, keyof F>
  : never;

/** A row on its way to the server: any part of it, with `id` when it exists already. */
export type Draft<R> = Partial<Row<R>>;

/** The area to which a resource belongs: the first part of its path, unless its menu says otherwise. */
export const areaNameOf = ({ path, menu }: Pick<Resource, 'path' | 'menu'>): string =>
  menu?.area ?? path.split('/')[0] ?? '';

/** What the resource's permission codes begin with: the last part of the path, unless the definition says otherwise. */
export const shortName = (r: Pick<Resource, 'path' | 'codes'>): string =>
  r.codes?.prefix ?? r.path.slice(r.path.lastIndexOf('/') + 1);

/** Permission code of an action on a resource, such as `roadinfo_add`. */
export function permissionCode(r: Pick<Resource, 'path' | 'codes'>, action: string): string {
  const words = action.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`).replaceAll('-', '_');
  return r.codes?.actions?.[action] ?? `${shortName(r).replaceAll('-', '')}_${words}`;
}
