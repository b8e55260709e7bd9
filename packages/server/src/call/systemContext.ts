import type { Context } from './Context.ts';
import type { Person } from './Person.ts';

const NOBODY: Omit<Person, 'tenantId'> = {
  userId: '0',
  account: 'system',
  realName: '系统',
  deptId: '',
  roleIds: [],
  roles: [],
  permissions: new Set(),
  rows: [],
  apis: [],
  sessionId: '0',
  mustChangePassword: false,
};

/** The id of the person on whose behalf something is done; null where the server does it automatically. */
export const actingUserId = ({ userId }: Pick<Person, 'userId'>): string | null =>
  userId === NOBODY.userId ? null : userId;

/** The server itself as it acts for a tenant. */
export const systemPerson = (tenantId: string): Person => ({ ...NOBODY, tenantId, roles: ['administrator'] });

/**
 * The context of what the server does by itself for a tenant: it makes the moves of `system` and sees every row;
 * whoever caused it stays named in the history.
 */
export const systemContext = (context: Context, tenantId = context.person?.tenantId ?? '000000'): Context => ({
  ...context,
  system: true,
  person: { ...(context.person ?? NOBODY), tenantId, roles: ['administrator'] },
});
