/** Indexes that no definition asks for, by the path of the register: those of expressions that reports look for. */
export const furtherIndexes: Readonly<Record<string, readonly string[]>> = {
  // Steps back in the course of events are few, and supervision asks for them alone.
  'event/eventprocess': [
    `create index if not exists event_eventprocess_back_idx on event_eventprocess (event_id)
      where from_status || to_status in ('21', '32', '43') and is_deleted = 0`,
  ],
};
