import { expect, test } from './town.ts';

/** What the page of this test knows besides its own. */
interface Watch {
  /** Milliseconds by which its clock is ahead. */
  ahead: number;
  /** The next time React asks for its turn, the step forward comes first. */
  isArmed: boolean;
}

test('a screen that left the menu leads on once, also when another step comes before it is drawn', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    const watch = Object.assign(window, { ahead: 0, isArmed: false } satisfies Watch);
    const now = Date.now.bind(Date);
    Date.now = () => now() + watch.ahead;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...rest: unknown[]) {
      const send = () => void Reflect.apply(post, this, rest);
      if (!watch.isArmed) return send();
      watch.isArmed = false;
      window.addEventListener('popstate', () => setTimeout(send, 50), { once: true });
      return history.forward();
    } as typeof post;
  });
  await page.goto('/wel/index');
  const entry = page.getByRole('main').getByRole('link', { name: '护路护线' });
  await entry.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).first().click();
  await expect(entry).toBeVisible();
  await page.route('**/menu/routes*', (route) =>
    route.fulfill({ json: { code: 200, success: true, data: [], msg: 'ok' } }),
  );
  await page.evaluate(() => {
    Object.assign(window, { ahead: 11_000 });
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(entry).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(window, { isArmed: true });
    history.back();
  });
  await expect(page.getByRole('heading', { level: 1, name: '没有权限查看此页面' })).toBeVisible();
  await expect(page).toHaveURL(/\/403$/);
});
