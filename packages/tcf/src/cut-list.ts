import { shownVendors } from './grant.ts';
import { asksUnder, type Asks, type WantedRestriction } from './restrictions.ts';
import type { ListItem, ListTexts, Retention, Stack, Vendor, VendorList, VendorUrl } from './vendor-list.ts';

/** Bit fields, one column each, and their widths. */
const fields = [
  ['purposes', 24],
  ['interests', 24],
  ['flexible', 24],
  ['specialPurposes', 24],
  ['features', 24],
  ['specialFeatures', 12],
  ['data', 24],
] as const;

/** `[id, name, description, ...illustrations]`; for stacks `[id, name, description, purposes, special features]`. */
type CutItem = readonly [id: number, name: string, description: string, ...illustrations: string[]];
type CutStack = readonly [id: number, name: string, description: string, purposes: number, specialFeatures: number];

/**
 * A vendor list in the form browsers receive it: the vendors of one site, texts in one language, without texts that none of
 * these vendors needs. Columns instead of objects, so that each field name occurs once.
 */
export type CutList = {
  readonly version: number;
  readonly policy: number;
  readonly updated: string;
  /** The official code of the texts' language. */
  readonly language: string;
  readonly purposes: readonly CutItem[];
  readonly specialPurposes: readonly CutItem[];
  readonly features: readonly CutItem[];
  readonly specialFeatures: readonly CutItem[];
  readonly dataCategories: readonly CutItem[];
  readonly stacks: readonly CutStack[];
  readonly standard: Readonly<Record<string, string>>;
  readonly restrictions: readonly WantedRestriction[];
  /** Vendor IDs, each as the difference from the previous one. */
  readonly ids: readonly number[];
  readonly names: readonly string[];
  /** One column of vendors for each of `fields`, with ID 1 as the lowest bit, which makes the numbers shorter. */
  readonly bits: readonly (readonly number[])[];
  /** Standard retention in days; null if not stated. */
  readonly retention: readonly (number | null)[];
  /** Retention that differs by purpose, keyed by the vendor's position. */
  readonly retentions: Readonly<Record<string, readonly [Retention['purposes'], Retention['specialPurposes']]>>;
  /** Maximum cookie lifetimes in seconds. */
  readonly cookies: readonly (number | null)[];
  /** Flags: 1 uses cookies, 2 refreshes them, 4 uses other storage. */
  readonly storing: readonly number[];
  /** Privacy policy URLs, without a leading `https://`. */
  readonly policies: readonly string[];
  /** URLs of the legitimate interest claims; `=` if the same as the policy. */
  readonly claims: readonly string[];
  readonly storages: readonly string[];
};

/** Options that determine what the list contains. */
export type Cut = {
  readonly language: string;
  readonly vendors: readonly number[] | 'all';
  /** Stacks to show, which include their purposes. */
  readonly stacks: readonly number[];
  readonly restrictions: readonly WantedRestriction[];
};

/** Cuts a vendor list for one site and language. @param texts the texts of the language, or the list's own */
export function cutList(list: VendorList, texts: ListTexts, cut: Cut): CutList {
  const vendors = shownVendors(list, cut.vendors);
  const urls = vendors.map((vendor) => urlFor(vendor, cut.language));
  const used = (bits: (vendor: Vendor) => number, width: number) => {
    const all = vendors.reduce((sum, vendor) => sum | bits(vendor), 0);
    return ({ id }: ListItem) => ((all >>> (width - id)) & 1) === 1;
  };
  const items = (those: readonly ListItem[], isUsed: (item: ListItem) => boolean) => those.filter(isUsed).map(cutItem);
  return {
    version: list.version,
    policy: list.policy,
    updated: list.updated,
    language: cut.language,
    purposes: items(
      texts.purposes,
      used(({ purposes, interests }) => purposes | interests, 24),
    ),
    specialPurposes: items(
      texts.specialPurposes,
      used(({ specialPurposes }) => specialPurposes, 24),
    ),
    features: items(
      texts.features,
      used(({ features }) => features, 24),
    ),
    specialFeatures: items(
      texts.specialFeatures,
      used(({ specialFeatures }) => specialFeatures, 12),
    ),
    dataCategories: items(
      texts.dataCategories,
      used(({ data }) => data, 24),
    ),
    stacks: texts.stacks
      .filter(({ id }) => cut.stacks.includes(id))
      .map(({ id, name, description, purposes, specialFeatures }) => [
        id,
        name,
        description,
        purposes,
        specialFeatures,
      ]),
    standard: texts.standard,
    restrictions: cut.restrictions,
    ids: vendors.map(({ id }, place) => id - (vendors[place - 1]?.id ?? 0)),
    names: vendors.map(({ name }) => name),
    bits: fields.map(([field, width]) => vendors.map((vendor) => mirrored(vendor[field], width))),
    retention: vendors.map(({ retention }) => retention.standard),
    retentions: Object.fromEntries(
      vendors.flatMap(({ retention: { purposes, specialPurposes } }, place) =>
        Object.keys(purposes).length + Object.keys(specialPurposes).length > 0
          ? [[place, [purposes, specialPurposes] as const]]
          : [],
      ),
    ),
    cookies: vendors.map(({ cookieSeconds }) => cookieSeconds),
    storing: vendors.map((one) => (one.cookies ? 1 : 0) + (one.cookieRefresh ? 2 : 0) + (one.otherStorage ? 4 : 0)),
    policies: urls.map(({ policy }) => shortened(policy)),
    claims: urls.map(({ policy, interests }) => (interests === policy ? '=' : shortened(interests))),
    storages: vendors.map(({ storage }) => shortened(storage)),
  };
}

/** Restores the vendors, with the purposes each may ask for under the site's restrictions, in list order. */
export function vendorsOf(cut: CutList): readonly (Vendor & { readonly asks: Asks })[] {
  let id = 0;
  const vendors = cut.names.map((name, place): Vendor => {
    id += cut.ids[place] ?? 1;
    const [purposes, interests, flexible, specialPurposes, features, specialFeatures, data] = fields.map(
      ([, width], field) => mirrored(cut.bits[field]?.[place] ?? 0, width),
    ) as [number, number, number, number, number, number, number]; // as many as there are fields
    const [byPurpose, bySpecialPurpose] = cut.retentions[place] ?? [{}, {}];
    const storing = cut.storing[place] ?? 0;
    const policy = whole(cut.policies[place] ?? '');
    const claim = cut.claims[place] ?? '';
    return {
      id,
      name,
      purposes,
      interests,
      flexible,
      specialPurposes,
      features,
      specialFeatures,
      data,
      retention: { standard: cut.retention[place] ?? null, purposes: byPurpose, specialPurposes: bySpecialPurpose },
      cookieSeconds: cut.cookies[place] ?? null,
      cookies: (storing & 1) > 0,
      cookieRefresh: (storing & 2) > 0,
      otherStorage: (storing & 4) > 0,
      urls: [{ language: cut.language, policy, interests: claim === '=' ? policy : whole(claim) }],
      storage: whole(cut.storages[place] ?? ''),
      deleted: false,
    };
  });
  const asks = asksUnder(vendors, cut.restrictions);
  // `asksUnder` returns one entry per vendor.
  return vendors.map((vendor, place) => ({ ...vendor, asks: asks[place] as Asks }));
}

export function itemsOf(items: readonly CutItem[]): readonly ListItem[] {
  return items.map(([id, name, description, ...illustrations]) => ({ id, name, description, illustrations }));
}

export function stacksOf(items: readonly CutStack[]): readonly Stack[] {
  return items.map(([id, name, description, purposes, specialFeatures]) => {
    return { id, name, description, illustrations: [], purposes, specialFeatures };
  });
}

/** The bit field in reverse order. */
function mirrored(bits: number, width: 12 | 24): number {
  let word = ((bits >>> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  word = ((word >>> 2) & 0x33333333) | ((word & 0x33333333) << 2);
  word = ((word >>> 4) & 0x0f0f0f0f) | ((word & 0x0f0f0f0f) << 4);
  word = ((word >>> 8) & 0x00ff00ff) | ((word & 0x00ff00ff) << 8);
  return ((word >>> 16) | (word << 16)) >>> (32 - width);
}

function cutItem({ id, name, description, illustrations }: ListItem): CutItem {
  return [id, name, description, ...illustrations];
}

/** The URLs in the displayed language, or else in English, or else the first. */
function urlFor({ urls }: Vendor, language: string): Omit<VendorUrl, 'language'> {
  const of = (wanted: string) => urls.find((url) => url.language.toLowerCase() === wanted);
  return of(language) ?? of(language.slice(0, 2)) ?? of('en') ?? urls[0] ?? { policy: '', interests: '' };
}

function shortened(address: string): string {
  return address.startsWith('https://') ? address.slice(8) : address;
}

function whole(address: string): string {
  return address === '' || address.startsWith('http://') ? address : `https://${address}`;
}
