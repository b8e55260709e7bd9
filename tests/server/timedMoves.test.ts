import { crud } from '@lattice/api/call';
import { dict } from '@lattice/api/field';
import { resource } from '@lattice/api/resource';
import type { ResourceHandlers } from '@lattice/server/call/Context';
import { handle } from '@lattice/server/call/handle';
import { mount } from '@lattice/server/http/mount';
import { timedInOrder, unknownFollowed } from '@lattice/server/schedule/timedMoves';
import { loadHandlers } from '@lattice/server/start/load';
import { describe, expect, it } from 'vitest';

const lamp = resource('planted/lamp', {
  label: '路灯',
  fields: { status: dict('状态', 'lamp_status', { readonly: true }) },
  states: {
    field: 'status',
    initial: '0',
    moves: [
      { from: '0', to: '1', call: 'system' },
      { from: '1', to: '2', call: 'submit', label: '修复', roles: ['dispatcher'] },
    ],
  },
  calls: crud,
});
const timed = (from: string, to: string, follows: readonly string[] = []): ResourceHandlers =>
  handle(lamp, {}, { timed: { field: 'status', follows, moves: [{ from, to, due: 'true' }] } });

describe('moves of time', () => {
  it('are found in the handlers, those that others follow first', async () => {
    const paths = timedInOrder(await loadHandlers()).map((one) => one.resource.path);
    expect(paths.length).toBeGreaterThan(15);
    const place = (path: string) => paths.indexOf(path);
    expect(place('project/patrolTaskPoints')).toBeLessThan(place('project/patrolTaskProgress'));
    expect(place('project/patrolTaskProgress')).toBeLessThan(place('project/patrolTask'));
    expect(place('project/gridmemberTaskHandle')).toBeLessThan(place('project/gridmemberTask'));
  });

  it('are mounted where the definition gives them to the server', () => {
    expect(mount(lamp, timed('0', '1')).length).toBeGreaterThan(3);
  });

  it('are refused at the start where it does not, with the file and what it gives', () => {
    const wrong = () => mount(lamp, timed('1', '2'));
    expect(wrong).toThrow('packages/server/src/handlers/planted/lamp.ts moves status from 1 to 2');
    expect(wrong).toThrow('only: 0 to 1');
  });

  it('name no definition without timed moves to follow', () => {
    expect(unknownFollowed(new Map([['planted/lamp', timed('0', '1', ['planted/lampp'])]]))).toEqual([
      'packages/server/src/handlers/planted/lamp.ts: its timed moves follow planted/lampp, ' +
        'which has none. Correct the path, or leave it out.',
    ]);
  });

  it('do not follow each other', () => {
    const circle = new Map([['planted/lamp', timed('0', '1', ['planted/lamp'])]]);
    expect(() => timedInOrder(circle)).toThrow('planted/lamp and planted/lamp follow each other');
  });
});
