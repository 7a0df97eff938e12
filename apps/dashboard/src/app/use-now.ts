import { useEffect, useState } from 'react';

/** The current time in milliseconds, updated every minute, so that "current hour" follows the clock and not each render. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
