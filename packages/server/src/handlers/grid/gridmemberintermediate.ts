import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { settleLinks } from '../../domain/grids/settleLinks.ts';
import { handle } from '../../call/handle.ts';
import { settledBy } from '../../table/write/settling.ts';

/** Answers of 网格与网格员关联. */
export const handlers = handle(gridmemberintermediate, settledBy(gridmemberintermediate, settleLinks));
