import type { GridBrief } from '@lattice/api/resources/grid/grid';
import { grid } from '@lattice/api/resources/grid/grid';
import type { Context } from '../../call/Context.ts';
import { type ExtraCondition, list } from '../../table/read/read.ts';
import { tableOf } from '../../table/table.ts';

const word = (row: Readonly<Record<string, unknown>>, name: string) => String(row[name] ?? '');

/** Grids that a condition keeps, as other screens list them, in their order. */
export async function briefGrids(
  context: Context,
  narrow: ExtraCondition,
  input: Readonly<Record<string, unknown>> = {},
): Promise<GridBrief[]> {
  const rows = await list(tableOf(grid), {}, input, context, narrow);
  return rows.map((row) => ({
    id: word(row, 'id'),
    parentId: word(row, 'parentId'),
    gridName: word(row, 'gridName'),
    gridCode: word(row, 'gridCode'),
    gridLevel: word(row, 'gridLevel'),
    deptId: word(row, 'deptId'),
    principalId: word(row, 'principalId'),
    principalName: word(row, 'principalIdName'),
    lng: word(row, 'lng'),
    lat: word(row, 'lat'),
    geom: row.geom as GridBrief['geom'],
    color: word(row, 'color'),
  }));
}
