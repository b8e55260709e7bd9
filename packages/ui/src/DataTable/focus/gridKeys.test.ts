import { describe, expect, it } from 'vitest';
import { cellCommand, clampPlace, widgetCommand } from './gridKeys.ts';
import type { GridKey, GridPlace } from './gridKeys.ts';

const shape = { rows: 11, columns: 5, pageRows: 4 };
const at: GridPlace = { row: 3, column: 2 };
const moves: [name: string, key: GridKey, to: GridPlace][] = [
  ['up', { key: 'ArrowUp' }, { row: 2, column: 2 }],
  ['down', { key: 'ArrowDown' }, { row: 4, column: 2 }],
  ['left', { key: 'ArrowLeft' }, { row: 3, column: 1 }],
  ['right', { key: 'ArrowRight' }, { row: 3, column: 3 }],
  ['right in right-to-left writing', { key: 'ArrowRight', isRtl: true }, { row: 3, column: 1 }],
  ['Home', { key: 'Home' }, { row: 3, column: 0 }],
  ['End', { key: 'End' }, { row: 3, column: 4 }],
  ['Ctrl+Home', { key: 'Home', isCtrl: true }, { row: 1, column: 0 }],
  ['Ctrl+End', { key: 'End', isCtrl: true }, { row: 10, column: 4 }],
  ['PageDown', { key: 'PageDown' }, { row: 7, column: 2 }],
  ['PageUp', { key: 'PageUp' }, { row: 0, column: 2 }],
];

describe('cellCommand', () => {
  it.each(moves)('%s moves', (_name, key, to) => expect(cellCommand(key, at, shape)).toEqual({ type: 'move', to }));
  it('stops at the edges', () => {
    expect(cellCommand({ key: 'ArrowUp' }, { row: 0, column: 0 }, shape)).toEqual({
      type: 'move',
      to: { row: 0, column: 0 },
    });
    expect(cellCommand({ key: 'PageDown' }, { row: 9, column: 4 }, shape)).toEqual({
      type: 'move',
      to: { row: 10, column: 4 },
    });
  });
  it('goes into a cell, presses it and selects the page', () => {
    expect(cellCommand({ key: 'Enter' }, at, shape)).toEqual({ type: 'enter' });
    expect(cellCommand({ key: 'F2' }, at, shape)).toEqual({ type: 'enter' });
    expect(cellCommand({ key: ' ' }, at, shape)).toEqual({ type: 'press' });
    expect(cellCommand({ key: 'a', isCtrl: true }, at, shape)).toEqual({ type: 'selectPage' });
  });
  it('resizes from the header only', () => {
    expect(cellCommand({ key: 'ArrowRight', isShift: true }, { row: 0, column: 1 }, shape)).toEqual({
      type: 'resize',
      by: 1,
    });
    expect(cellCommand({ key: 'ArrowRight', isShift: true }, at, shape)).toBeUndefined();
  });
  it('moves a column from the header only', () => {
    expect(cellCommand({ key: 'ArrowLeft', isShift: true, isCtrl: true }, { row: 0, column: 1 }, shape)).toEqual({
      type: 'moveColumn',
      by: -1,
    });
    expect(
      cellCommand({ key: 'ArrowLeft', isShift: true, isCtrl: true, isRtl: true }, { row: 0, column: 1 }, shape),
    ).toEqual({ type: 'moveColumn', by: 1 });
    expect(cellCommand({ key: 'ArrowLeft', isShift: true, isCtrl: true }, at, shape)).toBeUndefined();
  });
  it('draws the selection out with Shift, within the rows', () => {
    expect(cellCommand({ key: 'ArrowDown', isShift: true }, at, shape)).toEqual({ type: 'extend', by: 1 });
    expect(cellCommand({ key: 'ArrowUp', isShift: true }, { row: 1, column: 0 }, shape)).toBeUndefined();
    expect(cellCommand({ key: 'ArrowDown', isShift: true }, { row: 10, column: 0 }, shape)).toBeUndefined();
    expect(cellCommand({ key: 'ArrowDown', isShift: true }, { row: 0, column: 0 }, shape)).toBeUndefined();
    expect(cellCommand({ key: ' ', isShift: true }, at, shape)).toEqual({ type: 'selectRange' });
  });
  it('leaves letters, Tab and browser keys alone', () => {
    for (const key of [{ key: 'x' }, { key: 'Tab' }, { key: 'ArrowLeft', isCtrl: true }, { key: 'F5' }]) {
      expect(cellCommand(key, at, shape)).toBeUndefined();
    }
  });
  it('keeps the header where there is no row', () =>
    expect(cellCommand({ key: 'Home', isCtrl: true }, at, { ...shape, rows: 1 })).toEqual({
      type: 'move',
      to: { row: 0, column: 0 },
    }));
});

describe('widgetCommand', () => {
  it('steps among the parts of a cell and leaves it', () => {
    expect(widgetCommand({ key: 'ArrowRight' })).toEqual({ type: 'step', by: 1 });
    expect(widgetCommand({ key: 'ArrowLeft' })).toEqual({ type: 'step', by: -1 });
    expect(widgetCommand({ key: 'Escape' })).toEqual({ type: 'leave' });
    expect(widgetCommand({ key: 'a', isCtrl: true })).toEqual({ type: 'selectPage' });
    expect(widgetCommand({ key: 'Enter' })).toBeUndefined();
  });
});

describe('clampPlace', () => {
  it('brings a place back into a grid that has shrunk', () => {
    expect(clampPlace({ row: 40, column: 9 }, shape)).toEqual({ row: 10, column: 4 });
    expect(clampPlace({ row: 4, column: 0 }, { ...shape, rows: 1 })).toEqual({ row: 0, column: 0 });
  });
});
