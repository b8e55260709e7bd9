import { describe, expect, it } from 'vitest';
import { readShared } from './readShared.ts';
import { sharedText, viewsOf } from './sharedViews.ts';

const view = { name: '流动', isDefault: true, sort: [{ id: 'age', desc: true }], filters: { kind: '2' } };
const entry = { id: '7', name: '流动', text: sharedText(view), author: '孙悦', isOwn: false };

describe('Shared views', () => {
  it('say what they say, and open no list by themselves', () =>
    expect(viewsOf([entry])).toEqual([{ ...view, id: '7', isDefault: false }]));

  it('are left out where they cannot be read', () => {
    expect(viewsOf([{ ...entry, text: 'no JSON' }])).toEqual([]);
    expect(readShared(JSON.stringify([entry, { id: '8' }]))).toEqual([entry]);
    expect(readShared('no JSON')).toEqual([]);
  });
});
