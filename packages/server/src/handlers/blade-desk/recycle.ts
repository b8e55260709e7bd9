import { recycle } from '@lattice/api/resources/blade-desk/recycle';
import { handle } from '../../call/handle.ts';
import { idIn } from '../../call/parameter.ts';
import { removals, undoableRegisters } from '../../domain/recycle/removals.ts';
import { bringBack, purge } from '../../domain/recycle/undo.ts';

/** Answers of 回收站. */
export const handlers = handle(recycle, {
  page: async (input, context) => removals(input, context),
  registers: async (_, context) => undoableRegisters(context),
  bringBack: async (input, context) => bringBack(idIn(input, 'id'), context),
  purge: async (input, context) => purge(idIn(input, 'id'), context),
});
