import type { Locator, Page } from '@playwright/test';
import { type Fault, faultsOf, residents, rosterFile } from './residents.ts';
import { sheetOf } from './sheetOf.ts';
import { expect, test } from './town.ts';
import { walk } from './walk.ts';
import type { Wire } from './wire.ts';

const PEOPLE = 500;

/** Columns of dictionaries, switches and names, in none of which a digit may stand. */
const IN_WORDS = [
  '性别',
  '民族',
  '婚姻状况',
  '政治面貌',
  '学历',
  '宗教信仰',
  '职业类别',
  '人口类型',
  '所属网格',
  '所属小区',
  '人户一致标识',
  '与户主关系',
  '流入原因',
  '办证类型',
  '住所类型',
  '是否重点关注人员',
  '重点人员类别',
  '居住状态',
];

test.setTimeout(240_000);

/** The identity number of somebody of the community, who is on record. */
async function knownNumber(admin: Wire, community: Wire): Promise<string> {
  const records = await community.rows<{ id: string }>('source/populationinfo/page', { size: '1' });
  const { data: person } = await admin.get<{ idCard: string }>('source/populationinfo/detail', {
    id: records[0]?.id ?? '',
  });
  return person.idCard;
}

async function downloadOf(page: Page, button: Locator) {
  const coming = page.waitForEvent('download');
  await button.click();
  return sheetOf(await coming);
}

/** Mends a cell of the dry run: chooses where there are choices, else types. */
async function mend(table: Locator, { label, row, right }: Fault) {
  // The roster has a heading and titles above its rows.
  const cell = table.getByLabel(`${label} ${row + 3}`, { exact: true });
  if ((await cell.evaluate((one) => one.tagName)) === 'SELECT') await cell.selectOption({ label: right });
  else {
    await cell.fill(right);
    await cell.blur();
  }
  await expect(cell).not.toHaveAttribute('aria-invalid');
}

test('a community administrator imports 500 people with 12 faults, mends them in place and exports words', async ({
  pageOf,
  wire: admin,
  wireOf,
}) => {
  const community = await wireOf('community');
  const right = residents(PEOPLE);
  const faults = faultsOf(right, await knownNumber(admin, community));
  const rows = right.map((row, at) => {
    const fault = faults.find((one) => one.row === at);
    return fault === undefined ? row : { ...row, [fault.title]: fault.wrong };
  });
  const before = (await community.get<{ total: number }>('source/populationinfo/page', { size: '1' })).data.total;

  const page = await pageOf('community');
  await page.goto('/source/populationinfo');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入实有人口' });
  await dialog.locator('input[type=file]').setInputFiles(rosterFile(rows));

  // Titles of daily use are known; what is needed and missing stands first and is given once for all rows.
  const matched = dialog.getByRole('table', { name: '列的对应' });
  await expect(matched.getByLabel('公民身份号码', { exact: true })).toHaveValue('2');
  await expect(matched.getByLabel('联系方式', { exact: true })).toHaveValue('6');
  await expect(matched.getByLabel('现住门（楼）详址', { exact: true })).toHaveValue('11');
  await expect(matched.getByRole('rowheader').first()).toContainText('政治面貌');
  await expect(dialog.getByText('文件里没有用到的列：序号')).toBeVisible();
  await matched.getByRole('button', { name: '给政治面貌设固定值' }).click();
  await matched.getByRole('button', { name: '请选择 政治面貌（每行都填）' }).click();
  await page.getByRole('option', { name: '群众' }).click();
  await dialog.getByRole('button', { name: '下一步：检查' }).click();

  // One fault cannot be seen here: the number of somebody on record.
  const checked = dialog.getByRole('table', { name: '检查结果' });
  await expect(dialog.getByText('500 行里有 11 行需要改正')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '先导入没有问题的 489 行' }).click();
  // The page is left while rows are on their way; the tray of tasks tells of them, and nothing is lost.
  await dialog.getByRole('button', { name: '转到后台' }).click();
  await walk(page, '/source/houseinfo');
  await expect(page.getByRole('heading', { level: 1, name: '房屋' })).toBeVisible();
  await expect(page.getByText('已导入 488 条，12 行没有导入，可回到列表改正')).toBeVisible({ timeout: 120_000 });
  await walk(page, '/source/populationinfo');
  await expect(page.getByRole('heading', { level: 1, name: '实有人口' })).toBeVisible();
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await expect(dialog.getByText('已导入 488 条')).toBeVisible();

  const failed = await downloadOf(page, dialog.getByRole('button', { name: '导出失败的行' }));
  expect(failed.titles[0]).toBe('失败原因');
  expect(failed.rows).toHaveLength(12);
  for (const [at, { label, reason, wrong, title }] of faults.entries()) {
    expect(failed.rows[at]?.['失败原因']).toContain(label);
    expect(failed.rows[at]?.['失败原因']).toContain(reason);
    const own = failed.titles.find((one) => one.replace('*', '') === label) ?? title;
    expect(failed.rows[at]?.[own]).toBe(wrong);
    expect(failed.rows[at]?.['政治面貌*']).toBe('群众');
  }

  await dialog.getByRole('button', { name: '改正后继续' }).click();
  await dialog.first().isVisible();
  for (const [at, fault] of faults.entries()) {
    if (at === 10) await dialog.getByRole('button', { name: '下一页' }).click();
    await mend(checked, fault);
  }
  await dialog.getByRole('button', { name: '导入 12 行' }).click();
  await expect(dialog.getByText('已导入 500 条')).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  const after = (await community.get<{ total: number }>('source/populationinfo/page', { size: '1' })).data.total;
  expect(after - before).toBe(PEOPLE);

  // What was imported goes out in words, whatever stands in the list; masked values stay masked.
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const out = page.getByRole('dialog', { name: '导出实有人口' });
  await out.getByRole('checkbox', { name: '全部列' }).check();
  const written = await downloadOf(page, out.getByRole('button', { name: '导出', exact: true }));
  expect(written.rows).toHaveLength(before + PEOPLE);
  for (const row of written.rows) {
    for (const title of IN_WORDS) expect(`${title}：${row[title]}`).toMatch(/：(?:\D*)$/);
    for (const title of ['户籍地', '现住地', '籍贯'])
      expect(row[title]).toMatch(/^(?:云岚|海岳)省(?: \/ [^/\d]+)*$|^$/);
    expect(row['公民身份号码*'] ?? row['公民身份号码']).toMatch(/^\d{3}\*{11}/);
  }
  expect(
    written.rows.filter((row) => row['现住地'] === '云岚省 / 云岚市 / 清溪区 / 枫桥镇 / 枫桥社区').length,
  ).toBeGreaterThan(PEOPLE - 1);
});
