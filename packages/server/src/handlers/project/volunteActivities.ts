import { activityCodesCall, guestActivityCall, guestStepCall, volunteerSteps } from '@lattice/api/volunteerCalls';
import { volunteActivities } from '@lattice/api/resources/project/volunteActivities';
import { handle } from '../../call/handle.ts';
import { decimalIn, idsIn, oneOf, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { activityCodes, openByCode, partsOfCode, shownActivity } from '../../domain/volunteers/codedActivity.ts';
import { guestStep } from '../../domain/volunteers/guestStep.ts';
import { momentReached } from '../../schedule/dueSql.ts';
import { say } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

const codeIn = (input: Input) => requiredTextIn(input, 'code', say`签到码`, 20);

function placeIn(input: Input): { place?: { lng: number; lat: number } } {
  const [lng, lat] = [decimalIn(input, 'lng'), decimalIn(input, 'lat')];
  return lng === null || lat === null ? {} : { place: { lng, lat } };
}

/** Answers of 志愿活动: volunteers sign up, check in and out by its code, without an account. */
export const handlers = handle(
  volunteActivities,
  {},
  {
    ownCalls: {
      codes: {
        call: activityCodesCall,
        answer: async (input: Input, context) => activityCodes(idsIn(input, 'ids'), context),
      },
      guestActivity: {
        call: guestActivityCall,
        answer: async (input: Input, context) => {
          const { code, end } = partsOfCode(codeIn(input));
          return shownActivity(await openByCode(code, context), end, context.now());
        },
      },
      guestStep: {
        call: guestStepCall,
        answer: async (input: Input, context) =>
          guestStep(
            oneOf(input, 'step', volunteerSteps),
            {
              code: partsOfCode(codeIn(input)).code,
              phone: requiredTextIn(input, 'phone', say`手机号码`, 20),
              idTail: requiredTextIn(input, 'idTail', say`身份证后四位`, 4),
              ticket: optionalTextIn(input, 'ticket', 80),
              ...placeIn(input),
            },
            context,
          ),
      },
    },
    timed: {
      field: 'status',
      moves: [
        { from: '1', to: '2', due: momentReached('sign_up_deadline') },
        { from: '2', to: '3', due: momentReached('start_time') },
        { from: '3', to: '4', due: momentReached('end_time') },
      ],
    },
  },
);
