import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './town.ts';

/** The rules that a change of theme can break: it changes colours and sizes, and nothing else. */
export const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * What axe has against a page once it has come to rest, one line a rule; by all its rules unless some are named. Parts
 * of a date may be small, because the calendar beside them does the same (WCAG 2.5.8, equivalent).
 */
export async function violations(page: Page, name: string, rules?: string[]): Promise<string[]> {
  await expect(page.getByRole('progressbar', { name: '正在加载' })).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  // By default the results are put together in another page, which costs more than axe itself; no page here embeds one
  // of another origin.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('[data-live-announcer]');
  axe.options({
    resultTypes: ['violations'],
    preload: false,
    ...(rules === undefined
      ? { rules: { 'target-size': { enabled: true } } }
      : { runOnly: { type: 'rule', values: rules } }),
  });
  const { violations: found } = await axe.analyze();
  const isPartOfDate = (id: string, html: string) => id === 'target-size' && html.includes('role="spinbutton"');
  const left = found
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ html }) => !isPartOfDate(rule.id, html)) }))
    .filter(({ nodes }) => nodes.length > 0);
  return left.map(
    ({ id, nodes }) =>
      `${name}: ${id} ${nodes
        .slice(0, 3)
        .map(
          ({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary?.split('\n').slice(0, 2).join(' ')})`,
        )
        .join('; ')}`,
  );
}

/** How far a page reaches beyond the window, in pixels. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
