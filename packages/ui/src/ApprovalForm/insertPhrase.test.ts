import { describe, expect, it } from 'vitest';
import { insertPhrase } from './insertPhrase.ts';

const at = (text: string, start = text.length, end = start) => ({ text, start, end });

describe('insertPhrase', () => {
  it.each([
    [at(''), '同意', '同意'],
    [at('同意'), '请按规定办理', '同意，请按规定办理'],
    [at('同意。'), '请按规定办理', '同意。请按规定办理'],
    [at('OK'), 'please go on', 'OK, please go on'],
    [at('同意出差', 2, 4), '请假', '同意，请假'],
  ])('puts %o and %s together', (typed, phrase, text) => expect(insertPhrase(typed, phrase).text).toBe(text));

  it('leaves the caret behind the phrase', () =>
    expect(insertPhrase(at('甲乙', 1), '同意')).toEqual({ text: '甲，同意乙', start: 4, end: 4 }));
});
