import type { Tokens } from '@lattice/api/TokenStore';
import { browserStore } from '../base/browserStore.ts';
import { takeLooks } from '../base/preferences.ts';
import { session } from './session.ts';

/** Name under which a browser knows that it shows scenes on a wall. */
const WALL = 'wall';

/** True for a browser whose last session showed scenes on a wall. */
export const isWall = (): boolean => browserStore.read(WALL) !== null;

/** Takes over what a login or a refresh brought; the looks once, since later the person changes them here. */
export function startSession(tokens: Tokens): void {
  browserStore.write(WALL, tokens.display ? '1' : null);
  if (session.user === null) takeLooks(tokens.looks ?? {});
  Object.assign(session, {
    user: tokens.user,
    mustChangePassword: tokens.mustChangePassword,
    secondFactor: tokens.secondFactor ?? null,
    view: tokens.view ?? null,
    display: tokens.display ?? null,
    abilities: tokens.abilities,
    records: tokens.records,
    notice: null,
    phase: tokens.isLocked ? 'locked' : 'in',
  });
}
