import { expect, test } from './town.ts';

test('all matching rows are shown as they will stand on paper', async ({ signedIn: page }) => {
  await page.goto('/source/roadinfo');
  await page.getByRole('button', { name: '打印', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '打印护路护线' });
  const paper = dialog.frameLocator('iframe');
  await expect(dialog.getByRole('button', { name: /^打印 \d+ 条$/ })).toBeEnabled();
  await expect(paper.locator('tbody tr')).not.toHaveCount(0);
  // The page's content policy forbids styles in markup; the paper has them nevertheless.
  await expect(paper.locator('th').first()).toHaveCSS('background-color', 'rgb(238, 238, 238)');
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
});

test('fields that are in the form alone are printed in words', async ({ signedIn: page }) => {
  await page.goto('/source/populationinfo');
  await page.getByRole('button', { name: '打印', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '打印实有人口' });
  for (const name of ['民族', '学历', '户籍地']) await dialog.getByRole('checkbox', { name, exact: true }).check();
  const paper = dialog.frameLocator('iframe');
  // The sheet is drawn anew with each choice and with the words of codes, also while it is read.
  let titles: string[] = [];
  await expect(async () => {
    titles = await paper.getByRole('columnheader').allTextContents();
    expect(titles).toContain('户籍地');
  }).toPass();
  for (const [title, words] of [
    ['民族', /^[^\d]+$/],
    ['学历', /毕业|教育|其他/],
    ['户籍地', /^(?:云岚|海岳)省 \/ /],
  ] as const)
    await expect(paper.locator(`tbody tr:first-child td:nth-child(${titles.indexOf(title) + 1})`)).toHaveText(words);
});

test('a report and a month of attendance printed with their page keep all their columns on A4', async ({
  signedIn: page,
}) => {
  // A4 upright without margins of a centimetre.
  const width = Math.floor(((210 - 20) / 25.4) * 96);
  for (const address of ['/event/faults', '/grid/attendance?of=team']) {
    await page.goto(address);
    const table = page.getByRole('table').first();
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    const screen = page.viewportSize();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole('button', { name: /^打印(月表)?$/ })).toBeHidden();
    const ends = await table.locator('thead th').evaluateAll((cells) =>
      cells.map((cell) => {
        let end = cell.getBoundingClientRect().right;
        for (let at = cell.parentElement; at !== null; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible')
            end = Math.max(end, at.scrollWidth > at.clientWidth ? 1e6 : 0);
        return end;
      }),
    );
    expect(ends.length).toBeGreaterThan(5);
    expect([address, Math.max(...ends) <= width]).toEqual([address, true]);
    await page.emulateMedia({ media: 'screen' });
    if (screen !== null) await page.setViewportSize(screen);
  }
});
