import {
  bordersCall,
  cutCall,
  cutPreviewCall,
  joinCall,
  joinPreviewCall,
  undoBorderCall,
} from '@lattice/api/map/gridReshape';
import { type MemberGrid, grid } from '@lattice/api/resources/grid/grid';
import { gridmember } from '@lattice/api/resources/grid/gridmember';
import { gridmemberintermediate } from '@lattice/api/resources/grid/gridmemberintermediate';
import { briefGrids } from '../../domain/grids/briefGrids.ts';
import { bordersOf, undoBorder } from '../../domain/grids/reshape/borders.ts';
import { cutGrid, previewCut } from '../../domain/grids/reshape/cutGrid.ts';
import { joinGrids, previewJoin } from '../../domain/grids/reshape/joinGrids.ts';
import { gridStatistics, majorGrids, partyGrids } from '../../domain/grids/statistics.ts';
import { handle } from '../../call/handle.ts';
import { idIn, idOrNone, optionalTextIn } from '../../call/parameter.ts';
import { ReportQuery } from '../../table/read/ReportQuery.ts';
import { page } from '../../table/read/read.ts';
import { lazyTree } from '../../table/read/tree.ts';
import { tableOf } from '../../table/table.ts';

const table = tableOf(grid);
const members = `exists (select 1 from grid_gridmemberintermediate i
      where i.gridding_id = t.id and i.is_current = 1 and i.is_deleted = 0)`;
const isNone = (id: string | null) => id === null || id === '0';

/** Answers of 网格. */
export const handlers = handle(
  grid,
  {
    lazyTreeAssembly: async (input, context) => {
      const all = optionalTextIn(input, 'flag', 4) === '0';
      return lazyTree(
        table,
        grid.calls.lazyTree,
        { parentId: optionalTextIn(input, 'parentId', 20) || '0', ...(!all && { isEnabled: '1' }) },
        context,
      );
    },
    getNoGridmemberPage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(table, {}, input, context, () => `not ${members}`),
    getMoreGridPage: async (input: Readonly<Record<string, unknown>>, context) =>
      page(
        table,
        {},
        input,
        context,
        () =>
          't.is_enabled = 1 and not exists (select 1 from grid_grid n where n.parent_id = t.id and n.is_deleted = 0)',
      ),
    majorGridPage: majorGrids,
    getGridMemberMoreGridList: async (input, context) => {
      const id = idIn(input, 'gridMemberId');
      const q = new ReportQuery(context);
      const links = await q.rows<{ id: string; main: number; post: string }>(
        `select t.gridding_id as id, max(coalesce(t.is_main, 0))::int as main, max(coalesce(t.member_post, '')) as post
        from ${q.of(gridmemberintermediate)} and t.grid_member_id = ${q.p(id)} and t.is_current = 1
        group by 1`,
      );
      const byId = new Map(links.map((link) => [link.id, link]));
      const rows = await briefGrids(context, ({ p }) => `t.id = any(${p(links.map((link) => link.id))}::bigint[])`);
      return rows
        .map((row): MemberGrid => ({
          ...row,
          isMain: byId.get(row.id)?.main ?? 0,
          memberPost: byId.get(row.id)?.post ?? '',
        }))
        .sort((a, b) => b.isMain - a.isMain);
    },
    getSuperiorGrid: async (input, context) => {
      const id = idIn(input, 'parentId');
      return isNone(id) ? [] : briefGrids(context, ({ p }) => `t.id = ${p(id)}`);
    },
    getPeerGrid: async (input, context) => briefGrids(context, () => 'true', { parentId: idIn(input, 'parentId') }),
    getSubordinateGrid: async (input, context) =>
      briefGrids(context, () => 'true', { parentId: idIn(input, 'gridId') }),
    getGridByLevelList: async (input, context) =>
      (await briefGrids(context, ({ p }) => `t.dept_id = ${p(idIn(input, 'deptId'))}`)).sort((a, b) =>
        a.gridLevel.localeCompare(b.gridLevel),
      ),
    getGridByGridmember: async (input, context) => {
      const q = new ReportQuery(context);
      const [member] = await q.rows<{ grid: string | null }>(
        `select t.gridding_id as grid from ${q.of(gridmember)} and t.id = ${q.p(idIn(input, 'gmId'))}`,
      );
      return member === undefined ? [] : briefGrids(context, ({ p }) => `t.id = ${p(member.grid)}`);
    },
    getGridStatistics: gridStatistics,
    getPartyGridList: async (input, context) => partyGrids(idOrNone(input, 'gridingId'), context),
  },
  {
    ownCalls: {
      cutPreview: { call: cutPreviewCall, answer: previewCut },
      cut: { call: cutCall, answer: cutGrid },
      joinPreview: { call: joinPreviewCall, answer: previewJoin },
      join: { call: joinCall, answer: joinGrids },
      borders: { call: bordersCall, answer: bordersOf },
      undoBorder: { call: undoBorderCall, answer: undoBorder },
    },
  },
);
