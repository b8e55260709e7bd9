import { createContext } from 'react';
import type { BaseMapSource } from '../MapView/base/BaseMap.ts';

export type { BaseMap, BaseMapSource } from '../MapView/base/BaseMap.ts';

/**
 * Brings where all maps inside take their base maps from, once the first of them is drawn; without it they have the own
 * ground and what they are given.
 */
export const BaseMaps = createContext<(() => Promise<BaseMapSource>) | null>(null);
