/** A moment of a column as the wire carries it. */
export const time = (column: string): string => `coalesce(to_char(${column}, 'YYYY-MM-DD HH24:MI:SS'), '')`;

/** The words of a category such as `flow_1`. */
export const categoryName = (column: string): string =>
  `coalesce((select c.dict_value from blade_system_dict c where c.code = 'flow' and c.dict_key = regexp_replace(${column}, '^flow_', '') and c.is_deleted = 0 limit 1), '')`;

/** The columns of a statement by the names of a row of the wire. */
export const columnsOf = <Row>(columns: Readonly<Record<keyof Row & string, string>>): string => Object.entries<string>(columns).map(([name, sql]) => `${sql} as "${name}"`).join(', ');
