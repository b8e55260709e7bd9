import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormField } from '../../Form/FormField.ts';
import type { FormValues } from '../../Form/FormValues.ts';
import type { Validate } from '../CrudTableProps.ts';
import type { CrudQuery, CrudRow, Identified } from '../DataSource.ts';

/** A row on which an action failed, and why. */
export interface ActionFailure {
  /** Id of the row. */
  id: string;
  /** Why, in the user's language. */
  reason: string;
}

/** What an action is handed besides its rows. */
export interface ActionRun {
  /** Tells how many rows are done, failed ones counted, and which of them failed. */
  report: (done: number, failures?: readonly ActionFailure[]) => void;
  /** Aborted when the person cancels. */
  signal: AbortSignal;
  /** What was filled in; empty where nothing is asked. */
  values: Readonly<FormValues>;
  /**
   * The question whose whole answer is meant, where `takesQuery` is set and everything that matches is selected; rows
   * are then empty.
   */
  query?: CrudQuery;
}

/** What is asked before an action. */
export interface ActionQuestion {
  title: string;
  /** The word on the deciding button. */
  action: string;
  /** `critical` for what cannot be taken back; default `normal`. */
  tone?: 'normal' | 'critical';
  /** What follows from it; none by default. */
  children?: ReactNode;
}

/** What is filled in before an action. */
export interface ActionForm {
  fields: readonly FormField[];
  /** What it begins with; defaults of the fields without it. */
  values?: FormValues;
  /** Checks what is filled in; nothing is checked without it. */
  validate?: Validate;
  /**
   * Checks it as a whole: when it is sent, and at each change from then on; such faults are none while it is still
   * being filled in.
   */
  whole?: Validate;
}

/** Where an action stands: with each row, with the selection, or alone above the table. */
export type ActionScope = 'row' | 'batch' | 'toolbar';

/**
 * Something that can be done in a list, as data; the table asks, shows progress and failures, and reads its rows again.
 * Keep it the same between renders.
 */
export interface CrudAction<Row extends Identified = CrudRow> {
  /** Tells the actions apart. */
  id: string;
  /** The text on its button. */
  label: string;
  icon?: LucideIcon;
  scope: ActionScope | readonly ActionScope[];
  /** `critical` for what destroys; default `neutral`. */
  tone?: 'neutral' | 'critical';
  /** It leads a record on: of those that can be done to a row the first one stands before all others. */
  isNext?: boolean;
  /** Whether it stands with a row at all; default yes. */
  isShown?: (row: Row) => boolean;
  /** Why it cannot be done to a row now; such rows of a selection are left out and named. */
  disabledReason?: (row: Row) => string | undefined;
  /** The question asked first; none by default. */
  confirm?: (rows: readonly Row[]) => ActionQuestion;
  /**
   * The form to fill in first, under the question; what is filled in counts for all rows. Rows that the action refuses
   * are not handed on, and none where everything that matches is meant.
   */
  ask?: (rows: readonly Row[]) => Promise<ActionForm>;
  /** Takes the question itself where everything that matches is selected; the rows are read for it by default. */
  takesQuery?: boolean;
  /** Whether rows are read again afterwards; default true. */
  changesRows?: boolean;
  /**
   * Does it; rejects where nothing was done, with a `SaveFailure` where fields of `ask` are wrong, and reports failures
   * where some rows failed.
   */
  run: (rows: readonly Row[], run: ActionRun) => Promise<void>;
}

/** Several actions under one button; those of its items whose scope is `row` stand with rows by themselves. */
export interface CrudMenu<Row extends Identified = CrudRow> {
  /** Tells it apart. */
  id: string;
  /** The text on its button. */
  label: string;
  icon?: LucideIcon;
  /** Above the table: for the selection, or alone. */
  scope: Exclude<ActionScope, 'row'>;
  items: readonly CrudAction<Row>[];
}
