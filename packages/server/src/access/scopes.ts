import { type Resource, shortName } from '@lattice/api/resource';
import type { RoleScopes, RowScope } from '../call/RoleScopes.ts';

/** Code under which grants know a register. */
export const registerCode = (resource: Pick<Resource, 'path'>): string => shortName(resource).replaceAll('-', '');

/**
 * The scopes of which any shows a row of a register; null where all rows are seen. Only roles that hold something on it
 * count, all roles where none does.
 */
export function scopesFor(
  { roles, rows }: { roles: readonly string[]; rows: readonly RoleScopes[] },
  resource: Pick<Resource, 'path'>,
): readonly RowScope[] | null {
  if (roles.includes('administrator') || rows.length === 0) return null;
  const code = registerCode(resource);
  const holding = rows.filter(({ registers }) => registers.has(code));
  const found = new Map<string, RowScope>();
  for (const { scopes } of holding.length > 0 ? holding : rows) {
    const own = scopes.get(code);
    if (own === undefined || own.some(({ scopeType }) => scopeType === '1')) return null;
    for (const scope of own) found.set(JSON.stringify(scope), scope);
  }
  return [...found.values()];
}
