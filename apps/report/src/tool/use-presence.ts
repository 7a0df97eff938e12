import { useEffect, useRef } from 'react';

/** How often the server hears that somebody works here, in milliseconds. */
const toldEvery = 5 * 60_000;

type Presence = {
  /** Whether the tool is open, and locks. */
  readonly isOpen: boolean;
  /** After so many seconds without a key or click. */
  readonly idleSeconds: number;
  readonly onIdle: () => void;
  /** Somebody still works: typing alone sends nothing, and must not end the session. */
  readonly onPresent: () => void;
};

/** Sees whether somebody types or clicks. */
export function usePresence({ isOpen, idleSeconds, ...calls }: Presence): void {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  useEffect(() => {
    let last = Date.now();
    let told = last;
    const isLeft = (now: number) => now - last >= idleSeconds * 1000;
    const touch = () => {
      const now = Date.now();
      // The first key after a laptop slept locks, too.
      if (isOpen && isLeft(now)) return latest.current.onIdle();
      last = now;
      return undefined;
    };
    // A laptop that slept is idle, too: the clock is read, not counted.
    const timer = setInterval(() => {
      const now = Date.now();
      // Without keys, nobody works here: a locked page keeps no session alive.
      if (!isOpen) return undefined;
      if (isLeft(now)) return latest.current.onIdle();
      if (last <= told || now - told < toldEvery) return undefined;
      told = now;
      return latest.current.onPresent();
    }, 5000);
    const events = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
    for (const event of events) addEventListener(event, touch, { passive: true });
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, touch);
    };
  }, [isOpen, idleSeconds]);
}
