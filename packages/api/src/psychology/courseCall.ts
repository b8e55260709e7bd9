import type { SendOptions, Transport } from '../bind.ts';
import { type Call, post } from '../call.ts';
import type { Id } from '../field.ts';

/** One of the times that a person answered a scale. */
export interface CoursePoint {
  /** Id of the record. */
  id: Id;
  submitTime: string;
  totalScore: number | null;
  resultLevel: string;
  /** Scores of the factors but the total. */
  factors: readonly { name: string; score: number }[];
}

/**
 * All the times that the person of a record answered its scale, the first one first; for who may see reports whole and
 * says why, which is on record. Our own server alone answers it.
 */
export const courseCall: Call<{ answerRecordId: Id; reason: string }, CoursePoint[]> = post('course', 'body', {
  access: 'view',
  blank: [{ id: '', submitTime: '', totalScore: null, resultLevel: '', factors: [{ name: '', score: 0 }] }],
});

/** Asks for the course of the person of a record. */
export const courseOf = async (
  transport: Transport,
  input: { answerRecordId: Id; reason: string },
  options?: SendOptions,
): Promise<CoursePoint[]> =>
  (await transport.send(
    `psychological/appletfactorresult/${courseCall.path}`,
    courseCall,
    input,
    options,
  )) as CoursePoint[];
