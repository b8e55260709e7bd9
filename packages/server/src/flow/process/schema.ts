/** Tables of the workflow; run at start, before the first call. A deployment cannot go while instances stand on it. */
export const flowSchema = `
create table if not exists wf_deployment (
  id bigint primary key, tenant_id text not null, name text not null, category text not null default '',
  create_user bigint, created timestamptz not null
);
create table if not exists wf_definition (
  id bigint primary key, deployment_id bigint not null references wf_deployment on delete cascade,
  tenant_id text not null, key text not null, version integer not null, name text not null,
  description text not null default '',
  category text not null default '', resource_name text not null, xml text not null, parsed text not null,
  suspended boolean not null default false, created timestamptz not null, unique (tenant_id, key, version)
);
create index if not exists wf_definition_deployment_idx on wf_definition (deployment_id);
create table if not exists wf_instance (
  id bigint primary key, tenant_id text not null, definition_id bigint not null references wf_definition,
  business_table text not null default '', business_id bigint, variables jsonb not null default '{}', state jsonb,
  status text not null default 'running', suspended boolean not null default false, start_user bigint,
  start_time timestamptz not null, end_time timestamptz, delete_reason text, urged timestamptz,
  rev integer not null default 1, engine_version text not null
);
alter table wf_instance add column if not exists incident jsonb;
create index if not exists wf_instance_definition_idx on wf_instance (definition_id);
create index if not exists wf_instance_business_idx on wf_instance (business_table, business_id);
create index if not exists wf_instance_sent_idx on wf_instance (start_user, id desc);
create index if not exists wf_instance_tenant_idx on wf_instance (tenant_id, id desc);
create index if not exists wf_instance_running_idx on wf_instance (tenant_id, id desc) where status = 'running';
create index if not exists wf_instance_suspended_idx on wf_instance (id) where suspended;
create table if not exists wf_task (
  id bigint primary key, tenant_id text not null, instance_id bigint not null references wf_instance on delete cascade,
  parent_id bigint references wf_task on delete cascade, execution_id text not null, activity_id text not null,
  name text not null,
  form_key text not null default '', assignee bigint, owner bigint, priority integer not null default 50,
  due timestamptz, created timestamptz not null, claim_time timestamptz, end_time timestamptz, outcome text,
  comment text not null default '', pass boolean
);
create index if not exists wf_task_instance_idx on wf_task (instance_id);
create index if not exists wf_task_parent_idx on wf_task (parent_id) where parent_id is not null;
create index if not exists wf_task_todo_idx on wf_task (assignee, id desc) where end_time is null;
create index if not exists wf_task_done_idx on wf_task (assignee, id desc) where end_time is not null;
create index if not exists wf_task_unclaimed_idx on wf_task (id) where end_time is null and assignee is null;
create table if not exists wf_candidate (task_id bigint not null references wf_task on delete cascade,
  kind text not null, value text not null, primary key (task_id, kind, value));
create index if not exists wf_candidate_value_idx on wf_candidate (kind, value, task_id);
create table if not exists wf_hist (
  id bigint primary key, instance_id bigint not null references wf_instance on delete cascade,
  activity_id text not null, activity_name text not null default '', activity_type text not null,
  execution_id text not null default '', task_id bigint,
  start_time timestamptz not null, end_time timestamptz
);
create index if not exists wf_hist_instance_idx on wf_hist (instance_id, id);
create table if not exists wf_job (id bigint primary key, instance_id bigint not null references wf_instance
  on delete cascade, execution_id text not null, activity_id text not null, due timestamptz not null,
tries integer not null default 0, failure text);
create index if not exists wf_job_due_idx on wf_job (due);
create index if not exists wf_job_instance_idx on wf_job (instance_id);
create table if not exists wf_comment (id bigint primary key, instance_id bigint not null references wf_instance
  on delete cascade, task_id bigint, user_id bigint, time timestamptz not null, type text not null,
message text not null);
create index if not exists wf_comment_instance_idx on wf_comment (instance_id, id);
create table if not exists wf_model (
  id bigint primary key, tenant_id text not null, model_key text not null, name text not null,
  description text not null default '', xml text not null, version integer not null default 1,
  model_comment text not null default '',
  created timestamptz not null, created_by bigint, last_updated timestamptz not null, last_updated_by bigint
);
create unique index if not exists wf_model_key on wf_model (tenant_id, model_key);
`;
