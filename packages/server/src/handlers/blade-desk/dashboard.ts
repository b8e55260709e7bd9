import { dashboard } from '@lattice/api/resources/blade-desk/dashboard';
import { figuresOf } from '../../domain/grids/figures.ts';
import { handle } from '../../call/handle.ts';

/** Answers of 工作台. */
export const handlers = handle(dashboard, { info: async (_, context) => figuresOf(context) });
