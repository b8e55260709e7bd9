import type { SendOptions, Transport } from '../bind.ts';
import { type Call, get, post } from '../call.ts';
import type { Id } from '../field.ts';
import { partOrNull } from '../readPart.ts';
import { type AnswerSheet, type FinishedSheet, type Respondent, blankSheet } from './answerCalls.ts';

/** Days for which a link may be open. */
export const LINK_DAYS = [1, 7, 30, 90] as const;

/** The link by which guests answer a scale that is offered. */
export interface ScaleLink {
  /** Who made it, and when. */
  userName: string;
  created: string;
  /** Until when it opens the scale. */
  expires: string;
  /** How many sheets were begun by it. */
  sheets: number;
}

/** A scale as a guest sees it before it is begun. */
export interface GuestOffer {
  name: string;
  intro: string;
  itemCount: number;
  planMinutes: number | null;
  ageMin: number | null;
  ageMax: number | null;
  isAnonymous: boolean;
}

/** Where a guest stands: what is offered, and the sheet once it is begun. */
export interface GuestState {
  offer: GuestOffer;
  /** Until when the guest can answer. */
  until: string;
  sheet: AnswerSheet | null;
}

const LINKS = 'psychological/appletscale';

/** The link of an offer; null without one that is open. Our own server alone answers it and what follows. */
export const linkCall: Call<{ id: Id }, ScaleLink | null> = get<{ id: Id }, ScaleLink | null>('link', {
  access: 'save',
  blank: partOrNull<ScaleLink>({ userName: '', created: '', expires: '', sheets: 0 }),
});
/** Makes a link of an offer for some days; one made before opens nothing any more. Its code is told this once. */
export const makeLinkCall: Call<{ id: Id; days: number }, { code: string; expires: string }> = post(
  'makeLink',
  'body',
  { access: 'save' },
);
/** Ends the link of an offer. */
export const endLinkCall: Call<{ id: Id }, boolean> = post('endLink', 'body', { access: 'save' });

/** Exchanges the code of a link for the token of one sheet. */
export const guestOpenCall: Call<{ code: string }, { token: string }> = post('guestOpen', 'body', {
  access: 'anonymous',
});
/** Where a guest stands. */
export const guestSheetCall: Call<{ token: string }, GuestState> = post<{ token: string }, GuestState>(
  'guestSheet',
  'body',
  {
    access: 'anonymous',
    blank: {
      offer: { name: '', intro: '', itemCount: 0, isAnonymous: false },
      until: '',
      sheet: partOrNull<AnswerSheet>(blankSheet),
    },
  },
);
/** Begins the sheet of a guest. */
export const guestBeginCall: Call<{ token: string } & Partial<Respondent>, boolean> = post('guestBegin', 'body', {
  access: 'anonymous',
});
/** Keeps one answer of a guest. */
export const guestAnswerCall: Call<{ token: string; scaleDetailId: Id; value: string }, { answeredCount: number }> =
  post('guestAnswer', 'body', { access: 'anonymous' });
/** Hands the sheet of a guest in; the token opens nothing any more. */
export const guestFinishCall: Call<{ token: string; isPartial?: boolean }, FinishedSheet> = post(
  'guestFinish',
  'body',
  { access: 'anonymous' },
);

const sender =
  (transport: Transport) =>
  async <I, O>(call: Call<I, O>, input: I, options?: SendOptions): Promise<O> =>
    (await transport.send(`${LINKS}/${call.path}`, call, input, options)) as O;

/** The calls by which links are made, bound to a transport. */
export const linking = (transport: Transport) => {
  const send = sender(transport);
  return {
    link: async (id: Id, options?: SendOptions) => send(linkCall, { id }, options),
    make: async (id: Id, days: number) => send(makeLinkCall, { id, days }),
    end: async (id: Id) => send(endLinkCall, { id }),
  };
};

/** The calls of guests, bound to a transport. */
export const guestAnswering = (transport: Transport) => {
  const send = sender(transport);
  return {
    open: async (code: string) => send(guestOpenCall, { code }),
    state: async (token: string, options?: SendOptions) => send(guestSheetCall, { token }, options),
    begin: async (token: string, respondent: Partial<Respondent>) => send(guestBeginCall, { token, ...respondent }),
    answer: async (token: string, scaleDetailId: Id, value: string) =>
      send(guestAnswerCall, { token, scaleDetailId, value }),
    finish: async (token: string, isPartial: boolean) => send(guestFinishCall, { token, isPartial }),
  };
};
