import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWithin } from './pageWithin.tsx';

const listOf = (total: number, size: number) => async (page: number) => ({
  records: Array.from({ length: total }, (_, at) => at).slice((page - 1) * size, page * size),
  total,
});

it('shows rows wherever there are any, whatever page is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 999 }),
      async (...given) => {
        const [total, size, page] = given;
        const found = await pageWithin(listOf(total, size), page, size);
        expect(found.records.length > 0).toBe(total > 0);
        expect(found.total).toBe(total);
        expect(found.page).toBe(Math.max(1, Math.min(page, Math.ceil(total / size))));
      },
    ),
  );
});

it('counts nothing where there is nothing to show', async () => {
  const found = await pageWithin(async () => ({ records: [], total: 7 }), 3, 10);
  expect(found).toEqual({ records: [], total: 0, page: 1 });
});

it('goes on back where rows are removed while it asks', async () => {
  const totals = [21, 12, 3];
  const found = await pageWithin(
    async (page) => {
      return listOf(totals.shift() ?? 3, 10)(page);
    },
    999,
    10,
  );
  expect([found.page, found.records.length]).toEqual([1, 3]);
});
