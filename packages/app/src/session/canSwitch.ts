import type { Ability } from '@lattice/api/abilities';

/** True for a stock server in switch mode. */
export const isSwitchMode = String(import.meta.env.VITE_SWITCH_MODE ?? '') === '1';

/**
 * Whether people may work as one of their departments and roles: our server says so, a build for a stock server is
 * told.
 */
export const canSwitch = (abilities: readonly Ability[]): boolean => isSwitchMode || abilities.includes('switch');
