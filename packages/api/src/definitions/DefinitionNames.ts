import type { Fields } from '../field.ts';
import type { Resource } from '../resource.ts';
import { nearestName } from './nearestName.ts';

/** The names that definitions may use beside those of their own fields. */
export interface KnownNames {
  /** Definitions by path. */
  resources: ReadonlyMap<string, Resource>;
  /** Keys of the dictionaries, by code. */
  dictionaries: ReadonlyMap<string, ReadonlySet<string>>;
  /** Aliases of the roles that may make moves. */
  roles: ReadonlySet<string>;
  /** What roles are granted, by alias: lists of areas, groups of areas (`area:group`) and paths. */
  grants: Readonly<Record<string, object>>;
}

/** Columns that every row has, beside its fields. */
export const systemColumns: readonly string[] = [
  'id',
  'tenantId',
  'createUser',
  'createDept',
  'createTime',
  'updateUser',
  'updateTime',
  'status',
];

/** Names of a definition's fields and of the columns that every row has. */
export const columnNames = (fields: Fields): string[] => [...Object.keys(fields), ...systemColumns];

/** Finds names that do not exist, and says where, what, and which valid name is spelt most like it. */
export class NameCheck {
  readonly faults: string[] = [];
  readonly known: KnownNames;

  constructor(known: KnownNames) {
    this.known = known;
  }

  /**
   * Notes a fault unless `name` is among `valid`; `what` is the property that holds it, `thing` what it should name.
   */
  name(where: string, what: string, name: string, valid: Iterable<string>, thing: string): boolean {
    const names = [...valid];
    if (names.includes(name)) return true;
    const near = nearestName(name, names);
    const few =
      names.length > 0 && names.length <= 6 ? `; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}` : '';
    this.faults.push(
      `${where}: ${what} "${name}" is not ${thing}${near === undefined ? few : `; did you mean "${near}"?`}`,
    );
    return false;
  }

  /** Notes a fault unless `path` is that of a definition; returns it. */
  resource(where: string, what: string, path: string): Resource | undefined {
    this.name(where, what, path, this.known.resources.keys(), 'a resource');
    return this.known.resources.get(path);
  }

  /** Notes a fault unless the dictionary exists, and has the keys. */
  keys(where: string, what: string, dictionary: string | undefined, keys: readonly (string | number)[]): void {
    const entries = dictionary === undefined ? undefined : this.known.dictionaries.get(dictionary);
    if (entries === undefined) return;
    for (const key of keys) this.name(where, what, String(key), entries, `a key of the dictionary ${dictionary}`);
  }
}
