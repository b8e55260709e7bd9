import type { Locator, Page } from '@playwright/test';
import { fillLogin } from '../fillLogin.ts';
import type { Account, Town } from '../openTown.ts';
import { expect } from '../town.ts';

/** A call of the application that the server refused or failed. */
const isRefusal = (status: number, code: unknown) => status >= 400 || (typeof code === 'number' && code !== 200);

/**
 * One day of a role in a browser: counts every press, choice and filled field, and collects the calls that the server
 * refused.
 */
export class Day {
  /** Presses, choices and filled fields so far. */
  count = 0;
  /** Calls that were refused: method, status, path and words, and the page. */
  readonly refused: string[] = [];
  readonly page: Page;
  readonly #town: Town;
  readonly #role: Account;
  /** While signed in: what is under way when the session ends is refused rightly. */
  #isIn = false;

  constructor(page: Page, town: Town, role: Account) {
    this.page = page;
    this.#town = town;
    this.#role = role;
  }

  /** Presses a button, link, row or other target. */
  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Fills a field. */
  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }

  /** Presses a key. */
  async key(name: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(name);
  }

  /** Types the digits of a date or moment, whose parts take them one after the other. */
  async type(group: Locator, digits: string): Promise<void> {
    this.count += 1;
    await group.getByRole('spinbutton').first().click();
    await this.page.keyboard.type(digits, { delay: 5 });
  }

  /** Chooses from a native list. */
  async choose(list: Locator, label: string): Promise<void> {
    this.count += 1;
    await list.selectOption({ label });
  }

  /** Opens a list and presses an entry. */
  async pick(field: Locator, entry: string): Promise<void> {
    await this.press(field);
    await this.press(this.page.getByRole('listbox').getByRole('option', { name: entry, exact: true }));
  }

  /** Opens the tree behind a field, types words, and presses the first entry that they find. */
  async find(field: Locator, words: string): Promise<void> {
    await this.press(field);
    const picker = this.page.getByRole('dialog').filter({ has: this.page.getByRole('tree') });
    await this.fill(picker.getByRole('searchbox'), words);
    await expect(picker.getByRole('status')).toHaveText(/^找到/);
    await this.press(picker.getByRole('treeitem').first());
    await expect(picker).toHaveCount(0);
  }

  /** Gives files to a field. */
  async give(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.count += 1;
    await field.setInputFiles(files);
  }

  /** Gives a picture to a field, and waits until it has been sent. */
  async send(field: Locator, picture: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const sent = this.page.waitForResponse((response) => response.url().includes('/put-file'));
    await this.give(field, picture);
    await (await sent).finished();
  }

  /** Presses what a button of a row says, or what its menu says where there is no room for the button. */
  async act(row: Locator, action: string): Promise<void> {
    const button = row.getByRole('button', { name: action, exact: true });
    const more = row.getByRole('button', { name: '更多', exact: true });
    await button.or(more).first().waitFor();
    if (await button.isVisible()) return this.press(button);
    await this.press(more);
    return this.press(this.page.getByRole('menuitem', { name: action, exact: true }));
  }

  /** Goes to a page by the side bar. */
  async open(area: string, entry: string): Promise<void> {
    await this.press(this.page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: area }));
    await this.press(this.page.getByRole('navigation', { name: area }).getByRole('link', { name: entry, exact: true }));
    await expect(this.page.getByRole('heading', { level: 1, name: entry, exact: true })).toBeVisible();
  }

  /** Signs in by the form of the first page. */
  async signIn(): Promise<void> {
    await this.page.goto('/');
    await fillLogin(this.page, { account: this.#role, password: this.#town.passwordOf(this.#role) });
    this.count += 3;
    await this.press(this.page.getByRole('button', { name: '登录', exact: true }));
    await expect(this.page.getByRole('button', { name: /^账户：/ })).toBeVisible();
    this.#isIn = true;
    this.page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (!this.#isIn || !pathname.startsWith('/api/')) return;
      const body = (await response.json().catch(() => ({}))) as { code?: unknown; msg?: unknown };
      if (!isRefusal(response.status(), body.code)) return;
      const said = typeof body.msg === 'string' ? body.msg : '';
      this.refused.push(`${response.request().method()} ${response.status()} ${pathname} ${said} (${this.page.url()})`);
    });
  }

  /** Signs out by the menu of the account. */
  async signOut(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^账户：/ }));
    await this.press(this.page.getByRole('button', { name: '退出登录' }));
    this.#isIn = false;
    await this.press(this.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }));
    await expect(this.page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  }
}
