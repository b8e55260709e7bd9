import { LOG_AGE } from '../../logs/retention.ts';
import { type MessageDescriptor, say } from '../../words/say.ts';

/** Old records that the server deletes by itself. */
export interface Retention {
  id: string;
  title: MessageDescriptor;
  /** Path of the register whose records are deleted; '' for logs. */
  path: string;
  /** System parameter with the months; '' where they are fixed. */
  parameter: string;
  /** The months that hold without a parameter; 0 keeps records. */
  months: number;
  /** Table with the columns `tenant_id` and of the time that counts. */
  table: string;
  time: string;
  /** What else has to hold of a row `t`. */
  where: string;
}

const logs = { path: '', parameter: '', months: Number.parseInt(LOG_AGE, 10), time: 'create_time', where: 'true' };

/** The rules in order; those without a parameter are kept by the sweep of old logs. */
export const retentionRules: readonly Retention[] = [
  {
    id: 'track',
    title: say`网格员轨迹`,
    path: 'grid/gridmembertrajectory',
    parameter: 'retention.trackMonths',
    months: 0,
    table: 'grid_gridmembertrajectory',
    time: 'locate_time',
    where: 'true',
  },
  {
    id: 'scan',
    title: say`网格扫码记录`,
    path: 'blade-gridScancode/gridScancode',
    parameter: 'retention.scanMonths',
    months: 0,
    table: 'blade_gridscancode_gridscancode',
    time: 'scan_time',
    where: 'event_id is null',
  },
  {
    id: 'bin',
    title: say`已删除的人口`,
    path: 'source/populationinfo',
    parameter: 'retention.binMonths',
    months: 0,
    table: 'source_populationinfo',
    time: 'update_time',
    where: 'is_deleted = 1',
  },
  { id: 'api', title: say`接口日志`, table: 'blade_log_api', ...logs },
  { id: 'usual', title: say`通用日志`, table: 'blade_log_usual', ...logs },
  { id: 'error', title: say`错误日志`, table: 'blade_log_error', ...logs },
];
