import { arrangeCall, copyCall, rangesCall, scaleFileCall, takeFileCall } from '@lattice/api/psychology/scaleCalls';
import { scale } from '@lattice/api/resources/psychological/scale';
import { handle } from '../../call/handle.ts';
import { idIn, idsIn } from '../../call/parameter.ts';
import { arrangeItems, replaceRanges } from '../../domain/psychology/arrange.ts';
import { copyScale } from '../../domain/psychology/copyScale.ts';
import { refuseAnswered } from '../../domain/psychology/refuseAnswered.ts';
import { removeScales, restoreScales } from '../../domain/psychology/removeScales.ts';
import { refuseUnfit } from '../../domain/psychology/refuseUnfit.ts';
import { scaleFileOf, takeScaleFile } from '../../domain/psychology/scaleFile.ts';
import { submitWithEffect } from '../../table/write/moveEffects.ts';

type Input = Readonly<Record<string, unknown>>;

/** What of a scale its scores depend on. */
const SCORING = ['optionMin', 'optionMax', 'scoreMode', 'coefficient', 'roundMode', 'warnRule'];

/** Answers of 心理量表: one that is enabled is whole, one that was answered is measured as before. */
export const handlers = handle(
  scale,
  {
    submit: async (input: Input, context) => {
      const rescores = (input.id ?? '') !== '' && SCORING.some((name) => input[name] !== undefined);
      return submitWithEffect(scale, 'status', input, context, async (sql, { id, from, to }) => {
        if (rescores) await refuseAnswered(sql, [id]);
        if (to === '1' && from !== '1') await refuseUnfit(sql, id);
      });
    },
    remove: removeScales,
    restore: restoreScales,
  },
  {
    ownCalls: {
      arrange: {
        call: arrangeCall,
        answer: async (input: Input, context) => arrangeItems(idIn(input, 'id'), idsIn(input, 'itemIds'), context),
      },
      ranges: {
        call: rangesCall,
        answer: async (input: Input, context) => replaceRanges(idIn(input, 'factorGroupId'), input.ranges, context),
      },
      file: { call: scaleFileCall, answer: async (input: Input, context) => scaleFileOf(idIn(input, 'id'), context) },
      takeFile: {
        call: takeFileCall,
        answer: async (input: Input, context) => takeScaleFile(input.file, context),
      },
      copy: { call: copyCall, answer: async (input: Input, context) => copyScale(idIn(input, 'id'), context) },
    },
  },
);
