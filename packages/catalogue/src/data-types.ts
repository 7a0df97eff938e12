/**
 * Kinds of personal data. `tcf` is the number of the data category in the IAB Global Vendor List, if it has one; the others are
 * ours, because that list covers only advertising.
 */
export const dataTypes = {
  'ip-address': { tcf: 1 },
  'device-characteristics': { tcf: 2 },
  'device-identifiers': { tcf: 3 },
  'probabilistic-identifiers': { tcf: 4 },
  'authentication-derived-identifiers': { tcf: 5 },
  'browsing-and-interaction-data': { tcf: 6 },
  'user-provided-data': { tcf: 7 },
  'non-precise-location': { tcf: 8 },
  'precise-location': { tcf: 9 },
  'user-profiles': { tcf: 10 },
  'privacy-choices': { tcf: 11 },
  trackers: {},
  'usage-data': {},
  name: {},
  email: {},
  phone: {},
  'postal-address': {},
  company: {},
  'payment-data': {},
  'purchase-history': {},
  credentials: {},
  'social-profile': {},
  messages: {},
  'audio-video': {},
  'application-data': {},
  language: {},
} as const satisfies Record<string, { readonly tcf?: number }>;
export type DataTypeId = keyof typeof dataTypes;

export const dataTypeIds = Object.keys(dataTypes) as readonly DataTypeId[]; // `keyof` of the table above

export function isDataType(id: string): id is DataTypeId {
  return Object.hasOwn(dataTypes, id);
}
