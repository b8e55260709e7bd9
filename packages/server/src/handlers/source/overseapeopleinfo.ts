import { overseapeopleinfo } from '@lattice/api/resources/source/overseapeopleinfo';
import { handle } from '../../call/handle.ts';

/** Answers of 境外人员. */
export const handlers = handle(
  overseapeopleinfo,
  {},
  { expressions: { fullName: "coalesce(nullif(t.person_name, ''), trim(concat_ws(' ', t.last_name, t.first_name)))" } },
);
