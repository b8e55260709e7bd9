import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { settleLinks } from '../../grids/settleLinks.ts';
import { handle } from '../../handle.ts';
import { settledBy } from '../../table/settling.ts';

/** Answers of 网格与网格员关联. */
export const handlers = handle(gridmemberintermediate, settledBy(gridmemberintermediate, settleLinks));
