/**
 * A row of 数据权限 as it is granted: 1 all rows, 2 own ones, 3 those of the department, 4 of the department and below, 5 a
 * condition.
 */
export interface RowScope {
  scopeType: string;
  /** Column in the spelling of either side of the wire. */
  scopeColumn: string;
  /** The condition of type 5. */
  scopeValue: string;
}

/** What one role sees. */
export interface RoleScopes {
  /** Codes of the registers on which the role holds any permission. */
  registers: ReadonlySet<string>;
  /** Scopes by the code of the register; a register without one is seen whole. */
  scopes: ReadonlyMap<string, readonly RowScope[]>;
}
