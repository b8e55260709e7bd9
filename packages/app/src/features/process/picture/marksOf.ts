import type { BladeFlow } from '@lattice/api/resources/blade-flow/work';
import type { FlowMark } from '@lattice/ui/FlowViewer';
import { refusalOf } from './refusalOf.ts';

const isNotAgreed = ({ historyActivityType, endTime, pass, comment }: BladeFlow) =>
  historyActivityType === 'userTask' && endTime !== '' && !pass && comment !== '';

/** What happened in a process as the diagram shows it, in the order of the server. */
export const marksOf = (flow: readonly BladeFlow[]): FlowMark[] =>
  flow.map((line, at) => {
    const refusal = isNotAgreed(line) ? refusalOf(flow, at) : 'disagreed';
    return {
      activityId: line.historyActivityId,
      activityType: line.historyActivityType,
      endTime: line.endTime,
      who: line.assigneeName,
      time: line.endTime || line.createTime,
      opinion: line.comment,
      isRefused: refusal === 'refused',
      isReturned: refusal === 'returned',
    };
  });
