import { useState } from 'react';

/** The same value as long as the plain data in it are equal, so that what is drawn of it is not drawn again. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
