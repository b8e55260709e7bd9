import { createContext } from 'react';
import type { BaseMapSource } from '../MapView/base/BaseMap.ts';

export type { BaseMap, BaseMapSource } from '../MapView/base/BaseMap.ts';

/** Where all maps inside take their base maps from; without it they have the own ground and what they are given. */
export const BaseMaps = createContext<BaseMapSource | null>(null);
