import type { StandInRow } from './registers.ts';

/** What the stand-in answers: an HTTP status and a body. */
export interface StandInAnswer {
  status: number;
  body: unknown;
}

/** A question to the stand-in. */
export interface StandInQuestion {
  method: string;
  /** Address below `/api/`. */
  path: string;
  query: URLSearchParams;
  /** The body where it is JSON. */
  body: StandInRow;
}

/** A success with its data. */
export const success = (data: unknown): StandInAnswer => ({
  status: 200,
  body: { code: 200, success: true, data, msg: '操作成功' },
});

/** A refusal in the words of the server; its code stands in the body, and is the status unless another is named. */
export const failure = (code: number, msg: string, status = code): StandInAnswer => ({
  status,
  body: { code, success: false, data: {}, msg },
});
