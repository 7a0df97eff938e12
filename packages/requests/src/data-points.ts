/** Facts that a controller may hold about somebody, and that few others know. `own`: one that the team names. */
export const dataPointKinds = [
  'customer-number',
  'order-number',
  'invoice-number',
  'invoice-amount',
  'postal-code',
  'birth-date',
  'phone',
  'account-end',
  'own',
] as const;
export type DataPointKind = (typeof dataPointKinds)[number];

/** A fact that a requester is asked for. */
export type DataPoint =
  | { readonly kind: Exclude<DataPointKind, 'own'> }
  | { readonly kind: 'own'; readonly label: string };

/**
 * A data point as it is compared, so that `DE-4711 ` and `de4711` are the same: letters and digits alone, in lowercase (Unicode
 * NFKC). Of a phone number the last eight digits, whatever stands before them. Empty: nothing is left to compare.
 */
export function comparedValue(kind: DataPointKind, value: string): string {
  const bare = value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (kind === 'phone') return bare.replace(/\D/g, '').slice(-8);
  return kind === 'invoice-amount' ? bare.replace(/\D/g, '') : bare;
}
