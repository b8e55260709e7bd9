import { appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import { handle } from '../../handle.ts';
import { idIn } from '../../parameter.ts';
import { reportOf } from '../../psychology/report.ts';

/** Answers of 测评因子结果. */
export const handlers = handle(
  appletfactorresult,
  { getAppReport: async (input, context) => reportOf(idIn(input, 'answerRecordId'), context) },
  { zScore: 'round((t.factor_score - t.norm_mean) / nullif(t.norm_sd, 0), 2)' },
);
