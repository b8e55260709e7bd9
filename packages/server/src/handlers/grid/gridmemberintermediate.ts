import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { syncMainLinks } from '../../domain/grids/syncMainLinks.ts';
import { handle } from '../../call/handle.ts';
import { linkTableCalls } from '../../table/write/linkTableCalls.ts';

/** Answers of 网格与网格员关联. */
export const handlers = handle(gridmemberintermediate, linkTableCalls(gridmemberintermediate, syncMainLinks));
