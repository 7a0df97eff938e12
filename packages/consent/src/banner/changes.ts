import type { BannerConfiguration } from './configuration.ts';

/** Parts of a configuration that are looked at together. */
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
  /** From the root of the configuration: `colours.button`, `texts.de.accept`, `services.{id}.purpose`. */
  readonly path: string;
  /** Undefined: it was not there. */
  readonly before: unknown;
  /** Undefined: it is gone. */
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

/** What differs between two configurations, field by field, group by group. Lists are fields, but for services and variants. */
export function whatChanged(before: BannerConfiguration, after: BannerConfiguration): readonly Change[] {
  const keys = Object.keys(groupOf) as (keyof BannerConfiguration)[]; // the table's own keys
  return keys
    .flatMap((key) => differences(before[key], after[key], key).map((each) => ({ group: groupOf[key], ...each })))
    .sort((a, b) => changeGroups.indexOf(a.group) - changeGroups.indexOf(b.group));
}

function differences(before: unknown, after: unknown, path: string): readonly Omit<Change, 'group'>[] {
  const [one, other] = [fieldsOf(before, after), fieldsOf(after, before)];
  // What came or went of a list is told whole.
  const isWhole = !one || !other || (before === undefined ? keyOf(after) : after === undefined && keyOf(before));
  if (isWhole) return canonical(before) === canonical(after) ? [] : [{ path, before, after }];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differences(one[name], other[name], `${path}.${name}`));
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object, or of a list of things that have an id or a name. Nothing has as many as it is compared with. */
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
 * JSON with the keys of every object in order and without what is undefined: the same meaning, the same text. What a
 * hash is made of. Keys are compared as UTF-16. @see RFC 8785, 3.2
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
