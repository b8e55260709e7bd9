import { ratedColumn, ratedTrigger } from './ratedEvents.ts';

/**
 * Indexes that no definition asks for, by the path of the register: those of expressions that reports look for, and
 * those that hold all columns that reports count, so that they need not read the far wider rows; with what keeps a
 * column of theirs that no definition has.
 */
export const furtherIndexes: Readonly<Record<string, readonly string[]>> = {
  'event/event': [
    ratedColumn,
    'drop index if exists event_event_figures_idx',
    `create index if not exists event_event_counted_idx on event_event (tenant_id, report_time)
      include (id, category_id, gridding_id, grid_member_id, handle_dept_id, handle_user_id, create_user, create_dept,
        deadline, finish_time, event_status, event_type, eventfrom, lng, lat, rated)
      where is_deleted = 0 and event_status not in ('0', '8')`,
    // In the order in which ratings refer to events, so that both are read side by side.
    `create index if not exists event_event_rated_idx on event_event (id)
      include (report_time, gridding_id, grid_member_id, handle_dept_id, handle_user_id, create_user, create_dept,
        deadline, finish_time, tenant_id, event_status, event_type)
      where is_deleted = 0`,
  ],
  'event/eventevaluate': [
    ratedTrigger,
    `create index if not exists event_eventevaluate_figures_idx on event_eventevaluate (event_id)
      include (tenant_id, satisfaction, speed_score, quality_score, attitude_score, is_solved, evaluate_time)
      where is_deleted = 0`,
    `create index if not exists event_eventevaluate_bad_idx on event_eventevaluate (event_id)
      where (satisfaction in ('1', '2') or is_solved = 0) and is_deleted = 0`,
  ],
  'grid/gridmemberwork': [
    `create index if not exists grid_gridmemberwork_figures_idx on grid_gridmemberwork
      (tenant_id, work_date) include (grid_member_id, service_count, gridding_id, create_user, create_dept)
      where is_deleted = 0`,
  ],
  'grid/gridmembervisitwork': [
    `create index if not exists grid_gridmembervisitwork_figures_idx on grid_gridmembervisitwork
      (tenant_id, visit_time) include (grid_member_id, gridding_id, create_user, create_dept) where is_deleted = 0`,
  ],
  // Files are looked up by name each time they are served, and counted by person and day each time one is uploaded.
  'blade-resource/attach': [
    'create index if not exists blade_resource_attach_file_idx on blade_resource_attach (name)',
    `create index if not exists blade_resource_attach_uploads_idx on blade_resource_attach (create_user, create_time)
      include (attach_size)`,
  ],
  // Steps back in the course of events are few, and supervision asks for them alone.
  'event/eventprocess': [
    `create index if not exists event_eventprocess_back_idx on event_eventprocess (event_id)
      where from_status || to_status in ('21', '32', '43') and is_deleted = 0`,
  ],
};
