import { leave } from '@lattice/api/resources/blade-desk/process/leave';
import { handle } from '../../../handle.ts';

/** Answers of 请假: days count in halves of twelve hours. */
export const handlers = handle(leave, {}, { leaveDays: 'ceil(extract(epoch from t.end_time - t.start_time) / 43200) / 2' });
