import type { Ability } from '@lattice/api/abilities';
import { serverSettings } from './serverSettings.ts';

/**
 * Whether people may work as one of their departments and roles: our server says so, the page says it of a
 * stock server.
 */
export const canSwitch = (abilities: readonly Ability[]): boolean =>
  serverSettings.switchMode || abilities.includes('switch');
