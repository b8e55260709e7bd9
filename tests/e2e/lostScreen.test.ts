import { expect, test } from './town.ts';
import { openByMenu } from './walk.ts';

/** What the page of this test knows besides its own. */
interface Watch {
  /** Milliseconds by which its clock is ahead. */
  ahead: number;
  /** The next time React asks for its turn, the step forward comes first. */
  isArmed: boolean;
  /** That was done. */
  isStepped: boolean;
  /** How often another address took the place of the one shown. */
  led: number;
}

test('a screen that left the menu leads on once, also when another step comes before it is drawn', async ({
  signedIn: page,
}) => {
  await page.addInitScript(() => {
    const watch = Object.assign(window, { ahead: 0, isArmed: false, isStepped: false, led: 0 } satisfies Watch);
    const replace = history.replaceState.bind(history);
    history.replaceState = (...rest) => {
      watch.led += rest[2] === '/403' ? 1 : 0;
      replace(...rest);
    };
    const now = Date.now.bind(Date);
    Date.now = () => now() + watch.ahead;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...rest: unknown[]) {
      const send = () => void Reflect.apply(post, this, rest);
      if (!watch.isArmed) return send();
      Object.assign(watch, { isArmed: false, isStepped: true });
      window.addEventListener('popstate', () => setTimeout(send, 50), { once: true });
      return history.forward();
    } as typeof post;
  });
  await page.goto('/wel/index');
  const area = page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '基础数据' });
  await openByMenu(page, '基础数据', '护路护线');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).first().click();
  await expect(area).toBeVisible();
  await page.route('**/menu/routes*', (route) =>
    route.fulfill({ json: { code: 200, success: true, data: [], msg: 'ok' } }),
  );
  await page.evaluate(() => {
    Object.assign(window, { ahead: 11_000 });
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(area).toHaveCount(0);
  await page.evaluate(() => {
    // Once the step back is there and before the router hears of it: what React asks for then is to draw it.
    window.addEventListener('popstate', () => Object.assign(window, { isArmed: true }), { once: true, capture: true });
    history.back();
  });
  // Back and forward again before anything is drawn: the lost screen is not shown, and leads nowhere.
  await page.waitForFunction(() => (window as unknown as Watch).isStepped);
  await expect(page).toHaveURL(/\/wel\/index$/);
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: '没有权限查看此页面' })).toBeVisible();
  await expect(page).toHaveURL(/\/403$/);
  expect(await page.evaluate(() => (window as unknown as Watch).led)).toBe(1);
});
