import { describe, expect, it } from 'vitest';
import { HOME } from './Page.ts';
import { entriesShown } from './topMenu.ts';

interface Entry {
  id: string;
  children: Entry[];
}
const entry = (id: string, children: Entry[] = []): Entry => ({ id, children });

describe('the chosen entry of the top bar', () => {
  const all = [entry(HOME), entry('1', [entry('11'), entry('12')]), entry('2')];

  it('leaves the home page and its own entries, at every depth', () => {
    expect(entriesShown(all, ['1', '12'])).toEqual([entry(HOME), entry('1', [entry('12')])]);
  });

  it('leaves all where none is chosen', () => {
    expect(entriesShown(all, null)).toEqual(all);
  });
});
