export type Step = 'hour' | 'day' | 'month';

const hour = 3_600_000;
const day = 24 * hour;

/** So many calendar months before, at the same time of day; where the month lacks the day, its last. */
export function monthsBefore(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCMonth(result.getUTCMonth() - months);
  // setUTCMonth turns 31 February into 3 March: step back to the end of the month meant.
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0);
  return result;
}

/** The first of the hour, day or month in UTC that a moment lies in. */
export function floorTo(step: Step, moment: Date): Date {
  const milliseconds = moment.getTime();
  if (step === 'month') return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
  const length = step === 'hour' ? hour : day;
  return new Date(Math.floor(milliseconds / length) * length);
}

/** The first moment of a whole step that is no earlier. */
export function ceilTo(step: Step, moment: Date): Date {
  const floor = floorTo(step, moment);
  if (floor.getTime() === moment.getTime()) return floor;
  if (step === 'month') return new Date(Date.UTC(floor.getUTCFullYear(), floor.getUTCMonth() + 1, 1));
  return new Date(floor.getTime() + (step === 'hour' ? hour : day));
}

/** The first id of a UUIDv7 of that moment. */
export function firstIdAt(moment: Date): string {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/**
 * Months that consents of a person are kept after their last word, where the owner said nothing: as long as a consent
 * is taken for one without another word, and five years in which it may have to be proved (RULES C14). No law says how
 * long a consent to a form holds; three years since the last word is the longest that authorities speak of.
 */
export const usualRetention = 36 + 60;
