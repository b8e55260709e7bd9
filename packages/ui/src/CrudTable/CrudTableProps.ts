import type { FeatureAct } from '../MapView/layers/MapLayer.ts';
import type { ReactNode } from 'react';
import type { RowDetail } from '../DataTable/rowDetail.ts';
import type { DraftStore } from '../Form/draft/DraftStore.ts';
import type { FormSources } from '../Form/FormSources.ts';
import type { CrudAction, CrudMenu } from './actions/CrudAction.ts';
import type { CrudField } from './CrudField.ts';
import type { CrudState, CrudView, AskedAction, OpenRecord } from './CrudState.ts';
import type { CrudStore } from './CrudStore.ts';
import type { CrudRow, DataSource, Identified } from './DataSource.ts';
import type { RowMap } from './map/RowMap.ts';
import type { OnTask } from './tasks/taskReport.ts';
import type { OwnPage, RecordOptions, RecordPlace } from './shown/RecordOptions.ts';

/** What a person may do to the rows of a list. */
export interface CrudRights {
  /**
   * It is not known yet what the person may add, change, remove and bring in: the room of those buttons is kept, so
   * that nothing moves when they come.
   */
  isComing?: boolean;
  add?: boolean;
  edit?: boolean;
  /** Tells which of the records can be edited, all of them without it; keep it the same between renders. */
  isEditable?: (row: CrudRow) => boolean;
  remove?: boolean;
  view?: boolean;
  /** Adds a record with the values of another; needs `add` and `view` too. */
  copy?: boolean;
  /** Takes rows out as a file or on paper. */
  export?: boolean;
  /** Brings rows in from a file; needs `add` too. */
  import?: boolean;
  /** Sees single masked values of a record in the clear, each for a reason. */
  reveal?: boolean;
}

/** Says what is wrong with values, by field. */
export type Validate = (values: Readonly<Record<string, unknown>>) => { field: string; message: string }[];

/**
 * What a list is made of, where its rows come from and what may be done to them. Keep `fields`, `source`, `sources`,
 * `crudActions` and `detail` the same between renders. `Row` is the host's own type of a record, an interface too.
 *
 * @example
 *   ```tsx
 *   import { type CrudField, CrudTable, type CrudTableProps, useMemoryState } from '@lattice/ui/CrudTable';
 *
 *   interface Person {
 *     id: string;
 *     name: string;
 *   }
 *
 *   const fields: CrudField[] = [{ name: 'name', label: '姓名', kind: 'text', search: true, list: true }];
 *
 *   function People({ source, sources }: Pick<CrudTableProps<Person>, 'source' | 'sources'>) {
 *     const state = useMemoryState();
 *     return (
 *       <CrudTable
 *         label="人员"
 *         name="people"
 *         title="name"
 *         fields={fields}
 *         source={source}
 *         sources={sources}
 *         state={state}
 *       />
 *     );
 *   }
 *   ```
 */
export interface CrudTableProps<Row extends Identified = CrudRow> {
  /** Name of the list, such as Hazard points. */
  label: string;
  /** Name of one record, as in “Add hazard point”; `label` by default, as languages without a plural need no other. */
  recordLabel?: string;
  /** Key of the list, under which what belongs to it is told apart. */
  name: string;
  fields: readonly CrudField[];
  /**
   * More inputs of the search bar, behind those of `fields`, for what is neither column nor input, such as the time of
   * creation; none by default. Keep it the same between renders.
   */
  searchFields?: readonly CrudField[];
  /** Groups of the form. */
  groups?: readonly { key: string; label: string }[];
  /** Field that names a record. */
  title?: string;
  /** Field whose states stand as tabs above the rows; the first that says how records stand by default. */
  tabsBy?: string;
  /** The states that stand as tabs; all of the field's by default. Keep it the same between renders. */
  tabStates?: readonly string[];
  source: DataSource<Row>;
  state: CrudState;
  /**
   * Where forms and search get dictionaries, trees, uploads and map shapes; what needs a tree or an upload is offered
   * where they are given alone.
   */
  sources: FormSources;
  /**
   * Keeps columns, density, page size and saved views; forgotten with the page by default. Keep it the same between
   * renders.
   */
  store?: CrudStore;
  /** What the person may do; look, add, edit and remove by default, as far as the source offers it. */
  rights?: CrudRights;
  /** Checks a form before it is sent; the rules are the caller's. */
  validate?: Validate;
  /**
   * Brings `validate` when a form first needs it, where rules are not to load with the list; wins over `validate`. Keep
   * it the same between renders.
   */
  rules?: () => Promise<Validate>;
  /** Values of a new record. */
  defaults?: Readonly<Record<string, unknown>>;
  /**
   * Looks up what a new record begins with, each time a form for one opens; `defaults` win, and none where it fails.
   * Keep it the same between renders.
   */
  initial?: () => Promise<Readonly<Record<string, unknown>>>;
  /** More that can be done, beside adding, viewing, editing and deleting. */
  crudActions?: readonly (CrudAction<Row> | CrudMenu<Row>)[];
  /** What can be done with a row from its card on the map; the same between renders. */
  mapActs?: readonly FeatureAct[];
  /**
   * Called with the progress of batches that take longer than a moment, so that they can go on in the background;
   * without it they stay in their dialog.
   */
  onTask?: OnTask;
  /**
   * Whose list it is: an import is kept for its owner when the list is left, and is still there when the owner comes
   * back; by default it ends with its source.
   */
  owner?: string;
  /** Who is said to print, on paper; nobody by default. */
  printedBy?: string;
  /** What opens under a row; nothing by default. */
  detail?: RowDetail<Row>;
  /** Rows hold other rows in `children`, or get them from the source when they are opened. */
  isTree?: boolean;
  /** The source gives all rows at once; default false. */
  isUnpaged?: boolean;
  /**
   * Draws only the visible rows, for a source that gives 1,000 rows and more at once; nothing opens under a row then.
   * Default false.
   */
  isVirtual?: boolean;
  /**
   * Keeps what is typed into the form of a record or of an action between visits, never secrets and sensitive values;
   * nothing by default.
   */
  drafts?: (filled: OpenRecord | AskedAction) => DraftStore | undefined;
  /** Where a record that is viewed is shown; default `dialog`. */
  recordIn?: RecordPlace;
  /**
   * Goes to the page of a record, from what the list shows, where records are shown on pages; without it a page stands
   * in place of the list.
   */
  onRecordPage?: (id: string, view: CrudView) => void;
  /**
   * Brings how a record that is viewed is shown, asked for as soon as the pointer or focus is in the list; its facts
   * alone by default. Keep it the same between renders.
   */
  recordOptions?: () => Promise<RecordOptions>;
  /** The record shown on a page of its own instead of the list; the list by default. */
  ownPage?: OwnPage;
  /**
   * What stands under the facts of a record that is viewed, such as related records, by its id and, once it is read,
   * its values; nothing by default.
   */
  recordMore?: (id: string, record: Readonly<Record<string, unknown>> | null) => ReactNode;
  /** Whether the panel with every filter is open until the person closes it; default false. */
  isPanelOpen?: boolean;
  /** Width of the window of a record in pixels; default 880 for a form, 1120 for one that is viewed. */
  dialogWidth?: number;
  /** Width of the column of actions in pixels. */
  actionsWidth?: number;
  /** Whether they lie over the end of a row that is pointed at, and take no room; false by default. */
  actionsFloat?: boolean;
  /** The maximum number of actions drawn as buttons; 3 by default. */
  shownActions?: number;
  /**
   * Called after something was stored or removed, with the record's name; `undo` brings removed records back where the
   * source can.
   */
  onChanged?: (what: 'added' | 'updated' | 'removed', name: string, undo?: () => void) => void;
  /**
   * Brings where the rows stand; with it, people can switch from the table to a map of what the same search and tabs
   * find, and what is selected there is selected here. No map by default. Keep it the same between renders.
   */
  map?: () => Promise<RowMap>;
  /** Stands before the buttons of the toolbar. */
  toolbar?: ReactNode;
}
