import type { MessageDescriptor } from '@lingui/core';

/** A page on which people of a role work through some records of a register, as data. */
export interface Desk {
  /** Its address without the leading slash; what is set about its list is kept under it. */
  path: string;
  title: MessageDescriptor;
  /** What the page shows, in a sentence above it, where that is not plain from its title; none by default. */
  note?: MessageDescriptor;
  /** The register whose records are worked through. */
  of: string;
  /** Name of the register's call that lists them. */
  call: string;
  /** What is always asked of the call, by filter; nothing by default. */
  filter?: Readonly<Record<string, string>>;
  /** Field whose values stand as tabs and as columns of the board. */
  by: string;
  /** Values of that field that the desk has records of, in order. */
  states: readonly string[];
  /** Names of the columns of the list, in order; the first ones lead. */
  columns: readonly string[];
  /** Fields that tell more on a card of the board. */
  facts: readonly string[];
  /**
   * Records of another register about those listed, whose moves are made here: its path, the field that names the
   * listed record, and the filters of those that are open. Without it the listed records are moved themselves.
   */
  about?: { of: string; by: string; call: string; filter: Readonly<Record<string, string>> };
  /** Whether the listed records can be moved here; default true. */
  isMoved?: boolean;
}
