import type { Transport } from '../bind.ts';
import { type Call, get, post } from '../call.ts';
import type { Id } from '../field.ts';
import type { ScaleFile } from './scaleFile.ts';

/** A range of results of a factor as it is given by people. */
export type RangeDraft = Readonly<Record<string, unknown>>;

const BASE = 'psychological/scale';

/** Puts the questions of a scale in an order; the numbers in factors follow. Our own server alone answers it. */
export const arrangeCall: Call<{ id: Id; itemIds: readonly Id[] }, boolean> = post('arrange', 'body', {
  access: 'save',
});
/** Puts other ranges of results in the place of those of a factor, all at once. */
export const rangesCall: Call<{ factorGroupId: Id; ranges: readonly RangeDraft[] }, boolean> = post('ranges', 'body', {
  access: 'save',
});
/** Copies a scale with its questions, factors and results; the copy is not enabled. */
export const copyCall: Call<{ id: Id }, { id: Id }> = post('copy', 'body', { access: 'save' });

/** A scale with all its parts as a file, without pictures. */
export const scaleFileCall: Call<{ id: Id }, ScaleFile> = get<{ id: Id }, ScaleFile>('file', {
  access: 'view',
  blank: {
    lattice: 'scale',
    version: 1,
    category: '',
    scale: {},
    factors: [{}],
    items: [{}],
    norms: [{}],
    ranges: [{}],
  },
});
/** Takes in a scale from the text of a file as a new one that is not enabled. */
export const takeFileCall: Call<{ file: string }, { id: Id }> = post('takeFile', 'body', { access: 'save' });

/** The calls by which scales are arranged, copied and exchanged as files, bound to a transport. */
export const arranging = (transport: Transport) => {
  const send = async <I, O>(call: Call<I, O>, input: I): Promise<O> =>
    (await transport.send(`${BASE}/${call.path}`, call, input)) as O;
  return {
    arrange: async (id: Id, itemIds: readonly Id[]) => send(arrangeCall, { id, itemIds }),
    ranges: async (factorGroupId: Id, ranges: readonly RangeDraft[]) => send(rangesCall, { factorGroupId, ranges }),
    copy: async (id: Id) => send(copyCall, { id }),
    file: async (id: Id) => send(scaleFileCall, { id }),
    takeFile: async (file: string) => send(takeFileCall, { file }),
  };
};
