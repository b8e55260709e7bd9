import type { Sql } from '../../db/Database.ts';
import { parameterNumber } from '../settings/parameterNumber.ts';

/** What a tenant asks of passwords and of unattended screens. */
export interface PasswordRules {
  /** How long a new password is at least. */
  length: number;
  /** Passwords that are forbidden beside the common ones. */
  words: readonly string[];
  /** Minutes without work after which screens are locked; 0 leaves it to each person. */
  idleMinutes: number;
}

/** What a tenant asks of passwords and of unattended screens, as its parameters say it now. */
export async function passwordRules(sql: Sql, tenantId: string): Promise<PasswordRules> {
  const { rows } = await sql.query<{ key: string; value: string }>(
    `select param_key as key, trim(coalesce(param_value, '')) as value from blade_system_param
     where tenant_id = $1 and param_key like 'account.%' and is_deleted = 0`,
    [tenantId],
  );
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value;
  return {
    length: parameterNumber('account.passwordLength', valueOf('account.passwordLength')),
    idleMinutes: parameterNumber('account.idleMinutes', valueOf('account.idleMinutes')),
    words: (valueOf('account.weakPasswords') ?? '')
      .split(/[,，;；、\s]+/)
      .filter((word) => word !== '' && word !== '无'),
  };
}
