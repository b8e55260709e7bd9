import { identityNumber, residents, rosterFile } from '../residents.ts';
import { sheetOf } from '../sheetOf.ts';
import { uniqueName } from '../town.ts';
import { expect, test } from './days.ts';
import { type Rows, storedIn } from './requireSuccess.ts';

const COUNT = 6;

test('a community administrator imports people, adds a house, moves somebody in and tells the grid', async ({
  live,
  wire,
  wireOf,
}) => {
  const community = await wireOf('community');
  const total = async () =>
    (await community.get<Rows<unknown>>('source/populationinfo/page', { size: '1' })).data.total;
  const before = await total();
  const right = residents(COUNT, 7);
  const newcomer = right[0];
  const rows = right.map((row, at) => ({
    ...row,
    ...(at === 2 && { '联系电话（手机）': '1391234567' }),
    ...(at === 4 && { 民族: '大汉族' }),
  }));

  await live('community', async (day) => {
    const { page } = day;
    // A roster with two faults, which are mended where they are shown.
    await day.open('基础数据', '实有人口');
    await day.press(page.getByRole('button', { name: '导入', exact: true }));
    const dialog = page.getByRole('dialog', { name: '导入实有人口' });
    await day.give(dialog.locator('input[type=file]'), rosterFile(rows));
    const matched = dialog.getByRole('table', { name: '列的对应' });
    await day.press(matched.getByRole('button', { name: '给政治面貌设固定值' }));
    await day.pick(matched.getByRole('button', { name: '请选择 政治面貌（每行都填）' }), '群众');
    await day.press(dialog.getByRole('button', { name: '下一步：检查' }));
    await expect(dialog.getByText(`${COUNT} 行里有 2 行需要改正`)).toBeVisible();
    const checked = dialog.getByRole('table', { name: '检查结果' });
    const phone = checked.getByLabel('联系方式 5', { exact: true });
    await day.fill(phone, '13912345678');
    await phone.blur();
    await day.choose(checked.getByLabel('民族 7', { exact: true }), '汉族');
    await day.press(dialog.getByRole('button', { name: `导入 ${COUNT} 行` }));
    await expect(dialog.getByText(`已导入 ${COUNT} 条`)).toBeVisible();
    await day.press(dialog.getByRole('button', { name: '关闭', exact: true }).last());
    expect((await total()) - before).toBe(COUNT);

    // What is found goes out as a table.
    await day.fill(page.getByRole('searchbox', { name: '搜索实有人口' }), (newcomer?.['身份证号*'] ?? '').slice(-4));
    await day.key('Enter');
    await expect(page.getByRole('grid', { name: '实有人口' }).getByRole('rowheader').first()).toHaveText(/^.\*/);
    await day.press(page.getByRole('button', { name: '导出', exact: true }));
    const coming = page.waitForEvent('download');
    await day.press(
      page.getByRole('dialog', { name: '导出实有人口' }).getByRole('button', { name: '导出', exact: true }),
    );
    const sheet = await sheetOf(await coming);
    expect(sheet.rows.map((row) => row['人口类型'])).toContain('流动人口');
    await day.press(
      page.getByRole('dialog', { name: '导出实有人口' }).getByRole('button', { name: '关闭', exact: true }).last(),
    );

    // A house: its unit brings building, compound, grid and address.
    await day.open('基础数据', '房屋');
    await day.press(page.getByRole('button', { name: '新增', exact: true }));
    const house = page.getByRole('dialog', { name: '新增房屋' });
    await day.press(house.getByRole('button', { name: /所属单元/ }));
    await day.press(page.getByRole('treeitem', { name: /枫桥花园/ }).first());
    await day.fill(house.getByRole('textbox', { name: '门牌（室）号' }), '1901');
    await day.fill(house.getByRole('textbox', { name: '建筑面积' }), '88.5');
    await day.fill(house.getByRole('textbox', { name: '房主证件号码' }), identityNumber('19700102', 321));
    await day.fill(house.getByRole('textbox', { name: '房主姓名' }), '沈大为');
    await day.fill(house.getByRole('textbox', { name: '房主联系方式' }), '15400990013');
    await expect(house.getByRole('textbox', { name: '房屋地址' })).toHaveValue(/1901室$/);
    await day.press(house.getByRole('button', { name: '保存' }));
    await expect(house).toHaveCount(0);
    const stored = await storedIn<{ id: string; address: string; griddingId: string; houseNo: string }>(
      wire,
      'source/houseinfo',
      { ownerName: '沈大为' },
    );
    expect(stored.griddingId).not.toBe('');

    // The newcomer lives there from today.
    await day.open('基础数据', '人房关联');
    await day.press(page.getByRole('button', { name: '新增', exact: true }));
    const link = page.getByRole('dialog', { name: '新增人房关联' });
    await day.find(link.getByRole('button', { name: /^请选择 房屋/ }), stored.houseNo);
    await day.find(link.getByRole('button', { name: /^请选择 人员/ }), newcomer?.['身份证号*'] ?? '');
    await day.pick(link.getByRole('button', { name: /与房主关系/ }), '租户');
    await day.pick(link.getByRole('button', { name: /居住类型/ }), '租住');
    await day.press(link.getByRole('button', { name: '保存' }));
    await expect(link).toHaveCount(0);
    const moved = await storedIn<{ houseId: string }>(wire, 'source/populationinfo', {
      idCard: newcomer?.['身份证号*'] ?? '',
    });
    expect(moved.houseId).toBe(stored.id);

    // A notice to everybody of a grid.
    const title = uniqueName('停水通知');
    await day.open('内容管理', '消息管理');
    await day.press(page.getByRole('button', { name: '新增', exact: true }));
    const message = page.getByRole('main');
    const heading = message.getByRole('heading', { name: '新增消息' });
    await expect(heading).toBeFocused();
    await day.fill(message.getByRole('textbox', { name: '消息标题' }), title);
    await day.pick(message.getByRole('button', { name: /消息类型/ }), '公告');
    await day.pick(message.getByRole('button', { name: /接收范围/ }), '网格');
    await day.press(message.getByRole('button', { name: /接收对象/ }));
    await day.press(page.getByRole('treeitem', { name: /枫桥/ }).first());
    await day.key('Escape');
    await day.fill(message.getByRole('textbox', { name: '消息内容' }), '明日九时至十一时停水，请提前储水');
    await day.press(message.getByRole('button', { name: '保存' }));
    await expect(heading).toHaveCount(0);
    const row = page.getByRole('grid', { name: '消息管理' }).getByRole('row').filter({ hasText: title });
    await day.act(row, '立即发送');
    await day.press(page.getByRole('alertdialog').getByRole('button', { name: '立即发送' }));
    await expect(row).toContainText('已发送');
    const sent = await storedIn<{ totalCount: number; status: string }>(wire, 'cms/messageMain', {
      messageTitle: title,
    });
    expect(sent.status).toBe('2');
    expect(sent.totalCount).toBeGreaterThan(0);
  });
});
