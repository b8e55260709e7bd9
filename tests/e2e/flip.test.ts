import { expect, test } from './town.ts';

test('a flip of a list asks the server for its rows and nothing else', async ({ signedIn: page }) => {
  await page.goto('/source/populationinfo');
  const rows = () => page.waitForResponse((response) => response.url().includes('/source/populationinfo/page'));
  const next = page.getByRole('button', { name: '下一页' });
  await Promise.all([rows(), next.click()]);
  await expect(page).toHaveURL(/page=2/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // The frame may load its own parts late; what a flip itself asks for is asked for in every try.
  await expect(async () => {
    requested.length = 0;
    await Promise.all([rows(), next.click()]);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(requested).toEqual(['/api/source/populationinfo/page']);
  }).toPass({ timeout: 60_000 });
});

test('a rich text opens without a word of the content policy', async ({ signedIn: page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/cms/article');
  await page.getByRole('button', { name: /^编辑/ }).first().click();
  const text = page.getByRole('main').locator('.ProseMirror');
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('position', 'relative');
  expect(refused).toEqual([]);
});
