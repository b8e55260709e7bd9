/** Name under which a process knows who started it: what its start event says, `applyUser` without. */
export function initiatorOf(parsed: string): string {
  const { activities } = JSON.parse(parsed) as { activities: { type: string; behaviour?: { initiator?: string } }[] };
  return activities.find(({ type }) => type === 'bpmn:StartEvent')?.behaviour?.initiator ?? 'applyUser';
}
