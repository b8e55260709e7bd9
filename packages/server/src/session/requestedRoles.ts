import type { HttpContext } from '../call/HttpContext.ts';
import { say } from '../words/say.ts';
import type { Account } from './account.ts';
import { tokenFailure } from './tokenFailure.ts';

/** Departments and roles as which a session works, ids joined by commas; all of the person's where one is left out. */
export interface RequestedRoles {
  deptId?: string;
  roleId?: string;
}

/** One of the headers, of which each id must be among those that the person has. */
function among(header: string | null, held: string): string | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (wanted.length === 0) return undefined;
  const own = held.split(',');
  if (wanted.some((id) => !own.includes(id))) throw tokenFailure(400, say`只能切换到自己的部门和角色`);
  return wanted.join(',');
}

/**
 * What the headers `Dept-Id` and `Role-Id` of a token call choose; nothing unless people may switch (specification of
 * the wire, section 1.5).
 */
export function requestedRoles(
  {
    http: {
      request: { headers },
    },
    settings,
  }: Pick<HttpContext, 'http' | 'settings'>,
  { deptId, roleId }: Pick<Account, 'deptId' | 'roleId'>,
): RequestedRoles {
  if (settings.switchMode !== true) return {};
  const [dept, role] = [among(headers.get('Dept-Id'), deptId), among(headers.get('Role-Id'), roleId)];
  return { ...(dept !== undefined && { deptId: dept }), ...(role !== undefined && { roleId: role }) };
}
