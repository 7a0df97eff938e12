import type { FoundTracker, LifetimeUnit } from '@app/contract';

const [minute, hour, day, year] = [60, 3600, 86_400, 365 * 86_400];

type Period = { readonly amount: number; readonly unit: LifetimeUnit };

/**
 * Seconds in a common unit without rounding them much: years if they are whole to within a day, otherwise days; below two days
 * hours, and so on. A measured lifetime is slightly shorter than the intended one, because seconds passed.
 */
export function periodOf(seconds: number): Period {
  const years = Math.round(seconds / year);
  if (years > 0 && Math.abs(seconds - years * year) <= years * day) return { amount: years, unit: 'year' };
  if (seconds >= 2 * day - minute) return { amount: Math.round(seconds / day), unit: 'day' };
  if (Math.abs(seconds - day) <= minute) return { amount: 1, unit: 'day' };
  if (seconds >= 2 * hour - minute) return { amount: Math.round(seconds / hour), unit: 'hour' };
  if (seconds >= minute) return { amount: Math.round(seconds / minute), unit: 'minute' };
  return { amount: Math.max(1, Math.round(seconds)), unit: 'second' };
}

/** The lifetime of a tracker in the terms of documents; `tab`: as long as the tab is open. */
export function lifetimeOf({ area, lifetime }: FoundTracker): Period | 'session' | 'tab' | 'indefinite' | 'unknown' {
  if (area === 'session') return 'tab';
  if (area === 'local') return 'indefinite';
  if (lifetime === undefined) return 'unknown';
  return lifetime === null ? 'session' : periodOf(lifetime);
}
