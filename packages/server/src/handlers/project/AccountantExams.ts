import { accountantExams } from '@lattice/api/resources/project/AccountantExams';
import { handle } from '../../call/handle.ts';

/** Answers of 会计考试. */
export const handlers = handle(
  accountantExams,
  {},
  { expressions: { passed: 'case when t.score is null then null when t.score >= t.pass_score then 1 else 0 end' } },
);
