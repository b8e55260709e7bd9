import type { Calls } from './call.ts';
import type { Field, Fields, Id } from './field.ts';

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

/** A state machine: moves are `[from, to, call]`; the field changes by those calls alone. */
export interface States {
  field: string;
  initial: string;
  moves: readonly (readonly [from: string, to: string, call: string])[];
}

/** A definition of one resource, read by client, server and screens. */
export interface Resource<F extends Fields = Fields, C extends Calls = Calls> {
  /** Address on the wire below `/api/`, and of the resource's files. */
  path: string;
  /** Name in the source language. */
  label: string;
  /** Field that names a record; left out where there are no records. */
  title?: string;
  /** Groups of the form, in order. */
  groups?: readonly { key: string; label: string }[];
  fields: F;
  /** Rows hang below each other by `parentId`; the top level is '0'. */
  tree?: boolean;
  /** Field by which a list is sorted when nobody asks; newest first without it. */
  order?: string;
  /** Rows are those of everybody: no tenant column (divisions, menus, system dictionaries). */
  shared?: boolean;
  states?: States;
  /** Its entry in the side bar, below its area; without it the resource has no screen of its own. */
  menu?: { icon: string; sort: number };
  calls: C;
}

/** A definition without its name; `title` and `order` must be fields. */
export type Definition<F extends Fields, C extends Calls> = Omit<Resource<F, C>, 'path'> & { title?: keyof F & string; order?: keyof F & string };

/** Makes a definition; `path` is its one name. */
export function resource<F extends Fields, C extends Calls>(path: string, definition: Definition<F, C>): Resource<F, C> {
  return { path, ...definition };
}

type ValueOf<T> = T extends Field<infer V> ? V : never;

/** A row as the wire carries it: the fields, the system columns, and `<field>Name` for what a reference names. */
export type Row<R> = R extends { fields: infer F } ? { [K in keyof F]: ValueOf<F[K]> } & Omit<SystemRow, keyof F> : never;

/** A row on its way to the server: any part of it, with `id` when it exists already. */
export type Draft<R> = Partial<Row<R>>;

/** Last part of the path, which prefixes the resource's permission codes. */
export const shortName = (r: Pick<Resource, 'path'>): string => r.path.slice(r.path.lastIndexOf('/') + 1);

/** Permission code of an action on a resource, such as `roadinfo_add`. */
export const permissionCode = (r: Pick<Resource, 'path'>, action: string): string =>
  `${shortName(r).replaceAll('-', '')}_${action.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`).replaceAll('-', '_')}`;
