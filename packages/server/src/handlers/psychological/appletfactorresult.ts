import { groupsCall } from '@lattice/api/psychology/groupCall';
import { courseCall } from '@lattice/api/psychology/courseCall';
import { appletfactorresult } from '@lattice/api/resources/psychological/appletfactorresult';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, optionalTextIn } from '../../call/parameter.ts';
import { courseOf } from '../../domain/psychology/course.ts';
import { groupsOf } from '../../domain/psychology/groups.ts';
import { reportOf, wholeReportOf } from '../../domain/psychology/report.ts';

/** Answers of 测评因子结果. */
export const handlers = handle(
  appletfactorresult,
  {
    getAppReport: async (input, context) => {
      const [id, reason] = [idIn(input, 'answerRecordId'), optionalTextIn(input, 'reason', 400)];
      return reason === '' ? reportOf(id, context) : wholeReportOf(id, reason, context);
    },
  },
  {
    ownCalls: {
      groups: {
        call: groupsCall,
        answer: async (input: Readonly<Record<string, unknown>>, context) =>
          groupsOf(idOrNone(input, 'hmid'), optionalTextIn(input, 'quarter', 7), context),
      },
      course: {
        call: courseCall,
        answer: async (input, context) =>
          courseOf(idIn(input, 'answerRecordId'), optionalTextIn(input, 'reason', 400), context),
      },
    },
    expressions: { zScore: 'round((t.factor_score - t.norm_mean) / nullif(t.norm_sd, 0), 2)' },
  },
);
