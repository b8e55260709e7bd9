import type { SendOptions, Transport } from '../bind.ts';
import { type Blank, type Call, get, post } from '../call.ts';
import type { Id } from '../field.ts';

/** One choice of a question. */
export interface ScaleOption {
  key: string;
  text: string;
  score: number;
}

/** A question as it is put to somebody. */
export interface ScaleQuestion {
  id: Id;
  itemNo: number;
  title: string;
  /** Key of the dictionary `scale_item_type`: 1 one choice, 2 several, 3 a number, 4 words. */
  type: string;
  options: readonly Pick<ScaleOption, 'key' | 'text'>[];
  /** Least and greatest number of type 3. */
  min: number;
  max: number;
  isRequired: boolean;
  image: string;
}

/** A scale that is offered to people of a kind. */
export interface OfferedScale {
  /** Id of the offer (`psychological/appletscale`). */
  id: Id;
  name: string;
  category: string;
  intro: string;
  itemCount: number;
  planMinutes: number | null;
  /** An own sheet that was begun and not handed in; '' for none. */
  openSheet: Id;
  /** When it was last handed in, and from which day it may be answered again; '' for never and for now. */
  lastTime: string;
  nextDay: string;
}

/** Sheets that the person began with others and that are not handed in yet. */
export interface OpenSheet {
  id: Id;
  scaleName: string;
  personName: string;
  answeredCount: number;
  itemCount: number;
  startTime: string;
}

/** What may be answered by people of a kind. */
export interface Offers {
  /** Whether the person is one of these people at all. */
  mayAnswer: boolean;
  scales: readonly OfferedScale[];
  open: readonly OpenSheet[];
}

/** Whom a sheet is answered with; nobody for one's own. */
export interface Respondent {
  personName: string;
  sex: string;
  age: number | null;
  phone: string;
}

/** An answer sheet that is being filled in. */
export interface AnswerSheet {
  id: Id;
  recordNo: string;
  scaleName: string;
  guide: string;
  personName: string;
  sourceType: string;
  /** Key of the dictionary `answer_record_status`. */
  status: string;
  questions: readonly ScaleQuestion[];
  /** What was chosen so far, by the number of the question: the keys of options, a number or words. */
  answers: Readonly<Record<string, string>>;
}

/** A sheet without questions. */
export const blankSheet: Blank<AnswerSheet> = {
  id: '',
  scaleName: '',
  guide: '',
  personName: '',
  sourceType: '',
  status: '',
  questions: [{ id: '', itemNo: 0, title: '', type: '', options: [{ key: '', text: '' }], image: '' }],
  answers: {},
};

/** An answer to one question. */
export interface AnswerGiven {
  recordId: Id;
  scaleDetailId: Id;
  /** Keys of the chosen options joined by commas, a number, or words. */
  value: string;
}

/** What came of a sheet that was handed in. */
export interface FinishedSheet {
  id: Id;
  /** Key of the dictionary `answer_record_status`: 2 with a report, 3 invalid. */
  status: string;
  /** Why it does not count; '' where it does. */
  invalidReason: string;
  /** What the person who answered is told; null where the offer keeps it to the counsellors. */
  result: { title: string; text: string; advice: string } | null;
}

const BASE = 'psychological/appletanswerrecord';

/** The scales that the person may answer, or answer with others; our own server alone answers it and what follows. */
export const offeredCall: Call<{ sourceType: string }, Offers> = get('offered', {
  access: 'session',
  blank: {
    mayAnswer: false,
    scales: [{ id: '', name: '', category: '', intro: '', itemCount: 0, openSheet: '', lastTime: '', nextDay: '' }],
    open: [{ id: '', scaleName: '', personName: '', answeredCount: 0, itemCount: 0, startTime: '' }],
  },
});
/** Begins a sheet, or gives back the one that was begun and not handed in. */
export const beginCall: Call<{ appletScaleId: Id } & Partial<Respondent>, { id: Id }> = post('begin', 'body', {
  access: 'session',
});
/** A sheet of one's own with its questions and answers. */
export const sheetCall: Call<{ recordId: Id }, AnswerSheet> = get<{ recordId: Id }, AnswerSheet>('sheet', {
  access: 'session',
  blank: blankSheet,
});
/** Keeps one answer. */
export const answerCall: Call<AnswerGiven, { answeredCount: number }> = post('answer', 'body', { access: 'session' });
/** Hands a sheet in: works out the report, or marks what was answered in part or too fast as invalid. */
export const finishCall: Call<{ recordId: Id; isPartial?: boolean }, FinishedSheet> = post('finish', 'body', {
  access: 'session',
});

/** The calls by which scales are answered, bound to a transport. */
export const answering = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I, options?: SendOptions): Promise<O> =>
    (await transport.send(`${BASE}/${call.path}`, call, input, options)) as O;
  return {
    offered: async (sourceType: string, options?: SendOptions) => send(offeredCall, { sourceType }, options),
    begin: async (input: { appletScaleId: Id } & Partial<Respondent>) => send(beginCall, input),
    sheet: async (recordId: Id, options?: SendOptions) => send(sheetCall, { recordId }, options),
    answer: async (input: AnswerGiven) => send(answerCall, input),
    finish: async (recordId: Id, isPartial = false) => send(finishCall, { recordId, isPartial }),
  };
};
