import { describe, expect, it } from 'vitest';
import { mentionParts, mentionedIn, typedMention, withMention } from './mention.ts';

describe('Names in a comment', () => {
  it('are being typed after a sign that begins a word', () => {
    expect(typedMention('请 @孙', 4)).toEqual({ at: 2, words: '孙' });
    expect(typedMention('@', 1)).toEqual({ at: 0, words: '' });
    expect(typedMention('a@b', 3)).toBeNull();
    expect(typedMention('@孙悦 好', 5)).toBeNull();
  });

  it('take the place of what was typed of them', () =>
    expect(withMention('请 @孙 看', 4, { at: 2, words: '孙' }, '孙悦')).toEqual({ text: '请 @孙悦  看', caret: 6 }));

  it('count while they stand in the text', () => {
    const people = new Map(Object.entries({ 孙悦: '1', 许文静: '2' }));
    expect(mentionedIn('@孙悦 请核实', people)).toEqual(['1']);
    expect(mentionParts('请 @孙悦 看').map(({ text, isMention }) => [text, isMention])).toEqual([
      ['请 ', false],
      ['@孙悦', true],
      [' 看', false],
    ]);
  });
});
