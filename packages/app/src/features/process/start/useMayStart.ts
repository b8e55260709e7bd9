import { type Resource, permissionCode } from '@lattice/api/resource';
import { useSnapshot } from 'valtio';
import { session } from '../../../session/session.ts';
import { useCodes } from '../../../session/useCodes.ts';
import { forms } from './forms.ts';
import { mayStart } from './mayStart.ts';

/** Definitions whose processes everybody may start, as requests for leave. */
const open = new Set(Object.values(forms).flatMap((form) => (form?.start === 'startProcess' ? [form.path] : [])));

/**
 * Says whether the person may start the process of a new record of a definition; true until what they may is known, and
 * where no definition is.
 */
export function useMayStart(): (definition: Resource | undefined) => boolean {
  const codes = useCodes();
  const { user } = useSnapshot(session);
  const roles = (user?.role_name ?? '').split(',');
  return (definition) =>
    definition === undefined ||
    codes === undefined ||
    open.has(definition.path) ||
    (codes.has(permissionCode(definition, 'add')) && mayStart(definition, roles));
}
