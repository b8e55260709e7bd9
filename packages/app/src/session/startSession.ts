import type { Tokens } from '@lattice/api/TokenStore';
import { session } from './session.ts';

/** Takes over what a login or a refresh brought. */
export function startSession(tokens: Tokens): void {
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
