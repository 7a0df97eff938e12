import { useEffect, useState } from 'react';

/** The time now in milliseconds, to the minute: so that "current hour" goes on with the clock, and not with each drawing. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
