import type { ReportQuery } from '../../table/read/ReportQuery.ts';
import { idOrNone } from '../../call/parameter.ts';

/** Id of the grid that a call names; the specification spells its parameter in three ways. */
export const gridIn = (input: Readonly<Record<string, unknown>>): string | null =>
  idOrNone(input, 'griddingId') ?? idOrNone(input, 'gridingId') ?? idOrNone(input, 'gridId');

/** Spellings of the grid's parameter. */
export const gridNames = ['griddingId', 'gridingId', 'gridId'] as const;

/** Condition that keeps a column to a grid and the grids below it; always true without a grid. */
export const inGridSubtree = (
  question: Pick<ReportQuery, 'p'>,
  gridId: string | null,
  column = 't.gridding_id',
): string =>
  gridId === null
    ? 'true'
    : `${column} in (with recursive g as (select id from grid_grid where id = ${question.p(gridId)}::bigint
          and is_deleted = 0 union select n.id from grid_grid n join g on n.parent_id = g.id where n.is_deleted = 0)
      select id from g)`;
