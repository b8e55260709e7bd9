import { useState } from 'react';

/**
 * Whether pointer or focus have come to an element, with the listeners that notice it: what only they can reach is made
 * then.
 */
export function useApproach() {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  return { isNear, come, listeners: isNear ? {} : { onPointerEnter: come, onFocus: come } };
}
