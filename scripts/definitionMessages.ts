const messageKeys = new Set(['label', 'recordName', 'help', 'unit', 'touches']);

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function collect(value: unknown, seen: Set<unknown>, found: Set<string>): void {
  const isList = Array.isArray(value);
  if ((!isList && !isPlain(value)) || seen.has(value)) return;
  seen.add(value);
  for (const [key, child] of Object.entries(value)) {
    if (messageKeys.has(key) && typeof child === 'string' && child !== '') found.add(child);
    collect(child, seen, found);
  }
}

/**
 * The texts that people read in the definitions a resource module exports: every label, help and unit, at any depth,
 * those of moves and of what moves ask too.
 */
export function definitionMessages(exported: Record<string, unknown>): string[] {
  const found = new Set<string>();
  for (const value of Object.values(exported)) {
    if (isPlain(value) && typeof value.path === 'string' && isPlain(value.fields)) collect(value, new Set(), found);
  }
  return [...found];
}

/** The names of the definitions that a resource module exports. */
export function definitionNames(exported: Record<string, unknown>): string[] {
  return Object.values(exported).flatMap((value) =>
    isPlain(value) && typeof value.path === 'string' && isPlain(value.fields) && typeof value.label === 'string'
      ? [value.label]
      : [],
  );
}

/** The templates of the record `ruleMessages` that the rules module exports. */
export function ruleTemplates(exported: Record<string, unknown>): string[] {
  const { ruleMessages } = exported;
  if (!isPlain(ruleMessages))
    throw new Error(
      'packages/api/src/rules.ts exports no record ruleMessages, so the messages of the ' +
        'rules cannot be translated. Export it as a record of text templates.',
    );
  return Object.values(ruleMessages).filter((template) => typeof template === 'string');
}

/** What is said of borders, as its module exports it. */
export function borderTemplates({ borderMessages }: Record<string, unknown>): string[] {
  if (!isPlain(borderMessages))
    throw new Error(
      'packages/api/src/map/borderMessages.ts exports no record borderMessages, so they cannot be ' +
        'translated. Export it.',
    );
  return Object.values(borderMessages).filter((template) => typeof template === 'string');
}

/** The names of areas, groups and pages that the areas module exports. */
export function areaMessages({ areas }: Record<string, unknown>): string[] {
  if (!isPlain(areas))
    throw new Error(
      'packages/api/src/areas.ts exports no record areas, so their names cannot be translated. Export it.',
    );
  const found = new Set<string>();
  collect(areas, new Set(), found);
  return [...found];
}

/** The names of permissions that their module exports. */
export function actionMessages({ actionNames }: Record<string, unknown>): string[] {
  if (!isPlain(actionNames))
    throw new Error(
      'packages/api/src/actionNames.ts exports no record actionNames, so they cannot be translated. Export it.',
    );
  return Object.values(actionNames).filter((name) => typeof name === 'string');
}

/** Why registers keep what is known of people, as their module exports it. */
export function purposeMessages({ purposes }: Record<string, unknown>): string[] {
  if (!isPlain(purposes))
    throw new Error(
      'packages/api/src/personalData.ts exports no record purposes, so they cannot be translated. Export it.',
    );
  return Object.values(purposes)
    .flatMap((one) => (isPlain(one) ? Object.values(one) : []))
    .filter((text) => typeof text === 'string');
}

/** The names, explanations and groups of parameters that their module exports. */
export function parameterMessages(exported: Record<string, unknown>): string[] {
  const { parameters, parameterGroups } = exported;
  if (!isPlain(parameters) || !isPlain(parameterGroups))
    throw new Error(
      'packages/api/src/parameters.ts exports no records parameters and parameterGroups, so their names ' +
        'cannot be translated. Export both.',
    );
  const found = new Set<string>();
  collect([parameters, parameterGroups], new Set(), found);
  return [...found];
}
