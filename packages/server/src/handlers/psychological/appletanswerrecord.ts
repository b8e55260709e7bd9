import { answerCall, beginCall, finishCall, offeredCall, sheetCall } from '@lattice/api/psychology/answerCalls';
import { appletanswerrecord } from '@lattice/api/resources/psychological/appletanswerrecord';
import { handle } from '../../call/handle.ts';
import { decimalIn, idIn, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { begin, finish, keepAnswer } from '../../domain/psychology/answerSheet.ts';
import { offered } from '../../domain/psychology/offers.ts';
import { sheetOf } from '../../domain/psychology/sheet.ts';
import { say } from '../../words/say.ts';

/** Hours after which an answer sheet that was never handed in no longer counts. */
const ANSWER_HOURS = 24;

type Input = Readonly<Record<string, unknown>>;

/** Answers of 测评记录: a sheet is begun, answered question by question, and handed in. */
export const handlers = handle(
  appletanswerrecord,
  {},
  {
    timed: {
      field: 'status',
      moves: [{ from: '0', to: '3', due: `t.start_time <= $1::timestamptz - interval '${ANSWER_HOURS} hours'` }],
    },
    ownCalls: {
      offered: {
        call: offeredCall,
        answer: async (input: Input, context) =>
          offered(requiredTextIn(input, 'sourceType', say`测评对象`, 4), context),
      },
      begin: {
        call: beginCall,
        answer: async (input: Input, context) =>
          begin(
            idIn(input, 'appletScaleId'),
            {
              personName: optionalTextIn(input, 'personName', 30),
              sex: optionalTextIn(input, 'sex', 2),
              age: decimalIn(input, 'age'),
              phone: optionalTextIn(input, 'phone', 20),
            },
            context,
          ),
      },
      sheet: { call: sheetCall, answer: async (input: Input, context) => sheetOf(idIn(input, 'recordId'), context) },
      answer: {
        call: answerCall,
        answer: async (input: Input, context) =>
          keepAnswer(
            idIn(input, 'recordId'),
            idIn(input, 'scaleDetailId'),
            requiredTextIn(input, 'value', say`答案`, 300),
            context,
          ),
      },
      finish: {
        call: finishCall,
        answer: async (input: Input, context) => finish(idIn(input, 'recordId'), input.isPartial === true, context),
      },
    },
  },
);
