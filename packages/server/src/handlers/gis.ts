import { gis } from '@lattice/api/resources/gis';
import { handle } from '../call/handle.ts';
import { pointsOf } from '../domain/maps/points.ts';
import { requiredTextIn } from '../call/parameter.ts';
import { say } from '../words/say.ts';

/** Answers of 地图资源. */
export const handlers = handle(gis, {
  resource: async (input, context) => pointsOf(requiredTextIn(input, 'resType', say`资源类型`, 40), input, context),
});
