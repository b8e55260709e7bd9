import type { ReactNode } from 'react';
import type { CrudField } from '../CrudField.ts';

/** Where a record that is viewed stands: in a window, beside its list, or on a page of its own. */
export type RecordPlace = 'dialog' | 'drawer' | 'page';

type Values = Readonly<Record<string, unknown>>;

/** How a record that is viewed is shown. */
export interface RecordOptions {
  /** What became of it, by its id and, once it is read, its values: beside what it says where there is room. */
  course?: (id: string, record: Values | null) => ReactNode;
  /** What it is called, where its name is a number that tells people nothing; '' for its name. */
  call?: (record: Values) => string;
  /** Covers a sensitive value that came in the clear; it is uncovered for a reason, by those who may. */
  cover?: (field: CrudField, words: string) => string;
  /**
   * Address of the record of an id in what a reference chooses from, such as `dept`; undefined where the person may not
   * open it.
   */
  hrefOf?: (place: string, id: string) => string | undefined;
  /** Called with the place that the person chooses; nobody can choose without it. */
  onPlace?: (place: RecordPlace) => void;
}

/** The record that a page of its own shows. */
export interface OwnPage {
  id: string;
  /** The list to which it leads back. */
  back: { label: string; href: string };
  /** Called with its name as everybody may see it, once it is read. */
  onName?: (name: string) => void;
  /** Called when the record before or after it is to be shown. */
  onStep: (id: string, page: number) => void;
  /** Called when it was removed. */
  onGone: () => void;
  /** Whether the address tells the place in a list; default no. */
  isOfList?: boolean;
}
