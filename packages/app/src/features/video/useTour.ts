import { useEffect, useRef, useState } from 'react';

/** Goes from stop to stop while it runs and the page is seen: `onStop` is called with the number of each. */
export function useTour(onStop: (stop: number) => void) {
  const [seconds, setSeconds] = useState(0);
  const latest = useRef(onStop);
  useEffect(() => {
    latest.current = onStop;
  });
  useEffect(() => {
    if (seconds === 0) return undefined;
    let stop = 0;
    latest.current(stop);
    const timer = setInterval(() => {
      if (document.hidden) return;
      stop += 1;
      latest.current(stop);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return { seconds, begin: setSeconds, end: () => setSeconds(0) };
}
