type Words = ReadonlyMap<string, string>;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Steps of an event as they stand on paper, in words; empty where the event has none. */
export function courseRows(steps: unknown, actions: Words, states: Words): Record<string, string>[] {
  if (!Array.isArray(steps)) return [];
  return (steps as Readonly<Record<string, unknown>>[]).map((step) => {
    const [from, to] = [step['fromStatus'], step['toStatus']].map((state) => states.get(textOf(state)) ?? '');
    return {
      operateTime: textOf(step['operateTime']),
      actionName: actions.get(textOf(step['actionName'])) ?? textOf(step['actionName']),
      toStatus: from === '' || from === to ? (to ?? '') : `${from} → ${to ?? ''}`,
      operateUser: textOf(step['operateUserIdName']),
      operateDept: textOf(step['operateDeptIdName']),
      opinion: textOf(step['opinion']),
      next: [step['nextDeptIdName'], step['nextUserIdName']].map(textOf).filter(Boolean).join(' '),
    };
  });
}
