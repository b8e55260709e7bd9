import type { Page } from 'playwright';

/** What a documentation page shows. */
export interface ReadPage {
  id: string;
  /** The words under its title. */
  description: string;
  /** The text of each block of code. */
  codes: readonly string[];
}

interface Preview {
  channel: {
    emit(name: 'setCurrentStory', shown: { storyId: string; viewMode: 'docs' }): void;
    once(name: 'docsRendered', listener: (storyId: string) => void): void;
  };
}

/** Shows a documentation page; where Storybook is open, without loading all of it again. */
async function show(page: Page, address: string, id: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
    return;
  }
  const shown = await page.evaluate(
    async (storyId) =>
      new Promise<string>((resolve) => {
        const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
        channel.once('docsRendered', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  if (shown !== id) throw new Error(`Storybook showed ${shown} where ${id} was asked for.`);
}

/** Opens a documentation page of Storybook, unfolds all its code and reads it. */
export async function readPage(page: Page, address: string, id: string): Promise<ReadPage> {
  await show(page, address, id);
  const content = page.locator('.sbdocs-content');
  await content.locator('.sbdocs-title').waitFor();
  const toggles = content.locator('.docblock-code-toggle');
  await toggles.first().waitFor();
  // A story with an open dialog makes the rest of its page inert, so nothing there can be pressed.
  await toggles.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  const codes = content.locator('pre.prismjs');
  const count = await toggles.count();
  while ((await codes.filter({ hasText: /\S/ }).count()) < count) await page.waitForTimeout(20);
  return content.evaluate(
    (element, name) => ({
      id: name,
      description:
        element.querySelector('.sbdocs-title ~ div, .sbdocs-title ~ p, .sbdocs-subtitle ~ *')?.textContent ?? '',
      codes: [...element.querySelectorAll('pre.prismjs')].map(({ textContent }) => textContent),
    }),
    id,
  );
}
