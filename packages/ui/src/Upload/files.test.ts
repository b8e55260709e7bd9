import { expect, it } from 'vitest';
import { isFilm, isPicture, isSound, megabytes, moveItem, sortFiles } from './files.ts';

const limits = { endings: ['.pdf', '.docx'], maxBytes: 100, room: 2 };

it('takes what fits and says why not', () => {
  const files = [
    { name: '一.PDF', size: 10 },
    { name: '二.exe', size: 10 },
    { name: '三.pdf', size: 0 },
    { name: '四.pdf', size: 101 },
    { name: '五.docx', size: 100 },
    { name: '六.pdf', size: 1 },
    { name: 'pdf', size: 1 },
  ];
  const { taken, refused } = sortFiles(files, limits);
  expect(taken.map(({ name }) => name)).toEqual(['一.PDF', '五.docx']);
  expect(refused.map(({ file, reason }) => [file.name, reason])).toEqual([
    ['二.exe', 'format'],
    ['三.pdf', 'empty'],
    ['四.pdf', 'size'],
    ['六.pdf', 'count'],
    ['pdf', 'format'],
  ]);
});

it('takes every kind where no ending is asked for', () =>
  expect(sortFiles([{ name: 'x', size: 1 }], { ...limits, endings: [] }).taken).toHaveLength(1));

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
