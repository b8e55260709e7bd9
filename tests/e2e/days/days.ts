import { test as base, expect } from '../town.ts';
import budgets from './budget.json' with { type: 'json' };
import { Day } from './Day.ts';

export { expect } from '../town.ts';

/** A role whose day has a budget. */
type Role = keyof typeof budgets;

interface DayFixtures {
  /**
   * Lives a day of a role, from signing in to signing out; fails where the server refused a call, or where the day took
   * more actions than its budget.
   */
  live: (role: Role, day: (day: Day) => Promise<void>) => Promise<void>;
}

/** A test that lives days, on the database that the product starts with. */
export const test = base.extend<DayFixtures>({
  databaseKind: 'PGlite',
  live: async ({ page, town }, use) => {
    await use(async (role, run) => {
      const day = new Day(page, town, role);
      await day.signIn();
      await run(day);
      await day.signOut();
      const [{ count }, budget] = [day, budgets[role]];
      process.stdout.write(`${role}: a day of ${count} actions, budget ${budget}\n`);
      expect(day.refused, `calls of ${role} that the server refused`).toEqual([]);
      expect(
        count,
        `${role} needs ${count} actions for the day, ${count - budget} more than budgeted`,
      ).toBeLessThanOrEqual(budget);
      if (count < budget)
        process.stdout.write(`${role} needs fewer actions than budgeted: lower budget.json to ${count}\n`);
    });
  },
});
