import { bitsOf } from './tc-string.ts';

/** A purpose, a feature or a data category, whose exact wording must be shown (RULES T10). */
export type ListItem = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly illustrations: readonly string[];
};

/** Several purposes and special features under one name. For the bits, see `bitsOf`. */
export type Stack = ListItem & { readonly purposes: number; readonly specialFeatures: number };

/** All texts of one language. */
export type ListTexts = {
  readonly purposes: readonly ListItem[];
  readonly specialPurposes: readonly ListItem[];
  readonly features: readonly ListItem[];
  readonly specialFeatures: readonly ListItem[];
  readonly stacks: readonly Stack[];
  readonly dataCategories: readonly ListItem[];
  /** Texts for places in the interface, keyed by the place: `features` since TCF 2.4. */
  readonly standard: Readonly<Record<string, string>>;
};

/**
 * A vendor. Purposes, special purposes, features and data categories are 24-bit fields, special features are a 12-bit field.
 */
export type Vendor = {
  readonly id: number;
  readonly name: string;
  /** Purposes based on consent. */
  readonly purposes: number;
  /** Purposes based on legitimate interest. */
  readonly interests: number;
  /** Purposes whose legal basis the publisher may choose. */
  readonly flexible: number;
  readonly specialPurposes: number;
  readonly features: number;
  readonly specialFeatures: number;
  readonly data: number;
  readonly retention: Retention;
  /** Lifetime of the longest-lived cookie, in seconds; null if not stated. */
  readonly cookieSeconds: number | null;
  readonly cookies: boolean;
  readonly cookieRefresh: boolean;
  readonly otherStorage: boolean;
  readonly urls: readonly VendorUrl[];
  /** URL where it discloses what it stores on devices. */
  readonly storage: string;
  /** Removed from the list: must be neither shown nor asked for. */
  readonly deleted: boolean;
};

/** Retention in days. */
export type Retention = {
  readonly standard: number | null;
  readonly purposes: Readonly<Record<string, number>>;
  readonly specialPurposes: Readonly<Record<string, number>>;
};

export type VendorUrl = { readonly language: string; readonly policy: string; readonly interests: string };

/** The vendor list of IAB Europe. @see Global Vendor List, specification version 3 */
export type VendorList = {
  readonly version: number;
  /** The policy version, currently 4 or 5. */
  readonly policy: number;
  /** ISO 8601, as the list states it. */
  readonly updated: string;
  readonly texts: ListTexts;
  readonly vendors: readonly Vendor[];
};

/** `at` is the path of the invalid value, such as `vendors.12.purposes`. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly at: string };

/** Policy versions that this program supports. */
export const knownPolicies: readonly number[] = [4, 5];
const oldestPolicy = 4;

class Wrong extends Error {}

/** Validates a downloaded `vendor-list.json`, and keeps the parts that are needed. */
export function parseVendorList(json: unknown): Parsed<VendorList> {
  return parsed(() => {
    const list = record(json, '');
    if (list['gvlSpecificationVersion'] !== 3) throw new Wrong('gvlSpecificationVersion');
    const texts = textsOf(list);
    const vendors = entries(list['vendors'], 'vendors').map(([path, one]) => vendorOf(one, path));
    if (vendors.length === 0) throw new Wrong('vendors');
    const highest = Math.max(...texts.purposes.map(({ id }) => id));
    const known = bitsOf(
      texts.purposes.map(({ id }) => id),
      24,
    );
    for (const { id, purposes, interests } of vendors) {
      if (((purposes | interests) & ~known) !== 0 || (purposes & interests) !== 0) throw new Wrong(`vendors.${id}`);
    }
    const policy = whole(list['tcfPolicyVersion'], 'tcfPolicyVersion', oldestPolicy, 63);
    if (highest < 10) throw new Wrong('purposes');
    const updated = text(list['lastUpdated'], 'lastUpdated');
    if (Number.isNaN(Date.parse(updated))) throw new Wrong('lastUpdated');
    return { version: whole(list['vendorListVersion'], 'vendorListVersion', 1, 4095), policy, updated, texts, vendors };
  });
}

/** Validates a downloaded `purposes-{language}.json`. */
export function parseTranslation(json: unknown): Parsed<ListTexts> {
  return parsed(() => textsOf(record(json, '')));
}

/** Whether a translation is complete: only then is it shown instead of the English texts. */
export function isWholeTranslation(list: VendorList, texts: ListTexts): boolean {
  const kinds = ['purposes', 'specialPurposes', 'features', 'specialFeatures', 'stacks', 'dataCategories'] as const;
  const same = kinds.every((kind) => {
    const there = new Map(texts[kind].map((item) => [item.id, item]));
    return list.texts[kind].every(
      ({ id, illustrations }) => there.get(id)?.illustrations.length === illustrations.length,
    );
  });
  return same && Object.keys(list.texts.standard).every((place) => texts.standard[place] !== undefined);
}

/** Whether the list is fictitious: the texts of `test-list.ts` say so themselves. A banner that uses one shows a ribbon. */
export function isTestList({ texts }: Pick<VendorList, 'texts'>): boolean {
  return texts.purposes.some(({ name }) => name.startsWith('[TEST '));
}

/** Vendors that may be shown, sorted by ID in ascending order. */
export function liveVendors(list: VendorList): readonly Vendor[] {
  return list.vendors.filter(({ deleted }) => !deleted).toSorted((one, other) => one.id - other.id);
}

function textsOf(list: Readonly<Record<string, unknown>>): ListTexts {
  const items = (kind: string) => entries(list[kind], kind).map(([path, one]) => itemOf(one, path));
  const stacks = entries(list['stacks'], 'stacks').map(([path, one]) => ({
    ...itemOf(one, path),
    purposes: bits(one['purposes'], `${path}.purposes`, 24),
    specialFeatures: bits(one['specialFeatures'], `${path}.specialFeatures`, 12),
  }));
  const standard = Object.entries(record(list['standardTexts'] ?? {}, 'standardTexts')).map(
    ([place, one]) => [place, text(one, `standardTexts.${place}`)] as const,
  );
  return {
    purposes: items('purposes'),
    specialPurposes: items('specialPurposes'),
    features: items('features'),
    specialFeatures: items('specialFeatures'),
    stacks,
    dataCategories: items('dataCategories'),
    standard: Object.fromEntries(standard),
  };
}

function itemOf(one: Readonly<Record<string, unknown>>, path: string): ListItem {
  const illustrations = array(one['illustrations'] ?? [], `${path}.illustrations`);
  return {
    id: whole(one['id'], `${path}.id`, 1, 99),
    name: text(one['name'], `${path}.name`),
    description: text(one['description'], `${path}.description`),
    illustrations: illustrations.map((each) => text(each, `${path}.illustrations`)),
  };
}

function vendorOf(one: Readonly<Record<string, unknown>>, path: string): Vendor {
  const of = (field: string, width: 12 | 24) => bits(one[field] ?? [], `${path}.${field}`, width);
  const retention = record(one['dataRetention'] ?? {}, `${path}.dataRetention`);
  const standard = retention['stdRetention'];
  const seconds = one['cookieMaxAgeSeconds'];
  const days = (field: string) => daysOf(retention[field] ?? {}, `${path}.dataRetention.${field}`);
  return {
    id: whole(one['id'], `${path}.id`, 1, 65_535),
    name: text(one['name'], `${path}.name`),
    purposes: of('purposes', 24),
    interests: of('legIntPurposes', 24),
    flexible: of('flexiblePurposes', 24),
    specialPurposes: of('specialPurposes', 24),
    features: of('features', 24),
    specialFeatures: of('specialFeatures', 12),
    data: categories(one['dataDeclaration'] ?? [], `${path}.dataDeclaration`),
    retention: {
      standard: typeof standard === 'number' ? standard : null,
      purposes: days('purposes'),
      specialPurposes: days('specialPurposes'),
    },
    cookieSeconds: typeof seconds === 'number' ? seconds : null,
    cookies: one['usesCookies'] === true,
    cookieRefresh: one['cookieRefresh'] === true,
    otherStorage: one['usesNonCookieAccess'] === true,
    urls: array(one['urls'] ?? [], `${path}.urls`).map((each) => urlOf(record(each, `${path}.urls`))),
    storage: address(one['deviceStorageDisclosureUrl']),
    deleted: typeof one['deletedDate'] === 'string',
  };
}

function urlOf(one: Readonly<Record<string, unknown>>): VendorUrl {
  const language = one['langId'];
  return {
    language: typeof language === 'string' ? language : 'en',
    policy: address(one['privacy']),
    interests: address(one['legIntClaim']),
  };
}

/** Vendors write their own URLs: only those of web pages become links. */
function address(value: unknown): string {
  return typeof value === 'string' && /^https?:\/\/[^\s"'<>]{1,2000}$/.test(value) ? value : '';
}

function daysOf(value: unknown, path: string): Readonly<Record<string, number>> {
  const pairs = Object.entries(record(value, path));
  return Object.fromEntries(pairs.filter((pair): pair is [string, number] => typeof pair[1] === 'number'));
}

function parsed<T>(parse: () => T): Parsed<T> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, at: error.message };
    throw error;
  }
}

function record(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Wrong(path);
  return value as Readonly<Record<string, unknown>>; // an object that is not an array has such fields
}

function entries(value: unknown, path: string): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  return Object.entries(record(value, path)).map(([key, one]) => [`${path}.${key}`, record(one, `${path}.${key}`)]);
}

function array(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(path);
  return value;
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.length > 20_000) throw new Wrong(path);
  return value;
}

function whole(value: unknown, path: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) throw new Wrong(path);
  return value;
}

/** Ignores categories that do not exist: some vendors declare them, and they must not make the whole list unusable. */
function categories(value: unknown, path: string): number {
  const ids = array(value, path).filter(
    (id): id is number => Number.isInteger(id) && Number(id) >= 1 && Number(id) <= 24,
  );
  return bitsOf(ids, 24);
}

function bits(value: unknown, path: string, width: 12 | 24): number {
  return bitsOf(
    array(value, path).map((id) => whole(id, path, 1, width)),
    width,
  );
}
