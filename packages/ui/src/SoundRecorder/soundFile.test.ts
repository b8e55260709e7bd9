import { afterEach, expect, it, vi } from 'vitest';
import { clockOf, soundName } from './soundFile.ts';

it('tells minutes and seconds', () => expect([0, 9, 65, 180].map(clockOf)).toEqual(['0:00', '0:09', '1:05', '3:00']));

afterEach(() => vi.unstubAllEnvs());

it.each(['UTC', 'Asia/Shanghai', 'America/New_York'])('names a recording by when it began in the town: %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const began = new Date('2026-03-05T00:07:09Z');
  expect(soundName('录音', began, 'audio/webm;codecs=opus')).toBe('录音0305-080709.webm');
  expect(soundName('录音', began, 'audio/mp4')).toBe('录音0305-080709.m4a');
  expect(soundName('录音', began, 'audio/ogg; codecs=opus')).toBe('录音0305-080709.ogg');
});
