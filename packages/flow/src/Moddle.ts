/** An element of a BPMN file as bpmn-moddle reads it, in the designer and on the server. */
export interface Moddle {
  readonly $type: string;
  readonly $parent?: Moddle;
  /** The value of an attribute or part; undefined for none. */
  get: (name: string) => unknown;
}

/** Whether a value is an element. */
export const isModdle = (value: unknown): value is Moddle =>
  typeof value === 'object' && value !== null && '$type' in value && 'get' in value;

/**
 * The elements of a part that holds several. Reads the property itself, since `get` would add an empty list to the
 * element.
 */
export const partsOf = (element: Moddle, name: string): Moddle[] => {
  const parts: unknown = Reflect.get(element, name);
  return Array.isArray(parts) ? (parts as unknown[]).filter(isModdle) : [];
};

/** The element of a part that holds one. */
export const partOf = (element: Moddle, name: string): Moddle | null => {
  const part = element.get(name);
  return isModdle(part) ? part : null;
};

/** An attribute as text; '' for none. */
export const textOf = (element: Moddle | null, name: string): string => {
  const value = element?.get(name);
  return typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
};
