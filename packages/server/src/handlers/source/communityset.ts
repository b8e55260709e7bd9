import { madeCall, undoCall } from '@lattice/api/generationCalls';
import { communityset } from '@lattice/api/resources/source/communityset';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { madeBy, undoGeneration } from '../../domain/buildings/undo.ts';

/** Answers of 小区房屋生成设置 beyond the plain ones. */
export const handlers = handle(
  communityset,
  {},
  {
    ownCalls: {
      made: { call: madeCall, answer: async (input, context) => madeBy(idIn(input, 'id'), context) },
      undo: { call: undoCall, answer: async (input, context) => undoGeneration(idIn(input, 'id'), context) },
    },
  },
);
