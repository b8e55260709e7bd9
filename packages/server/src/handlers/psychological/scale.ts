import { scale } from '@lattice/api/resources/psychological/scale';
import { handle } from '../../call/handle.ts';
import { refuseGaps } from '../../domain/psychology/refuseGaps.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

/** Answers of 心理量表. */
export const handlers = handle(scale, {
  submit: async (input: Readonly<Record<string, unknown>>, context) =>
    submitWithEffect(scale, 'status', input, context, async (sql, { id, from, to }) => {
      if (to === '1' && from !== '1') await refuseGaps(sql, id);
    }),
});
