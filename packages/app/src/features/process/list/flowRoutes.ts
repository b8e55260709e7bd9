/** An entry of the dictionary `flow`: a category of processes and the form that its remark names. */
export interface FlowCategory {
  dictKey: string;
  dictValue: string;
  remark: string | null;
}

/**
 * The forms of processes by category (specification, section 3: routeKey and routeValue); categories without a form are
 * left out.
 */
export const flowRoutes = (categories: readonly FlowCategory[]): ReadonlyMap<string, string> =>
  new Map(
    categories.flatMap(({ dictKey, remark }) =>
      remark === '' || remark === null ? [] : [[`flow_${dictKey}`, remark] as const],
    ),
  );
