import type { Resource } from '@lattice/api/resource';
import { useSnapshot } from 'valtio';
import { session } from '../../../session/session.ts';
import { useCodes } from '../../../session/useCodes.ts';
import { useRights } from '../../../session/useRights.ts';
import { forms } from './forms.ts';
import { mayStart } from './mayStart.ts';

/** Definitions whose processes everybody may start, as requests for leave. */
const open = new Set(Object.values(forms).flatMap((form) => (form?.start === 'startProcess' ? [form.path] : [])));

/**
 * Whether the person may start the process of a new record of a definition; true until what they may is known, and
 * where no definition is.
 */
export function useMayStart(definition: Resource | undefined): boolean {
  const isKnown = useCodes() !== undefined;
  const rights = useRights(definition ?? { path: '' });
  const { user } = useSnapshot(session);
  const roles = (user?.role_name ?? '').split(',');
  if (definition === undefined || !isKnown || open.has(definition.path)) return true;
  return rights.add === true && mayStart(definition, roles);
}
