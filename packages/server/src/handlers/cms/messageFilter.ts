import { messageFilter } from '@lattice/api/resources/cms/messageFilter';
import { handle } from '../../call/handle.ts';
import { filteredPeople } from '../../domain/messages/filteredPeople.ts';

/** Answers of 收件筛选: each says how many people it finds now. */
export const handlers = handle(
  messageFilter,
  {},
  { expressions: { peopleCount: `(select count(*)::int from (${filteredPeople('t')}) p)` } },
);
