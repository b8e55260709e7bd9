import {
  endLinkCall,
  guestAnswerCall,
  guestBeginCall,
  guestFinishCall,
  guestOpenCall,
  guestSheetCall,
  linkCall,
  makeLinkCall,
} from '@lattice/api/psychology/linkCalls';
import { appletscale } from '@lattice/api/resources/psychological/appletscale';
import { handle } from '../../call/handle.ts';
import { decimalIn, idIn, numberIn, optionalTextIn, requiredTextIn } from '../../call/parameter.ts';
import { answerAsGuest, beginAsGuest, finishAsGuest, guestState, openByLink } from '../../domain/psychology/guest.ts';
import { endLink, linkOf, makeLink } from '../../domain/psychology/links.ts';
import { say } from '../../words/say.ts';

type Input = Readonly<Record<string, unknown>>;

const tokenIn = (input: Input) => requiredTextIn(input, 'token', say`作答凭证`, 60);

/** Answers of 小程序量表: guests answer one by a link, without an account. */
export const handlers = handle(
  appletscale,
  {},
  {
    ownCalls: {
      link: { call: linkCall, answer: async (input: Input, context) => linkOf(idIn(input, 'id'), context) },
      makeLink: {
        call: makeLinkCall,
        answer: async (input: Input, context) => makeLink(idIn(input, 'id'), numberIn(input, 'days', 0, 365), context),
      },
      endLink: { call: endLinkCall, answer: async (input: Input, context) => endLink(idIn(input, 'id'), context) },
      guestOpen: {
        call: guestOpenCall,
        answer: async (input: Input, context) => openByLink(requiredTextIn(input, 'code', say`链接`, 40), context),
      },
      guestSheet: {
        call: guestSheetCall,
        answer: async (input: Input, context) => guestState(tokenIn(input), context),
      },
      guestBegin: {
        call: guestBeginCall,
        answer: async (input: Input, context) =>
          beginAsGuest(
            tokenIn(input),
            {
              personName: optionalTextIn(input, 'personName', 30),
              sex: optionalTextIn(input, 'sex', 2),
              age: decimalIn(input, 'age'),
              phone: optionalTextIn(input, 'phone', 20),
            },
            context,
          ),
      },
      guestAnswer: {
        call: guestAnswerCall,
        answer: async (input: Input, context) =>
          answerAsGuest(
            tokenIn(input),
            idIn(input, 'scaleDetailId'),
            requiredTextIn(input, 'value', say`答案`, 300),
            context,
          ),
      },
      guestFinish: {
        call: guestFinishCall,
        answer: async (input: Input, context) => finishAsGuest(tokenIn(input), input.isPartial === true, context),
      },
    },
  },
);
