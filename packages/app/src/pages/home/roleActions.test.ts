import { permissionCode } from '@lattice/api/resource';
import { describe, expect, it } from 'vitest';
import { hasResource, loadResource } from '../../records/resources.ts';
import { actionsOf, allActions } from './roleActions.ts';

const ownPages = new Set([
  'work/todo',
  'work/start',
  'source/household',
  'dispatch/gis',
  'event/report',
  'event/process',
  'event/supervise',
  'project/walk',
  'scentre/calendar',
]);

describe('the actions of a home page', () => {
  it.each(allActions.map((action) => [action.to, action] as const))('leads to a page: %s', async (_, action) => {
    const path = action.to.slice(1).replace(/\?.*$/, '');
    expect(hasResource(path) || ownPages.has(path)).toBe(true);
    if (action.adds === undefined) return;
    const definition = await loadResource(action.adds);
    expect(permissionCode(definition, 'add')).toBe(permissionCode({ path: action.adds }, 'add'));
  });

  it('of several roles stand there once, those of the first role first', () => {
    const found = actionsOf(['gridleader', 'gridmember']);
    expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
    expect(found[0]?.[1].to).toBe('/event/report');
    expect(actionsOf(['unheard']).length).toBeGreaterThanOrEqual(4);
  });
});
