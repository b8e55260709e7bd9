import { expect, it } from 'vitest';
import { datasetQuestion, filledTests, isAsTested } from './datasetQuestion.ts';

it('reads columns of one table with constants and an order', () => {
  expect(
    datasetQuestion(`select t.grid_name, t.grid_level as level
      from Grid_Grid t where t.is_deleted = 0 and t.grid_level <> '3' order by t.sort desc`),
  ).toEqual({
    table: 'grid_grid',
    columns: new Map(Object.entries({ grid_name: 'grid_name', level: 'grid_level' })),
    tests: [
      { column: 'is_deleted', operator: '=', value: '0' },
      { column: 'grid_level', operator: '<>', value: '3' },
    ],
    order: { column: 'sort', isDown: true },
    joins: [],
  });
  expect(datasetQuestion('SELECT * FROM grid_grid;')).toEqual({
    table: 'grid_grid',
    columns: null,
    tests: [],
    order: null,
    joins: [],
  });
});

it.each([
  '',
  'select count(*) from grid_grid',
  'select x from grid_grid a join grid_gridmember b on a.id = b.gridding_id',
  'select * from grid_grid a join grid_gridmember b on a.id = b.gridding_id',
  'select a.x from grid_grid a join grid_gridmember b on a.id > b.gridding_id',
  'select a.x from grid_grid a join grid_gridmember b on a.id = b.gridding_id and a.y = b.y',
  'select a.x from grid_grid a join grid_grid a on a.id = a.parent_id',
  'select a.x from grid_grid a right join grid_gridmember b on a.id = b.gridding_id',
  'select a.x from grid_grid a join b on b.id = a.y join c on c.id = b.y',
  'select a.x from grid_grid a join grid_gridmember b on a.id = b.gridding_id order by b.x',
  'select x from grid_grid, grid_gridmember',
  'select x from grid_grid where y = :name + 1',
  'select x from grid_grid where y between :a and :b',
  "select x from grid_grid where y = '1' or z = '2'",
  'select x from grid_grid where y in (select id from blade_user)',
  'select x from grid_grid group by x',
  'select x from grid_grid; delete from grid_grid',
  'select x from grid_grid order by y, z',
  '${"select * from " + param("table")}',
  'delete from grid_grid',
])('says of %s that it goes beyond', (sql) => {
  expect(datasetQuestion(sql)).toBeNull();
});

it('reads what other tables put beside the first one', () => {
  expect(
    datasetQuestion(`select m.name, g.grid_name as grid, d.dept_name from grid_gridmember m
      left outer join grid_grid as g on g.id = m.gridding_id
      inner join blade_dept d on m.dept_id = d.id
      where m.is_deleted = 0 and d.sort > 1 order by m.name`),
  ).toEqual({
    table: 'grid_gridmember',
    columns: new Map([['name', 'name']]),
    tests: [{ column: 'is_deleted', operator: '=', value: '0' }],
    order: { column: 'name', isDown: false },
    joins: [
      {
        table: 'grid_grid',
        isOuter: true,
        column: 'id',
        of: 'gridding_id',
        columns: new Map([['grid', 'grid_name']]),
        tests: [],
      },
      {
        table: 'blade_dept',
        isOuter: false,
        column: 'id',
        of: 'dept_id',
        columns: new Map([['dept_name', 'dept_name']]),
        tests: [{ column: 'sort', operator: '>', value: '1' }],
      },
    ],
  });
  const outer = (where: string) =>
    datasetQuestion(`select a.x from t a left join grid_grid on a.y = grid_grid.id${where}`)?.joins[0]?.isOuter;
  expect([outer(''), outer(" where grid_grid.z = '1'")]).toEqual([true, false]);
});

it.each([
  ['10', '>', '9', true],
  ['b', '>', 'a', true],
  [null, '=', '', true],
  ['1.0', '==', '1', true],
  ['x', '!=', 'x', false],
  ['枫桥社区', 'like', '桥', true],
  ['枫桥社区', 'like', '%桥%', true],
  ['2', 'in', '1,2', true],
  ['2', 'between', '1', false],
])('%s %s %s: %s', (value, operator, wanted, isSo) => {
  expect(isAsTested(value, operator, wanted)).toBe(isSo);
});

it('compares columns with parameters, and leaves out those without a value', () => {
  const question = datasetQuestion(
    'select x from event where kind = :kind and title like :words and level in (:levels) and day >= :from',
  );
  expect(question?.tests.map(({ operator, parameter }) => [operator, parameter])).toEqual([
    ['=', 'kind'],
    ['like', 'words'],
    ['in', 'levels'],
    ['>=', 'from'],
  ]);
  const defaults = new Map(Object.entries({ kind: '1', levels: '3' }));
  const given = new Map(Object.entries({ kind: '', words: '%桥%' }));
  expect(filledTests(question?.tests ?? [], defaults, given)).toEqual([
    { column: 'title', operator: 'like', value: '%桥%' },
    { column: 'level', operator: 'in', value: '3' },
  ]);
});
