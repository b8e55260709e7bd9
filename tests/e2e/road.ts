import type { Locator, Page } from '@playwright/test';
import { expect } from './town.ts';
import type { Wire } from './wire.ts';

/** A complete road as the wire takes it; the grid must be set. */
export const road = {
  routeType: '02',
  subordinateUnit: '清溪区公路管理站',
  subordinateAddress: '清溪区建设路1号',
  subordinatePhone: '13800000001',
  subordinateLeader: '周明',
  subordinateLeaderPhone: '13800000002',
  jurisdictionUnit: '枫桥镇平安建设办公室',
  jurisdictionAddress: '枫桥镇政府路1号',
  jurisdictionPhone: '13800000003',
  securityName: '吴大海',
  securityPhone: '13800000004',
  hazardLevel: '03',
} as const;

/** A road as it comes back. */
export interface StoredRoad {
  id: string;
  rev: number;
  routeName: string;
  [field: string]: unknown;
}

/** Rows of one page of roads. */
export interface RoadPage {
  records: StoredRoad[];
  total: number;
}

/** Id of a grid that exists. */
export async function anyGrid(wire: Wire): Promise<string> {
  const records = await wire.rows<{ id: string }>('grid/grid/page', { size: '1', gridLevel: '3' });
  return records[0]?.id ?? '';
}

/** Finds roads by name over HTTP. */
export async function findRoads(wire: Wire, routeName: string): Promise<StoredRoad[]> {
  return (await wire.get<RoadPage>('source/roadinfo/page', { current: '1', size: '200', routeName })).data.records;
}

/** Adds a road over HTTP and gives it as stored. */
export async function addRoad(
  wire: Wire,
  routeName: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<StoredRoad> {
  const { code, msg } = await wire.post('source/roadinfo/submit', {
    ...road,
    griddingId: await anyGrid(wire),
    routeName,
    ...more,
  });
  expect(`${code} ${msg}`).toMatch(/^200 /);
  const [stored] = await findRoads(wire, routeName);
  if (stored === undefined) throw new Error(`The road ${routeName} was acknowledged but is not there.`);
  return stored;
}

const texts: readonly (readonly [label: string, value: string])[] = [
  ['隶属单位名称', road.subordinateUnit],
  ['隶属单位详址', road.subordinateAddress],
  ['隶属单位联系方式', road.subordinatePhone],
  ['隶属单位负责人姓名', road.subordinateLeader],
  ['隶属单位负责人联系方式', road.subordinateLeaderPhone],
  ['管辖单位名称', road.jurisdictionUnit],
  ['管辖单位详址', road.jurisdictionAddress],
  ['管辖单位联系方式', road.jurisdictionPhone],
  ['分管治保负责人姓名', road.securityName],
  ['分管治保负责人联系方式', road.securityPhone],
];

/** Types a whole road into the window that adds one. */
export async function fillRoad(page: Page, dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('textbox', { name: '路线名称' }).fill(name);
  for (const [label, value] of texts) await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await choose(page, dialog, '路线类型', '公路');
  await choose(page, dialog, '治安隐患等级', '低');
  await pickFromTree(page, dialog, '所属网格', ['枫桥镇', '枫桥社区', '枫桥社区第一网格']);
}

/** Chooses an entry of a dictionary. */
export async function choose(page: Page, dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`${label}( （必填）)?$`) }).click();
  await page.getByRole('listbox', { name: label }).getByRole('option', { name: option, exact: true }).click();
}

/** Opens a tree level by level and chooses its last node. */
export async function pickFromTree(page: Page, dialog: Locator, label: string, path: readonly string[]): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`${label} （必填）`) }).click();
  const tree = page.getByRole('tree', { name: label });
  const node = (title: string | undefined) => tree.getByRole('treeitem', { name: title ?? '', exact: true });
  for (const title of path.slice(0, -1)) {
    await node(title).focus();
    await node(title).press('ArrowRight');
  }
  await node(path.at(-1)).click();
  await expect(tree).toHaveCount(0);
}
