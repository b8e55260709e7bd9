import type { Locator } from '@playwright/test';

/**
 * The value that stands beside a label in the groups of a record, not in its head; Playwright knows no names of
 * definitions.
 */
export const factOf = (record: Locator, label: string): Locator =>
  record
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[@aria-labelledby]');
