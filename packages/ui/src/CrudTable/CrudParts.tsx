import { type Context, type ReactNode, createContext, use } from 'react';
import type { Column } from '../DataTable/column.ts';
import type { useActions } from './actions/useActions.ts';
import type { CrudField } from './CrudField.ts';
import type { CrudView } from './CrudState.ts';
import type { CrudRights, CrudTableProps } from './CrudTableProps.ts';
import type { CrudQuery, CrudRow } from './DataSource.ts';
import type { Dictionaries } from './list/crudColumns.ts';
import type { List } from './list/useList.ts';
import type { SearchItem } from './search/searchQuery.ts';
import type { Where } from './conditions/where.ts';
import type { useSettings } from './views/useSettings.ts';

/** A window over the list that the toolbar opens. */
export type Panel = 'filter' | 'views' | 'settings' | 'picked' | 'bulk' | 'export' | 'import' | 'print';

/** What a list is of: constant while the list is shown. */
export interface DefinitionPart {
  props: CrudTableProps;
  /** Dictionaries by name; null until they are read. */
  dictionaries: Dictionaries | null;
  /** The name of a record; its id where it has none. */
  nameOf: (row: CrudRow) => string;
  isTree: boolean;
  isUnpaged: boolean;
}

/** Page, order, filters and the open record, and the ways to change them. */
export interface SearchPart {
  view: CrudView;
  change: (next: Partial<CrudView>) => void;
  /** Filters by new values from page 1; reads the rows again where the values are the same. */
  search: (filters: Readonly<Record<string, string>>, where: Where | undefined) => void;
  /** Inputs of the search bar. */
  items: readonly SearchItem[];
  /** Fields that the one search box looks in. */
  quick: readonly CrudField[];
  /** Fields that the advanced filter can compare. */
  fields: readonly CrudField[];
  /** The question that the view puts to the source. */
  query: CrudQuery;
}

/** The rows of the page shown, and the table's columns. */
export interface ListPart extends Pick<
  List,
  'rows' | 'total' | 'offset' | 'isKnown' | 'isBusy' | 'error' | 'at' | 'answered' | 'reload' | 'gone'
> {
  columns: readonly Column<CrudRow>[];
}

/** The selected rows, those of other pages included. */
export interface SelectionPart extends Pick<List, 'picked' | 'isAll' | 'lost' | 'pick' | 'pickAll' | 'unpick'> {
  /** How many rows are selected. */
  count: number;
}

/** What the person may do, as far as the source offers it too. */
export interface RightsPart extends Required<
  Pick<CrudRights, 'add' | 'edit' | 'remove' | 'view' | 'copy' | 'export' | 'import'>
> {
  /** Rights are still on their way. */
  isComing: boolean;
  /** The source stores records. */
  canSubmit: boolean;
  /** The source removes records. */
  canRemove: boolean;
}

/** What the windows of records need: rules, and the rows about to be removed. */
export interface RecordPart {
  /** Loads the rules of the form. */
  loadRules: () => Promise<NonNullable<CrudTableProps['validate']>>;
  /** Rows whose removal is being asked about. */
  doomed: readonly CrudRow[];
  setDoomed: (rows: readonly CrudRow[]) => void;
  /** Asks to remove everything that matches. */
  removeAll: () => Promise<void>;
}

/**
 * The parts of a list, each in a context of its own: a component reads those it needs, and can be used without the
 * others. A part stays the same object as long as nothing in it changes.
 */
export interface Parts {
  definition: DefinitionPart;
  search: SearchPart;
  list: ListPart;
  selection: SelectionPart;
  rights: RightsPart;
  record: RecordPart;
  actions: ReturnType<typeof useActions>;
  panels: {
    panel: Panel | null;
    setPanel: (panel: Panel | null) => void;
    /** Whether values can be changed in their cells. */
    isCellEdit?: boolean;
    setCellEdit?: (isOn: boolean) => void;
  };
  settings: ReturnType<typeof useSettings>;
}

type Contexts = { readonly [Name in keyof Parts]: Context<Parts[Name] | null> };

const contexts: Contexts = {
  definition: createContext<DefinitionPart | null>(null),
  search: createContext<SearchPart | null>(null),
  list: createContext<ListPart | null>(null),
  selection: createContext<SelectionPart | null>(null),
  rights: createContext<RightsPart | null>(null),
  record: createContext<RecordPart | null>(null),
  actions: createContext<Parts['actions'] | null>(null),
  panels: createContext<Parts['panels'] | null>(null),
  settings: createContext<Parts['settings'] | null>(null),
};
const names = Object.keys(contexts) as (keyof Parts)[];

/**
 * Reads a part of the list around.
 *
 * @throws {Error} Where no list around gives the part.
 */
export function usePart<Name extends keyof Parts>(name: Name): Parts[Name] {
  const part = use(contexts[name]);
  if (part === null)
    throw new Error(`There is no part "${name}" of a list around this component. Put it into <CrudParts ${name}={…}>.`);
  return part;
}

interface CrudPartsProps extends Partial<Parts> {
  children: ReactNode;
}

/**
 * Gives parts of a list to the components inside; parts that are not given come from further out.
 */
export function CrudParts({ children, ...parts }: CrudPartsProps): ReactNode {
  return names.reduce<ReactNode>((inner, name) => {
    const part = parts[name];
    const Part = contexts[name] as Context<unknown>;
    return part === undefined ? inner : <Part value={part}>{inner}</Part>;
  }, children);
}
