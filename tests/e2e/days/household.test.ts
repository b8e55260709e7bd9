import { identityNumber } from '../residents.ts';
import { uniqueName } from '../town.ts';
import { Day } from './Day.ts';
import { expect, test } from './days.ts';
import { storedIn } from './requireSuccess.ts';

/**
 * The most actions that registering a family of three with house and links may take, from the menu to the next
 * household.
 */
const BUDGET = 38;

interface Person {
  id: string;
  houseId: string;
  currentAddress: string;
  householderRelation: string;
}

test('a grid member registers a family of three with house and links on one page', async ({
  page,
  town,
  wire,
  wireOf,
}) => {
  const day = new Day(page, town, 'gridmember');
  const member = await wireOf('gridmember');
  const [flat] = await member.rows<{ communityIdName: string; buildingIdName: string; unitIdName: string }>(
    'source/houseinfo/page',
    { size: '1', unitId_notnull: '1' },
  );
  const number = (name = '') => /\d+/.exec(name)?.[0] ?? '';
  const words = `${flat?.communityIdName ?? ''} ${number(flat?.buildingIdName)}-${number(flat?.unitIdName)}-9907`;
  const name = uniqueName('孟');
  const cards = ['19820203', '19840506', '20160708'].map((birth, at) => identityNumber(birth, 771 + at));
  await day.signIn();
  day.count = 0;

  await day.open('基础数据', '一户登记');
  const box = page.getByRole('searchbox', { name: '地址或证件号' });
  await day.fill(box, words);
  await day.key('Enter');
  const area = page.getByLabel(/^建筑面积/);
  await expect(area).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^房屋地址/ })).toHaveValue(/9907室$/);
  await day.fill(area, '98');

  const adding = page.getByRole('searchbox', { name: /^添加人员/ });
  const people = page.locator('[data-member]');
  const join = async (card: string, called: string) => {
    await day.fill(adding, card);
    await adding.press('Enter');
    day.count += 1;
    const own = people.last();
    const named = own.getByRole('textbox', { name: /^姓名/ });
    await expect(named).toBeFocused();
    await day.fill(named, called);
    return own;
  };
  const head = await join(cards[0] ?? '', name);
  await day.fill(head.getByRole('textbox', { name: /^联系方式/ }), '15400011111');
  await day.pick(head.getByRole('button', { name: /婚姻状况/ }), '已婚');
  await day.pick(head.getByRole('button', { name: /政治面貌/ }), '群众');
  await day.pick(head.getByRole('button', { name: /学历/ }), '普通高中毕业');
  const spouse = await join(cards[1] ?? '', '苏婉清');
  await day.fill(spouse.getByRole('textbox', { name: /^联系方式/ }), '15400022222');
  await day.pick(spouse.getByRole('button', { name: /与户主关系/ }), '配偶');
  await expect(spouse.getByRole('button', { name: /婚姻状况/ })).toContainText('已婚');
  await day.pick(spouse.getByRole('button', { name: /政治面貌/ }), '群众');
  await day.pick(spouse.getByRole('button', { name: /学历/ }), '大学本科毕业');
  const child = await join(cards[2] ?? '', '孟念慈');
  await day.pick(child.getByRole('button', { name: /与户主关系/ }), '女');
  await day.pick(child.getByRole('button', { name: /学历/ }), '小学教育');
  await day.press(page.getByRole('button', { name: '保存并登记下一户', exact: true }));
  await expect(page.getByText('已登记这一户')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(people).toHaveCount(0);

  process.stdout.write(`a family of three with house and links: ${day.count} actions, budget ${BUDGET}\n`);
  expect(day.count).toBeLessThanOrEqual(BUDGET);
  const stored = await Promise.all(cards.map((idCard) => storedIn<Person>(wire, 'source/populationinfo', { idCard })));
  const houseId = stored[0]?.houseId ?? '';
  expect(houseId).not.toBe('');
  for (const one of stored) expect(one).toMatchObject({ houseId, currentAddress: expect.stringMatching(/9907室$/) });
  const links = await wire.rows<{ id: string }>('source/housepopulationintermediate/page', { houseId });
  expect(links).toHaveLength(3);

  // Somebody is found by the end of the number, and the page shows the house with all who live there.
  const before = day.count;
  await day.fill(box, cards[1]?.slice(-4) ?? '');
  await day.key('Enter');
  await day.press(page.getByRole('option').filter({ hasText: '苏' }).first());
  await expect(people).toHaveCount(3);
  expect(day.count - before).toBeLessThanOrEqual(3);

  // The page of the house takes one more by the same parts.
  await page.goto(`/source/houseinfo/${houseId}`);
  await expect(people).toHaveCount(3);
  const baby = await join(identityNumber('20250110', 774), '孟念安');
  await day.fill(baby.getByRole('textbox', { name: /^联系方式/ }), '15400011111');
  await day.pick(baby.getByRole('button', { name: /与户主关系/ }), '女');
  await day.press(page.getByRole('button', { name: '保存', exact: true }));
  await expect(page.getByRole('region', { name: '住在这里的人（4）' })).toBeVisible();
  expect(day.refused).toEqual([]);
});
