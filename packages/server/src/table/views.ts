/**
 * Registers whose rows are kept in a table of the engine: what is read in place of a table of their own, by path, with
 * the columns that every register has. They stand behind the tables, which they may read.
 */
export const views: Readonly<Record<string, string>> = {
  'blade-log/login': `
    select a.id, a.tenant_id, a.user_id as create_user, null::bigint as create_dept, a.time as create_time,
    a.user_id as update_user, a.time as update_time, 1::smallint as status, 0::smallint as is_deleted, 1 as rev,
      a.time as act_time, coalesce(a.changes->'account'->>'after', u.account, '') as account,
      coalesce(nullif(u.real_name, ''), u.account, '') as user_name, a.action,
      coalesce(a.changes->'by'->>'after', '') as by, coalesce(a.changes->'reason'->>'after', '') as refusal, a.address,
      coalesce(s.user_agent, '') as device, a.trace_id
    from sys_audit a left join blade_user u on u.id = a.user_id left join sys_session s on s.id = a.record_id
    where a.path = 'blade-auth/oauth'`,
  'blade-log/export': `
    select a.id, a.tenant_id, a.user_id as create_user, null::bigint as create_dept, a.time as create_time,
    a.user_id as update_user, a.time as update_time, 1::smallint as status, 0::smallint as is_deleted, 1 as rev,
      a.time as act_time, coalesce(nullif(u.real_name, ''), u.account, '') as user_name, a.path as register,
      coalesce(a.changes->'way'->>'after', '') as way, coalesce((a.changes->'rows'->>'after')::int, 0) as row_count,
      coalesce(a.changes->'columns'->>'after', '') as column_names,
      coalesce(a.changes->'sensitive'->>'after', '') as sensitivity,
      coalesce(a.changes->'reason'->>'after', '') as reason,
      a.address, a.trace_id
    from sys_audit a left join blade_user u on u.id = a.user_id where a.action = 'export'`,
  'blade-log/audit': `
    select a.id, a.tenant_id, a.user_id as create_user, null::bigint as create_dept, a.time as create_time,
    a.user_id as update_user, a.time as update_time, 1::smallint as status, 0::smallint as is_deleted, 1 as rev,
      a.time as act_time, coalesce(nullif(u.real_name, ''), u.account, '') as user_name,
      case when a.action like 'step-%' or a.action like 'state-%' then split_part(a.action, '-', 1)
      else a.action end as action, a.path as register, coalesce(a.record_id::text, '') as record_id,
      case when a.action = 'reveal' then a.changes->'field'->>'after' else (select string_agg(k, ',')
        from jsonb_object_keys(a.changes) k) end as changed,
      case when a.action = 'reveal' then a.changes->'reason'->>'after' end as reason, a.address, a.trace_id
    from sys_audit a left join blade_user u on u.id = a.user_id`,
};
