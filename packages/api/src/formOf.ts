/** The body of a `multipart` call: files as they are, lists part by part, without what has no value. */
export const formOf = (input: unknown): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(key, part);
      else if (part !== undefined && part !== null) form.append(key, String(part));
    }
  }
  return form;
};
