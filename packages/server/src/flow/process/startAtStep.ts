interface Flow {
  sourceId?: string;
  targetId?: string;
}

interface Whole {
  activities: { id: string; type: string; name?: string; parent?: { id?: string } }[];
  sequenceFlows: Flow[];
  processes: { id: string }[];
}

/**
 * A process whose start leads straight to one of its own steps: it is run once to stand there, and goes on from its
 * state as the process itself.
 * Null when the step is not one of the process's own (those of sub-processes cannot be led to).
 */
export function startAtStep(parsed: string, activityId: string): string | null {
  const whole = JSON.parse(parsed) as Whole;
  const isOwn = (id: string | undefined) =>
    whole.activities.some(
      (activity) => activity.id === id && whole.processes.some((process) => process.id === activity.parent?.id),
    );
  const starts = whole.activities.filter(({ id, type }) => type === 'bpmn:StartEvent' && isOwn(id)).map(({ id }) => id);
  const [first] = whole.sequenceFlows.filter(({ sourceId }) => sourceId !== undefined && starts.includes(sourceId));
  if (!isOwn(activityId) || first === undefined) return null;
  const sequenceFlows = whole.sequenceFlows
    .filter((flow) => flow === first || flow.sourceId === undefined || !starts.includes(flow.sourceId))
    .map((flow) => (flow === first ? { ...flow, targetId: activityId } : flow));
  return JSON.stringify({ ...whole, sequenceFlows });
}
