import { expect, it } from 'vitest';
import { kioskAct, sceneFrom } from './kioskKeys.ts';

it('goes round the scenes in both directions', () => {
  const scenes = ['/a', '/b', '/c'];
  expect([sceneFrom(scenes, '/c', 1), sceneFrom(scenes, '/a', -1), sceneFrom(['/a'], '/a', 1)]).toEqual([
    '/a',
    '/c',
    '/a',
  ]);
});

it('takes the keys of remote controls, and leaves all others to the page', () => {
  expect([kioskAct('PageDown'), kioskAct('MediaPlayPause'), kioskAct('a')]).toEqual(['next', 'pause', undefined]);
});
