import { targetOf } from '@lattice/api/kinds/kindOf';
import type { Resource } from '@lattice/api/resource';
import type { RoleGrant } from './roleGrants.ts';
import type { RowScope } from '../call/RoleScopes.ts';

/** A scope that the first start stores, with its name. */
export interface DefaultScope extends RowScope {
  scopeName: string;
}

const plainly = (scopeName: string, scopeType: string): DefaultScope => ({
  scopeName,
  scopeType,
  scopeColumn: 'create_dept',
  scopeValue: '',
});
const custom = (scopeName: string, tests: readonly string[]): DefaultScope => ({
  scopeName,
  scopeType: '5',
  scopeColumn: 'create_dept',
  scopeValue: tests.join(' or '),
});

/**
 * The scope of a register for roles that see `rows` of it: by its own columns that name grids, members, departments and
 * people, else by who made the row.
 */
export function defaultScope(resource: Resource, rows: Exclude<RoleGrant['rows'], 'all'>): DefaultScope {
  const fields = Object.entries(resource.fields).filter(
    ([, field]) => field.kind !== 'computed' && field.sensitive === undefined,
  );
  const to = (path: string, test: string) =>
    fields.flatMap(([name, field]) => (targetOf(field) === path && name !== 'parentId' ? [`${name} ${test}`] : []));
  switch (rows) {
    case 'grids': {
      const tests = [
        ...to('grid/grid', 'in {myGrids}'),
        ...to('grid/gridmember', 'in {myMember}'),
        ...to('blade-user', '= {user}'),
      ];
      return tests.length === 0 ? plainly('本人', '2') : custom('本网格及本人', [...tests, 'createUser = {user}']);
    }
    case 'markets': {
      const tests = [
        ...to('project/pointsMarket', 'in {myMarkets}'),
        ...(resource.path === 'project/pointsMarket' ? to('blade-user', '= {user}') : []),
      ];
      return tests.length === 0 ? plainly('本人', '2') : custom('本商城', tests);
    }
    case 'dept': {
      const tests = [...to('blade-system/dept', '= {dept}'), ...to('blade-user', '= {user}')];
      return tests.length === 0
        ? plainly('所在机构', '3')
        : custom('所在机构及本人', ['createDept = {dept}', ...tests]);
    }
    case 'below': {
      const tests = [...to('blade-system/dept', 'in {deptAndBelow}'), ...to('grid/grid', 'in {deptGrids}')];
      return tests.length === 0
        ? plainly('所在机构及子级', '4')
        : custom('所在机构及子级的网格', ['createDept in {deptAndBelow}', ...tests]);
    }
  }
}
