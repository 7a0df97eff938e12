import type { BannerConfiguration } from './configuration.ts';

/** Groups of configuration fields that are reviewed together. */
export const changeGroups = [
  'site',
  'look',
  'law',
  'services',
  'blocking',
  'signals',
  'tcf',
  'texts',
  'variants',
] as const;
export type ChangeGroup = (typeof changeGroups)[number];

export type Change = {
  readonly group: ChangeGroup;
  /** Path from the root of the configuration: `colours.button`, `texts.de.accept`, `services.{id}.purpose`. */
  readonly path: string;
  /** Undefined if the field was added. */
  readonly before: unknown;
  /** Undefined if the field was removed. */
  readonly after: unknown;
};

const groupOf: Record<keyof BannerConfiguration, ChangeGroup> = {
  languages: 'site',
  siteUrl: 'site',
  cookieDomain: 'site',
  log: 'site',
  reopen: 'look',
  reopenSide: 'look',
  position: 'look',
  scheme: 'look',
  colours: 'look',
  darkColours: 'look',
  radius: 'look',
  fontSize: 'look',
  fontFamily: 'look',
  logo: 'look',
  closeButton: 'look',
  css: 'look',
  markup: 'look',
  modal: 'law',
  regimes: 'law',
  exemptions: 'law',
  confirmations: 'law',
  months: 'law',
  gpc: 'law',
  services: 'services',
  blocking: 'blocking',
  signals: 'signals',
  tcf: 'tcf',
  texts: 'texts',
  variants: 'variants',
};

/**
 * Differences between two configurations, field by field, ordered by group. A list counts as one field, except services
 * and variants.
 */
export function whatChanged(before: BannerConfiguration, after: BannerConfiguration): readonly Change[] {
  const keys = Object.keys(groupOf) as (keyof BannerConfiguration)[]; // keys of the table
  return keys
    .flatMap((key) => differences(before[key], after[key], key).map((each) => ({ group: groupOf[key], ...each })))
    .sort((a, b) => changeGroups.indexOf(a.group) - changeGroups.indexOf(b.group));
}

function differences(before: unknown, after: unknown, path: string): readonly Omit<Change, 'group'>[] {
  const [one, other] = [fieldsOf(before, after), fieldsOf(after, before)];
  // Reported whole: an element that was added to a list or removed from it.
  const isWhole = !one || !other || (before === undefined ? keyOf(after) : after === undefined && keyOf(before));
  if (isWhole) return canonical(before) === canonical(after) ? [] : [{ path, before, after }];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(one[name], other[name], `${path}.${name}`));
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of an object, or of a list whose elements all have a unique id or name. A missing value or empty list has no
 * fields if the value it is compared with has some; undefined for everything else.
 */
function fieldsOf(value: unknown, compared: unknown): Fields | undefined {
  if (value === undefined)
    return typeof compared === 'object' && compared !== null && !Array.isArray(compared) ? {} : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return { ...value };
  if (value.length === 0)
    return Array.isArray(compared) && compared.length > 0 && fieldsOf(compared, []) ? {} : undefined;
  const named = value.map((each: unknown) => [keyOf(each), each] as const);
  const keys = new Set(named.map(([key]) => key));
  return keys.has(undefined) || keys.size < named.length ? undefined : Object.fromEntries(named);
}

function keyOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name }: { readonly id?: unknown; readonly name?: unknown } = value;
  if (typeof id === 'string') return id;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Canonical JSON: keys sorted by UTF-16 code unit and undefined values dropped, so equal values give equal text. The
 * input of hashes. @see RFC 8785, 3.2
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${fields.join(',')}}`;
}
