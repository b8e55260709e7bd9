import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readView, writeView } from './viewAddress.ts';

describe('the view of a list in its address', () => {
  it('leaves out what is as at first', () => expect(writeView(readView(new URLSearchParams())).toString()).toBe(''));

  it('says by what the rows are grouped', () => {
    expect(writeView({ ...readView(new URLSearchParams()), group: 'kind' }).toString()).toBe('groupBy=kind');
    expect(readView(new URLSearchParams('groupBy=kind'))).toMatchObject({ group: 'kind', filters: {} });
  });

  it('reads nonsense as nothing', () =>
    expect(readView(new URLSearchParams('page=-3&size=7&open=destroy:1&sort=&where=x'))).toEqual({
      page: 1,
      size: 10,
      sort: [],
      filters: {},
      open: undefined,
    }));

  it('comes back as it was written', () => {
    const word = fc
      .stringMatching(/^[a-z][A-Za-z]{1,8}$/)
      .filter((name) => !['page', 'size', 'sort', 'open', 'where', 'related', 'view', 'groupBy'].includes(name));
    const condition = fc.record({
      field: word,
      operator: fc.constantFrom('like' as const, 'ge' as const, 'in' as const),
      value: fc.stringMatching(/^[a-z"',一-九]{1,6}$/),
    });
    const view = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      size: fc.constantFrom(10, 30, 50, 100, 200),
      sort: fc.uniqueArray(fc.record({ id: word, desc: fc.boolean() }), { selector: ({ id }) => id, maxLength: 3 }),
      filters: fc.dictionary(word, fc.string({ minLength: 1 }), { noNullPrototype: true }),
      where: fc.record({
        join: fc.constantFrom('and' as const, 'or' as const),
        conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
      }),
      open: fc.option(
        fc.record({ mode: fc.constantFrom('edit' as const, 'view' as const), id: fc.stringMatching(/^\d{1,19}$/) }),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(view, (v) => {
        expect(readView(new URLSearchParams(writeView(v).toString()))).toEqual(v);
      }),
    );
  });
});
