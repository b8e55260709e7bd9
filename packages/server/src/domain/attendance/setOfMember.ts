/**
 * SQL of the id of the attendance group of a member `m` on a day (SQL too): one that names the member comes first, then
 * one of the grid, then one of the department; groups that are not in force yet are none.
 */
export const setOfMember = (day: string): string => `(select s.id
  from grid_gridmemberattendanceset s
  where s.tenant_id = m.tenant_id and s.is_deleted = 0 and s.is_enabled = 1 and s.effective_date <= ${day}
    and (m.id::text = any(string_to_array(s.grid_member_ids, ','))
      or m.gridding_id::text = any(string_to_array(s.gridding_ids, ',')) or s.dept_id = m.dept_id)
  order by m.id::text = any(string_to_array(s.grid_member_ids, ',')) desc nulls last,
    m.gridding_id::text = any(string_to_array(s.gridding_ids, ',')) desc nulls last, s.id limit 1)`;
