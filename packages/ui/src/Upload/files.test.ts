import { expect, it } from 'vitest';
import { fileRefusal, isFilm, isPicture, isSound, megabytes, moveItem } from './files.ts';

const limits = { endings: ['.pdf', '.docx'], maxBytes: 100 };

it.each([
  [{ name: '一.PDF', size: 10 }, null],
  [{ name: '二.exe', size: 10 }, 'format'],
  [{ name: '三.pdf', size: 0 }, 'empty'],
  [{ name: '四.pdf', size: 101 }, 'size'],
  [{ name: '五.docx', size: 100 }, null],
  [{ name: 'pdf', size: 1 }, 'format'],
])('judges %o as %s', (file, reason) => expect(fileRefusal(file, limits)).toBe(reason));

it('takes every kind where no ending is asked for', () =>
  expect(fileRefusal({ name: 'x', size: 1 }, { ...limits, endings: [] })).toBeNull());

it('moves an entry and stays within the list', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
});

it('knows pictures and sizes', () => {
  expect([isPicture('a.JPG'), isPicture('a.pdf')]).toEqual([true, false]);
  expect([isFilm('现场.MP4'), isFilm('录音.webm'), isFilm('mp4')]).toEqual([true, false, false]);
  expect([isSound('录音0305-080709.webm'), isSound('a.MP3'), isSound('a.mp4')]).toEqual([true, true, false]);
  expect([megabytes(1), megabytes(20 * 1024 * 1024)]).toEqual([0.1, 20]);
});
