import { describe, expect, it } from 'vitest';
import {
  canClose,
  closeAfter,
  closeAll,
  closeBefore,
  closeOthers,
  closeTag,
  moveTag,
  openTag,
  pinTag,
  range,
  type OpenTags,
  type Tag,
} from './tags.ts';

const tag = (key: string, more: Partial<Tag> = {}): Tag => ({ key, label: key.toUpperCase(), ...more });
const home = tag('home');
const open: OpenTags = { tags: [tag('p', { isPinned: true }), home, tag('a'), tag('b'), tag('c')], active: 'b' };
const keys = ({ tags }: OpenTags) => tags.map(({ key }) => key).join(' ');

describe('opened pages', () => {
  it('open once', () => {
    expect(keys(openTag(open, tag('d')))).toBe('p home a b c d');
    expect(openTag(open, tag('a'))).toEqual({ tags: open.tags, active: 'a' });
    expect(keys(openTag(open, tag('q', { isPinned: true })))).toBe('p q home a b c');
  });

  it('close, and show the neighbour of the one that was shown', () => {
    expect(closeTag(open, 'b')).toMatchObject({ active: 'c' });
    expect(closeTag({ ...open, active: 'c' }, 'c')).toMatchObject({ active: 'b' });
    expect(closeTag(open, 'a')).toMatchObject({ active: 'b' });
    expect(keys(closeTag(open, 'a'))).toBe('p home b c');
  });

  it('do not close when pinned, unknown or alone', () => {
    expect(closeTag(open, 'p')).toBe(open);
    expect(closeTag(open, 'x')).toBe(open);
    expect(canClose([home], 'home')).toBe(false);
    expect(canClose(open.tags, 'a')).toBe(true);
  });

  it('close in groups but keep home, the pinned and the one meant', () => {
    expect(keys(closeOthers(open, 'a', 'home'))).toBe('p home a');
    expect(closeOthers(open, 'a', 'home').active).toBe('a');
    expect(keys(closeBefore(open, 'b', 'home'))).toBe('p home b c');
    expect(keys(closeAfter(open, 'a', 'home'))).toBe('p home a');
    expect(closeAfter(open, 'a', 'home').active).toBe('a');
    expect(closeBefore(open, 'a', 'home').active).toBe('b');
  });

  it('all closed return to home, even where home was not open', () => {
    expect(closeAll(open, home)).toMatchObject({ active: 'home' });
    expect(keys(closeAll(open, home))).toBe('p home');
    expect(keys(closeAll({ tags: [tag('a'), tag('b')], active: 'a' }, home))).toBe('home');
  });

  it('stand pinned first', () => {
    expect(keys(pinTag(open, 'b', true))).toBe('p b home a c');
    expect(keys(pinTag(pinTag(open, 'b', true), 'p', false))).toBe('b p home a c');
  });

  it('move within their group', () => {
    expect(range(open.tags, 'p')).toEqual([0, 0]);
    expect(range(open.tags, 'c')).toEqual([1, 4]);
    expect(keys(moveTag(open, 'c', 2))).toBe('p home c a b');
    expect(keys(moveTag(open, 'c', 0))).toBe('p c home a b');
    expect(keys(moveTag(open, 'p', 3))).toBe('p home a b c');
    expect(moveTag(open, 'x', 1)).toBe(open);
  });
});
