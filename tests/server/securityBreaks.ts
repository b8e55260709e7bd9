import { join } from 'node:path';
import type { Sql } from '@lattice/server/db/Database';
import type { Measure } from '@lattice/server/domain/security/SecurityRule';

/** What makes a rule fail: statements run before it is judged, or another measure. */
export interface Break {
  sql?: readonly string[];
  measure?: (measure: Measure) => Measure;
}

const settings = (change: Measure['context']['settings']) => ({
  measure: (measure: Measure): Measure => ({ ...measure, context: { ...measure.context, settings: change } }),
});

/** A measure whose database is PostgreSQL and answers with one row. */
const answering = (row: Record<string, unknown>) => ({
  measure: (measure: Measure): Measure => {
    const query = () => Promise.resolve({ rows: [row], count: 1 });
    const db = { ...measure.context.db, kind: 'postgres', query } as unknown as Measure['context']['db'];
    return { ...measure, context: { ...measure.context, db } };
  },
});

const plainHttp = {
  measure: (measure: Measure): Measure => ({
    ...measure,
    context: {
      ...measure.context,
      http: { request: new Request('http://127.0.0.1/api'), replyHeaders: new Headers() },
    },
  }),
};

const NOW = "'2026-11-20T08:00:00Z'::timestamptz";
const staff = "(select id from blade_user where account = 'staff')";
const session = (address: string, created = NOW, id = 1) =>
  `insert into sys_session (id, user_id, tenant_id, refresh_hash, refresh_expires, created, last_seen, address,
      user_agent)
   values (${id}, ${staff}, '000000', 'h${id}', ${NOW} + interval '1 day', ${created}, ${NOW}, '${address}', '')`;

/** What makes each rule fail, by its name. */
export const breaks: Readonly<Record<string, Break>> = {
  'identity/captcha': settings({ quirks: false, test: false, testCaptcha: 'abcde' }),
  'identity/defaultAccount': { sql: ["update blade_user set account = 'admin' where account = 'staff'"] },
  'identity/dormant': {
    sql: [
      `update sys_password set changed = ${NOW} - interval '100 days' where user_id = ${staff}`,
      `delete from sys_session where user_id = ${staff}`,
    ],
  },
  'identity/firstPassword': {
    sql: [`update sys_password set must_change = true, changed = ${NOW} - interval '8 days' where user_id = ${staff}`],
  },
  'identity/lockOut': {
    sql: [
      `insert into sys_login_lock (tenant_id, account, address, failures, failed)
        values ('000000', 'x', '10.0.0.7', 9, ${NOW})`,
    ],
  },
  'identity/oldPassword': { sql: [`update sys_password set changed = ${NOW} - interval '91 days'`] },
  'identity/passwordDays': {
    sql: ["update blade_system_param set param_value = '180' where param_key = 'account.passwordDays'"],
  },
  'identity/passwordHash': {
    sql: [`update sys_password set hash = regexp_replace(hash, 'ln=15', 'ln=10') where user_id = ${staff}`],
  },
  'identity/sharedPhone': { sql: ["update blade_user set phone = '13900001205'"] },
  'identity/waitingGuest': {
    sql: [`update blade_user set status = '0', create_time = ${NOW} - interval '8 days' where account = 'staff'`],
  },
  'identity/weakPassword': { sql: [`update sys_password set weak = true where user_id = ${staff}`] },
  'sessions/endedAccount': { sql: [session('10.0.0.1'), "update blade_user set status = '3' where account = 'staff'"] },
  'sessions/idleLock': { sql: ["delete from blade_system_param where param_key = 'account.idleMinutes'"] },
  'sessions/loginFailures': {
    sql: [`insert into sys_login_attempt (address, time) select '10.9.9.9', ${NOW} from generate_series(1, 20)`],
  },
  'sessions/longSession': { sql: [session('10.0.0.1', `${NOW} - interval '8 days'`)] },
  'sessions/manyPlaces': { sql: [1, 2, 3, 4].map((n) => session(`10.0.0.${n}`, NOW, n)) },
  'sessions/stolenToken': {
    sql: [
      `insert into sys_audit (id, time, tenant_id, user_id, action, path)
       values (1, ${NOW}, '000000', ${staff}, 'refresh-reuse', 'blade-auth/oauth')`,
    ],
  },
  'rights/administrators': {
    sql: ["update blade_system_role set role_alias = 'other' where role_alias = 'administrator'"],
  },
  'rights/noDepartment': { sql: ["update blade_user set dept_id = '5' where account = 'staff'"] },
  'rights/noRole': { sql: ["update blade_user set role_id = '' where account = 'staff'"] },
  'rights/separation': { sql: ['update sys_separation set is_on = false'] },
  'rights/plainText': {
    sql: [
      `insert into sys_role_menu (role_id, menu_id)
       select r.id, m.id from blade_system_role r cross join blade_system_menu m
       where r.role_alias = 'staff' and m.code = 'bladeuser_plain' on conflict do nothing`,
      `insert into blade_user (id, tenant_id, account, status, role_id)
       select n, '000000', 'person' || n, '1', (select role_id from blade_user where account = 'staff')
       from generate_series(1, 6) n`,
    ],
  },
  'rights/wideApi': {
    sql: [
      "insert into blade_system_api_scope (id, tenant_id, scope_name, scope_path) values (1, '000000', 'x', '/**')",
      `insert into sys_role_scope (role_id, scope_id, category)
       select id, 1, 'api' from blade_system_role where role_alias = 'staff'`,
    ],
  },
  'logs/appendOnly': { sql: ['alter table sys_audit disable trigger sys_audit_keep'] },
  'logs/bulkReveal': {
    sql: [
      `insert into sys_audit (id, time, tenant_id, user_id, action, path)
       select n, ${NOW}, '000000', ${staff}, 'reveal', 'blade-user' from generate_series(1, 51) n`,
    ],
  },
  'logs/clock': {
    measure: (measure) => ({
      ...measure,
      context: { ...measure.context, now: () => new Date(Date.now() - 3_600_000) },
    }),
  },
  'logs/chain': {
    sql: [
      `insert into sys_audit (id, time, tenant_id, action, path)
       values (1, ${NOW}, '000000', 'update', 'source/roadinfo')`,
      'select sys_audit_seal_next(100000)',
      'alter table sys_audit disable trigger sys_audit_keep',
      "update sys_audit set action = 'changed' where id = (select audit_id from sys_audit_seal order by seq limit 1)",
    ],
  },
  'logs/logAge': {
    sql: [
      `insert into blade_log_api (id, tenant_id, create_time)
       select n, '000000', ${NOW} from generate_series(1, 200000) n`,
    ],
  },
  'logs/signInsKept': { sql: [session('10.0.0.1')] },
  'data/databaseAccount': answering({ name: 'postgres', all: true }),
  'data/databaseTransport': answering({ ssl: false, local: false }),
  'data/passwordTransport': plainHttp,
  'data/residue': {
    sql: [`insert into sys_captcha (key, answer, expires) values ('k', 'a', ${NOW} - interval '3 days')`],
  },
  'data/sourceHosts': settings({ quirks: false, test: false, datasourceHosts: ['10.0.0.0/8'] }),
  'data/tls': plainHttp,
  'operation/backup': {
    sql: ["update blade_system_param set param_value = '2026-11-17 02:00' where param_key = 'backup.lastTime'"],
  },
  'operation/databaseVersion': answering({ version: '12.3 (Debian)' }),
  'operation/firstRunNote': {
    measure: (measure) => {
      const { settings: own } = measure.context;
      const dataDir = join(own.dataDir ?? '', 'first');
      return { ...measure, context: { ...measure.context, settings: { ...own, dataDir } } };
    },
  },
  'operation/jobs': { sql: [`insert into sys_job (name, due) values ('sweep', ${NOW} - interval '2 hours')`] },
  'operation/messages': {
    sql: [
      `insert into sys_outbox (id, tenant_id, channel, receiver, created, failure)
       values (1, '000000', 'sms', 'x', ${NOW}, 'refused')`,
    ],
  },
  'operation/runtime': { measure: (measure) => ({ ...measure, node: '18.20.1' }) },
  'operation/serverErrors': {
    sql: [
      `insert into blade_log_error (id, tenant_id, create_time, service_id, env, request_uri)
       values (1, '000000', ${NOW}, 'lattice', 'server', '/api/x')`,
    ],
  },
};

/** Brings a fresh installation into the order in which no rule fails. */
export async function putInOrder(sql: Sql, nextId: () => string): Promise<void> {
  const statements = [
    "update blade_user set account = 'zhaomin' where account = 'admin'",
    "update sys_password set hash = regexp_replace(hash, 'ln=[0-9]+', 'ln=15')",
    `delete from blade_system_param
      where param_key in ('account.passwordDays', 'account.idleMinutes', 'backup.lastTime')`,
    `insert into blade_system_param (id, tenant_id, param_key, param_value)
     values (${nextId()}, '000000', 'account.passwordDays', '90'),
     (${nextId()}, '000000', 'account.idleMinutes', '15'),
     (${nextId()}, '000000', 'backup.lastTime', '2026-11-20 02:00')`,
    `insert into blade_system_dept (id, tenant_id, dept_name)
     select distinct dept_id::bigint, '000000', 'Town' from blade_user on conflict do nothing`,
    "insert into sys_separation (tenant_id, is_on) values ('000000', true)",
  ];
  for (const statement of statements) await sql.query(statement);
}
