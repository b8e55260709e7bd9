import type { Call } from '@lattice/api/call';
import type { Resource } from '@lattice/api/resource';
import type { Person } from '../Context.ts';

/** Addresses that stay open to a person whose password must be changed first. */
export const openBeforeChange: ReadonlySet<string> = new Set(['blade-auth/oauth/logout', 'blade-auth/oauth/user-info', 'blade-user/update-password', 'blade-user/update-info']);

/** True when a call waits until the person has changed the password; calls open to anybody never wait. */
export const waitsForPassword = (person: Person | null, resource: Pick<Resource, 'path'>, call: Pick<Call, 'path' | 'access'>): boolean =>
  person?.mustChangePassword === true && call.access !== 'anonymous' && !openBeforeChange.has(`${resource.path}/${call.path}`);
