import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import type { FlowMark } from '@lattice/ui/FlowViewer';

/** What happened in a process as the diagram shows it, in the order of the server. */
export const marksOf = (flow: readonly BladeFlow[]): FlowMark[] =>
  flow.map((line) => ({
    activityId: line.historyActivityId, activityType: line.historyActivityType, endTime: line.endTime, who: line.assigneeName, time: line.endTime || line.createTime, opinion: line.comment,
    isRefused: line.historyActivityType === 'userTask' && line.endTime !== '' && !line.pass && line.comment !== '',
  }));
