import type { Calls } from './call.ts';
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

/**
 * A move of a state machine: the values it leads from and to, the call that makes it (`submit` is the row posted with the new value),
 * its name as an action ('' for none of its own), and the aliases of the roles that may make it (everybody with the call's permission without them;
 * `system` is the server itself, `public` a resident, `creator` who made the record).
 */
export type Move = readonly [from: string, to: string, call: string, label?: string, roles?: readonly string[]];

/** What some moves of a state machine take beside the record and its new value. */
export interface Ask {
  /** Values that the moves lead from; any without it. */
  from?: readonly string[];
  /** Values that they lead to. */
  to: readonly string[];
  /** What a person fills in before the move, by the parameter of the call; `showIf` may name a field of the record itself. */
  fields: Fields;
  /** Names of its fields of which at least one must be filled in. */
  either?: readonly [string, string];
  /** The fields are the record's own, and begin with what it says; they are asked of one record at a time, as far as it tells them. */
  ofRecord?: boolean;
  /** What the call is told besides, whatever is filled in. */
  fixed?: Readonly<Record<string, string | number>>;
}

/** A state machine: its field changes by the moves alone. */
export interface States {
  field: string;
  initial: string;
  moves: readonly Move[];
  /** By call, values from which the server may lead a record on at once, by a rule. */
  passing?: Readonly<Record<string, readonly string[]>>;
  /** By the name that stands in the moves, calls of other registers: what they store moves the record too. */
  elsewhere?: Readonly<Record<string, { of: string; call: string }>>;
  /** What moves take beside the record and its new value, the first that fits a move; nothing without it. */
  asks?: readonly Ask[];
  /** By call, the parameters that tell it the record, each with the field of the row that it carries; `{ id: 'id' }` for calls that are not named. */
  keys?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that note who made a move and when; written at a move to one of the values `to`, at any move without it. */
  stamps?: readonly { to?: readonly string[]; user?: string; dept?: string; time?: string }[];
}

/** The course of a record: the rows of a register of its own that the record's detail carries, the oldest first. */
export interface History {
  /** Property of the detail that holds them. */
  in: string;
  /** Path of the register whose fields they have. */
  of: string;
  /** Its fields that say what was done, when, and by whom. */
  what: string;
  when: string;
  who: string;
  /** Its fields of the record's state before and after. */
  from?: string;
  to?: string;
  /** Fields that are told besides, in order. */
  tells?: readonly string[];
}

/** A definition of one resource, read by client, server and screens. */
export interface Resource<F extends Fields = Fields, C extends Calls = Calls> {
  /** Address on the wire below `/api/`, and of the resource's files. */
  path: string;
  /** Name in the source language. */
  label: string;
  /** Field that names a record; left out where there are no records. */
  title?: string;
  /** Fields told beside the name where records are chosen; those that are covered are only searched by. */
  beside?: readonly string[];
  /** Groups of the form, in order. */
  groups?: readonly { key: string; label: string }[];
  fields: F;
  /** Rows hang below each other by `parentId`; the top level is '0'. */
  tree?: boolean;
  /** Field by which a list is sorted when nobody asks; newest first without it. */
  order?: string;
  /** Reference to a tree that stands beside the list and filters it: a node with all below it. */
  treeBy?: string;
  /** Rows are those of everybody: no tenant column (divisions, menus, system dictionaries). */
  shared?: boolean;
  /** A row puts `key` among the keys of `field` of the row that its own reference `through` names, as long as its own field has a value. */
  marks?: { through: string; field: string; key: string; while: { field: string; is: string } };
  states?: States;
  /** Further state machines of the same row. */
  moreStates?: readonly States[];
  /** What became of a record, step by step. */
  history?: History;
  /** Processes decide on its records. */
  flow?: FlowLink;
  /** Its entry in the side bar, below its area or one of the area's groups; without it the resource has no screen of its own. */
  menu?: { icon: string; sort: number; group?: string };
  /** Codes of the wire that do not follow from the path: what its permissions begin with, and whole ones by action. */
  codes?: { prefix: string; actions?: Readonly<Record<string, string>> };
  calls: C;
}

/** A definition without its name; `title`, `beside`, `order` and `treeBy` must be fields. */
export type Definition<F extends Fields, C extends Calls> = Omit<Resource<F, C>, 'path'> & { title?: keyof F & string; beside?: readonly (keyof F & string)[]; order?: keyof F & string; treeBy?: keyof F & string };

/** Makes a definition; `path` is its one name. */
export function resource<F extends Fields, C extends Calls>(path: string, definition: Definition<F, C>): Resource<F, C> {
  return { path, ...definition };
}

/** All state machines of a definition. */
export const statesOf = ({ states, moreStates = [] }: Pick<Resource, 'states' | 'moreStates'>): readonly States[] => (states ? [states, ...moreStates] : moreStates);

type ValueOf<T> = T extends Field<infer V> ? V : never;

/** A row as the wire carries it: the fields, the system columns, and `<field>Name` for what a reference names. */
export type Row<R> = R extends { fields: infer F } ? { [K in keyof F]: ValueOf<F[K]> } & Omit<SystemRow, keyof F> : never;

/** A row on its way to the server: any part of it, with `id` when it exists already. */
export type Draft<R> = Partial<Row<R>>;

/** What the resource's permission codes begin with: the last part of the path, unless the definition says otherwise. */
export const shortName = (r: Pick<Resource, 'path' | 'codes'>): string => r.codes?.prefix ?? r.path.slice(r.path.lastIndexOf('/') + 1);

/** Permission code of an action on a resource, such as `roadinfo_add`. */
export const permissionCode = (r: Pick<Resource, 'path' | 'codes'>, action: string): string =>
  r.codes?.actions?.[action] ?? `${shortName(r).replaceAll('-', '')}_${action.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`).replaceAll('-', '_')}`;
