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
