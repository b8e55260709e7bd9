/** Tables of sessions, passwords, captchas and grants; run at start, before the first call. */
export const sessionSchema = `
create table if not exists sys_secret (name text primary key, value text not null);
create table if not exists sys_password (
  user_id bigint primary key, hash text not null, changed timestamptz not null,
  must_change boolean not null default false
);
alter table sys_password add column if not exists weak boolean not null default false;
create table if not exists sys_session (
  id bigint primary key, user_id bigint not null, tenant_id text not null, refresh_hash text not null unique,
  refresh_expires timestamptz not null,
  created timestamptz not null, last_seen timestamptz not null, address text not null, user_agent text not null,
  ended timestamptz, ended_why text
);
alter table sys_session add column if not exists locked timestamptz;
alter table sys_session add column if not exists lock_hash text;
alter table sys_session add column if not exists lock_tries integer not null default 0;
alter table sys_session add column if not exists dept_id text;
alter table sys_session add column if not exists role_id text;
alter table sys_session add column if not exists oauth_id text;
alter table sys_session add column if not exists guest_name text;
alter table sys_session add column if not exists display_scenes text;
alter table sys_session add column if not exists display_until timestamptz;
create table if not exists sys_display_code (
  hash text primary key, tenant_id text not null, user_id bigint not null, dept_id text, role_id text,
  scenes text not null, hours integer not null, expires timestamptz not null
);
create table if not exists sys_reveal (
  user_id bigint not null, path text not null, record_id bigint not null, time timestamptz not null,
  primary key (user_id, path, record_id)
);
create table if not exists sys_reveal_alarm (user_id bigint primary key, time timestamptz not null);
create index if not exists sys_session_user_idx on sys_session (user_id) where ended is null;
create index if not exists sys_session_expires_idx on sys_session (refresh_expires);
create table if not exists sys_access_token (
  hash text primary key, session_id bigint not null references sys_session on delete cascade,
  expires timestamptz not null
);
create index if not exists sys_access_token_session_idx on sys_access_token (session_id);
create index if not exists sys_access_token_expires_idx on sys_access_token (expires);
create table if not exists sys_used_refresh (
  hash text primary key, session_id bigint not null references sys_session on delete cascade, nonce text not null,
  until timestamptz not null
);
create index if not exists sys_used_refresh_session_idx on sys_used_refresh (session_id);
create table if not exists sys_captcha (key text primary key, answer text not null, expires timestamptz not null);
create index if not exists sys_captcha_expires_idx on sys_captcha (expires);
create table if not exists sys_login_attempt (
  id bigint generated always as identity primary key, address text not null, time timestamptz not null,
  ok boolean not null default false
);
create index if not exists sys_login_attempt_address_idx on sys_login_attempt (address, time);
create index if not exists sys_login_attempt_time_idx on sys_login_attempt (time);
create table if not exists sys_login_lock (
  tenant_id text not null, account text not null, failures integer not null, failed timestamptz not null,
  locked_until timestamptz
);
alter table sys_login_lock add column if not exists address text not null default '';
alter table sys_login_lock drop constraint if exists sys_login_lock_pkey;
create unique index if not exists sys_login_lock_key on sys_login_lock (tenant_id, account, address);
create table if not exists sys_old_password (
  id bigint generated always as identity primary key, user_id bigint not null, hash text not null,
  time timestamptz not null
);
create index if not exists sys_old_password_user_idx on sys_old_password (user_id);
create table if not exists sys_phone_code (
  id text primary key, tenant_id text not null, phone text not null, answer text not null, address text not null,
  created timestamptz not null, expires timestamptz not null,
  tries integer not null default 0
);
create index if not exists sys_phone_code_phone_idx on sys_phone_code (phone, created);
create index if not exists sys_phone_code_address_idx on sys_phone_code (address, created);
create table if not exists sys_used_state (hash text primary key, expires timestamptz not null);
create table if not exists sys_identity (
  tenant_id text not null, oauth_id text not null, user_id bigint not null, created timestamptz not null default now(),
  primary key (tenant_id, oauth_id)
);
create index if not exists sys_identity_user_idx on sys_identity (user_id);
create table if not exists sys_role_menu (role_id bigint not null, menu_id bigint not null,
  primary key (role_id, menu_id));
create index if not exists sys_role_menu_menu_idx on sys_role_menu (menu_id);
create table if not exists sys_role_scope (role_id bigint not null, scope_id bigint not null, category text not null,
  primary key (role_id, category, scope_id));
create table if not exists sys_topmenu_menu (topmenu_id bigint not null, menu_id bigint not null,
  primary key (topmenu_id, menu_id));
create table if not exists sys_inbox_read (user_id bigint not null, item_id bigint not null,
  time timestamptz not null default now(), primary key (user_id, item_id));
create index if not exists sys_inbox_read_item_idx on sys_inbox_read (item_id);
create table if not exists sys_banner_closed (user_id bigint not null, notice_id bigint not null,
  time timestamptz not null default now(), primary key (user_id, notice_id));
create table if not exists sys_user_setting (user_id bigint not null, name text not null, value text not null,
  primary key (user_id, name));
create table if not exists sys_outbox (
  id bigint primary key, tenant_id text not null, channel text not null, receiver text not null,
  content jsonb not null default '{}', setting text not null default '',
  created timestamptz not null default now(), sent timestamptz, failure text
);
alter table sys_outbox add column if not exists state text not null default 'waiting';
alter table sys_outbox add column if not exists tries integer not null default 0;
alter table sys_outbox add column if not exists next_try timestamptz;
create index if not exists sys_outbox_waiting_idx on sys_outbox (created) where sent is null;
create index if not exists sys_outbox_next_idx on sys_outbox (next_try nulls first, id) where state = 'waiting';
create table if not exists sys_job (
  name text primary key, due timestamptz not null, started timestamptz, ended timestamptz,
  done integer not null default 0, failure text
);
create table if not exists sys_file_unheld (name text primary key, since timestamptz not null, due timestamptz);
create table if not exists sys_second_factor (
  user_id bigint primary key, secret text not null, confirmed timestamptz, last_step bigint not null default 0,
  recovery text[] not null default '{}', failures integer not null default 0, failed timestamptz
);
alter table sys_session add column if not exists proven timestamptz;
alter table sys_session add column if not exists viewed_id bigint;
alter table sys_session add column if not exists viewed_roles text;
alter table sys_session add column if not exists view_until timestamptz;
create index if not exists sys_session_view_idx on sys_session (view_until) where viewed_id is not null;
create table if not exists sys_separation (
  tenant_id text primary key, is_on boolean not null default false, since timestamptz,
  wanted boolean, asked_by bigint, asked timestamptz
);
create table if not exists sys_camera (
  id bigint primary key, pan double precision not null, tilt double precision not null, zoom double precision not null,
  command text, since timestamptz, until timestamptz, presets jsonb not null default '[]'
);
alter table sys_camera add column if not exists halting text;
alter table sys_camera add column if not exists is_watched boolean not null default false;
create table if not exists sys_meeting (id bigint primary key, created timestamptz not null default now());
alter table sys_meeting add column if not exists empty_since timestamptz;
alter table sys_meeting add column if not exists recording_asked timestamptz;
create table if not exists sys_meeting_person (
  meeting bigint not null references sys_meeting on delete cascade, user_id bigint not null,
  answer text not null default 'called', called timestamptz not null default now(),
  peer text, server text, seen timestamptz,
  has_sound boolean not null default false, has_picture boolean not null default false,
  primary key (meeting, user_id)
);
create index if not exists sys_meeting_person_user_idx on sys_meeting_person (user_id, called);
create table if not exists sys_grid_change (
  id bigint primary key, tenant_id text not null, kind text not null, kept_id bigint not null, other_id bigint not null,
  before jsonb not null, after jsonb not null, records integer not null default 0, user_id bigint,
  time timestamptz not null default now(), undone timestamptz
);
create index if not exists sys_grid_change_kept_idx on sys_grid_change (kept_id);
create index if not exists sys_grid_change_other_idx on sys_grid_change (other_id);
create table if not exists sys_grid_moved (change_id bigint not null, path text not null, field text not null,
  record_id bigint not null, before text, after text, primary key (change_id, path, field, record_id));
create table if not exists sys_scale_group (tenant_id text not null, hmid bigint not null, quarter text not null,
  groups jsonb not null, made timestamptz not null, primary key (tenant_id, hmid, quarter));
create table if not exists sys_kpi_month (tenant_id text not null, month text not null, user_id bigint,
  time timestamptz not null, primary key (tenant_id, month));
alter table sys_kpi_month add column if not exists settings jsonb;
create table if not exists sys_kpi_line (tenant_id text not null, month text not null, report text not null,
  key text not null, figures jsonb not null, primary key (tenant_id, month, report, key));
create table if not exists sys_scale_link (
  offer_id bigint primary key, tenant_id text not null, hash text not null unique, user_id bigint,
  created timestamptz not null, expires timestamptz not null, sheets integer not null default 0
);
create table if not exists sys_scale_guest (
  hash text primary key, offer_id bigint not null, tenant_id text not null, record_id bigint,
  created timestamptz not null, expires timestamptz not null
);
create table if not exists sys_activity_code (activity_id bigint primary key, tenant_id text not null,
  code text not null unique);
alter table sys_activity_code add column if not exists secret text not null default gen_random_uuid()::text;
create index if not exists sys_scale_guest_offer_idx on sys_scale_guest (offer_id, created);
`;
