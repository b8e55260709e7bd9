import { useState } from 'react';

/** The same object as long as the values in it are equal, so that what is drawn of it is not drawn again. */
export function useSame<T extends Readonly<Record<string, string>>>(values: T): T {
  const [kept, setKept] = useState(values);
  const isSame =
    Object.keys(kept).length === Object.keys(values).length &&
    Object.entries(values).every(([name, value]) => kept[name] === value);
  if (isSame) return kept;
  setKept(values);
  return values;
}
