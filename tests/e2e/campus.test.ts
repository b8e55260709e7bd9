import { factOf } from './factOf.ts';
import type { Locator, Page } from '@playwright/test';
import { pngPicture } from './pngPicture.ts';
import { choose, pickFromTree } from './road.ts';
import { expect, test, uniqueName } from './town.ts';
import type { Wire } from './wire.ts';

const text = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });

const texts: readonly (readonly [label: string, value: string])[] = [
  ['学校所属主管教育行政部门', '清溪区教育局'],
  ['在校学生人数', '320'],
  ['学校地址', '枫桥镇书院路1号'],
  ['校长姓名', '张雅文'],
  ['校长联系方式', '13900000001'],
  ['分管安全保卫责任人姓名', '李卫'],
  ['分管安全保卫责任人联系方式', '13900000002'],
  ['安全保卫责任人姓名', '王强'],
  ['安全保卫责任人联系方式', '13900000003'],
  ['治安责任人姓名', '赵敏'],
  ['治安责任人联系方式', '13900000004'],
  ['安全保卫人数', '6'],
];

async function openSchoolForm(page: Page, name: string): Promise<Locator> {
  await page.goto('/source/campusinfo');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增学校' });
  await text(dialog, '学校名称').fill(name);
  for (const [label, value] of texts) await text(dialog, label).fill(value);
  await choose(page, dialog, '学校办学类型', '小学');
  await dialog.getByRole('button', { name: '学校所在地' }).click();
  for (const region of ['云岚省', '云岚市', '清溪区', '枫桥镇', '书院社区'])
    await page.getByRole('option', { name: new RegExp(`^${region}`) }).click();
  await pickFromTree(page, dialog, '所属网格', ['枫桥镇', '书院社区', '书院社区第二网格']);
  return dialog;
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
}

interface School {
  id: string;
  schoolType: string;
  regionCode: string;
  griddingIdName: string;
  lng: string;
  lat: string;
  images: string;
}

const find = async (wire: Wire, schoolName: string) =>
  await wire.rows<School>('source/campusinfo/page', { size: '10', schoolName });

/** Width in pixels of the picture in a tile; 0 while it has not arrived. */
const widthOf = (tile: Locator) => tile.evaluate((button) => button.querySelector('img')?.naturalWidth ?? 0);

test('a school has a kind, a region, a grid, a typed point and a picture', async ({ signedIn: page, wire }) => {
  const name = uniqueName('学堂');
  const dialog = await openSchoolForm(page, name);
  await text(dialog, '经度').fill('118.612345678901234');
  await text(dialog, '纬度').fill('30.1098765');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '校门.png', mimeType: 'image/png', buffer: pngPicture(48, [30, 120, 220]) });
  const tile = dialog.getByRole('button', { name: '查看图片 1' });
  await expect.poll(() => widthOf(tile)).toBe(48);
  await save(dialog);

  const [stored] = await find(wire, name);
  expect(stored).toMatchObject({
    schoolType: '02',
    regionCode: '980102101003',
    griddingIdName: '书院社区第二网格',
    lng: '118.612345678901234',
    lat: '30.1098765',
  });
  const picture = await page.request.get(stored?.images ?? '');
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });

  await page.goto(`/source/campusinfo?schoolName=${name}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row).toContainText('小学');
  await expect(row).toContainText('书院社区第二网格');
  await row.getByRole('button', { name: '查看' }).click();
  const viewing = page.getByRole('dialog', { name: '查看学校' });
  await expect(factOf(viewing, '学校所在地')).toHaveText('云岚省 / 云岚市 / 清溪区 / 枫桥镇 / 书院社区');
  await expect.poll(() => widthOf(viewing.getByRole('button', { name: '查看图片 1' }))).toBe(48);
});

/** Chooses a photo of more than 12 MB, drawn in the page: pixels by chance, which no coding makes small. */
const choosePhoto = (input: Locator) =>
  input.evaluate(async (field: HTMLInputElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const context = canvas.getContext('2d');
    const tile = context?.createImageData(400, 300);
    if (!context || !tile) throw new Error('The browser does not draw.');
    const words = new Uint32Array(tile.data.buffer);
    let seed = 7;
    for (let at = 0; at < words.length; at += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      words[at] = (0xff_00_00_00 | seed) >>> 0;
    }
    for (let at = 0; at < 100; at += 1) context.putImageData(tile, (at % 10) * 400, Math.floor(at / 10) * 300);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.97));
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob ?? ''], 'IMG_0305.jpg', { type: 'image/jpeg' }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return blob?.size ?? 0;
  });

test('a photo of 12 MB arrives, small enough for a bad signal', async ({ signedIn: page, wire }) => {
  const name = uniqueName('照堂');
  const dialog = await openSchoolForm(page, name);
  const bytes = await choosePhoto(dialog.locator('input[type=file]'));
  expect(bytes).toBeGreaterThan(12 * 1024 * 1024);
  const tile = dialog.getByRole('button', { name: '查看图片 1' });
  await expect.poll(() => widthOf(tile), { timeout: 30_000 }).toBeGreaterThan(1000);
  await save(dialog);
  const [stored] = await find(wire, name);
  const picture = await page.request.get(stored?.images ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeLessThan(5 * 1024 * 1024);
});

test('a point is picked on the map by pointer and by keys', async ({ signedIn: page, wire }) => {
  const name = uniqueName('图堂');
  const dialog = await openSchoolForm(page, name);
  const map = dialog.getByRole('application', { name: '位置地图' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('aria-busy', 'false');
  await map.click({ position: { x: 120, y: 90 } });
  await expect(text(dialog, '经度')).toHaveValue(/^118\.\d{4,}$/);
  await expect(text(dialog, '纬度')).toHaveValue(/^30\.\d{4,}$/);
  const clicked = await text(dialog, '经度').inputValue();
  await map.focus();
  await map.press('ArrowRight');
  await map.press('Enter');
  await expect(text(dialog, '经度')).not.toHaveValue(clicked);
  const [lng, lat] = [await text(dialog, '经度').inputValue(), await text(dialog, '纬度').inputValue()];
  await save(dialog);
  expect(await find(wire, name)).toMatchObject([{ lng, lat }]);
});

test('a text that calls itself a picture is refused in words, and the form goes on without it', async ({
  signedIn: page,
  wire,
}) => {
  const name = uniqueName('假图');
  const dialog = await openSchoolForm(page, name);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '假.png', mimeType: 'image/png', buffer: Buffer.from('这不是图片') });
  await expect(dialog.getByRole('alert').filter({ hasText: '假.png' })).toContainText('格式不支持');
  await expect(dialog.getByRole('button', { name: '查看图片 1' })).toHaveCount(0);
  await save(dialog);
  expect(await find(wire, name)).toMatchObject([{ images: '' }]);
});
