import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Account, CAPTCHA, type Town } from './openTown.ts';

/**
 * Makes the same token call as the login page does, from the page's own origin, and leaves what that page leaves: the
 * sealed cookie and the mark that it is there.
 */
export async function signIn(page: Page, town: Pick<Town, 'address' | 'passwordOf'>, account: Account): Promise<void> {
  await page.goto(`${town.address}/boot.js`);
  const password = createHash('md5').update(town.passwordOf(account)).digest('hex');
  const status = await page.evaluate(
    async ({ username, password: secret, answer }) => {
      const { key } = (await (await fetch('/api/blade-auth/oauth/captcha')).json()) as { key: string };
      const response = await fetch('/api/blade-auth/oauth/token', {
        method: 'POST',
        headers: {
          Authorization: `Basic ${btoa('saber:saber_secret')}`,
          'Tenant-Id': '000000',
          'Captcha-Key': key,
          'Captcha-Code': answer,
          'Lattice-Session': 'cookie',
        },
        body: new URLSearchParams({
          tenantId: '000000',
          username,
          password: secret,
          grant_type: 'captcha',
          scope: 'all',
          type: 'account',
        }),
      });
      const { access_token: token } = (await response.clone().json()) as { access_token?: string };
      // What an earlier test chose stays with the account; each test begins with the defaults.
      const defaults = JSON.stringify({
        theme: null,
        density: null,
        text: null,
        contrast: null,
        accent: null,
        'idle-lock': null,
      });
      await fetch('/api/blade-desk/setting/submit', {
        method: 'POST',
        headers: { 'Blade-Auth': `bearer ${token ?? ''}`, 'Content-Type': 'application/json' },
        body: defaults,
      });
      localStorage.setItem('lattice-session', '1');
      return response.status;
    },
    { username: account, password, answer: CAPTCHA },
  );
  if (status !== 200) throw new Error(`The token call of ${account} answered ${status}, so no test can go on.`);
}
