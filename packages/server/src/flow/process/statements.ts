/** A moment of a column as the wire carries it. */
export const time = (column: string): string => `coalesce(to_char(${column}, 'YYYY-MM-DD HH24:MI:SS'), '')`;

/** Joins the words of the categories of definitions `d`, such as `flow_1`, as `fc`. */
export const WITH_CATEGORY = `left join (
  select distinct on (c.dict_key) 'flow_' || c.dict_key as category, c.dict_value as word
      from blade_system_dict c where c.code = 'flow' and c.is_deleted = 0 order by c.dict_key, c.id) fc
    on fc.category = d.category`;

/** The words of a category that `WITH_CATEGORY` joined. */
export const CATEGORY_NAME = "coalesce(fc.word, '')";

/**
 * Condition that a task `k` may be done now: it is open, and neither its instance nor the version of its process is
 * suspended. What has ended has no open tasks.
 */
export const ACTIONABLE = `k.end_time is null and k.instance_id not in (select s.id from wf_instance s
    where s.suspended and s.status = 'running' union all select s.id from wf_definition e
  join wf_instance s on s.definition_id = e.id where e.suspended and s.status = 'running')`;

/** The columns of a statement by the names of a row of the wire. */
export const columnsOf = <Row>(columns: Readonly<Record<keyof Row & string, string>>): string =>
  Object.entries<string>(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');
