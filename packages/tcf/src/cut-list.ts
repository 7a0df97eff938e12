import { shownVendors } from './grant.ts';
import { asksUnder, type Asks, type WantedRestriction } from './restrictions.ts';
import type { ListItem, ListTexts, Retention, Stack, Vendor, VendorList, VendorUrl } from './vendor-list.ts';

/** Fields of bits, each a column, and how wide they are. */
const fields = [
  ['purposes', 24],
  ['interests', 24],
  ['flexible', 24],
  ['specialPurposes', 24],
  ['features', 24],
  ['specialFeatures', 12],
  ['data', 24],
] as const;

/** `[id, name, description, ...illustrations]`; of stacks `[id, name, description, purposes, special features]`. */
type CutItem = readonly [id: number, name: string, description: string, ...illustrations: string[]];
type CutStack = readonly [id: number, name: string, description: string, purposes: number, specialFeatures: number];

/**
 * A vendor list as browsers get it: the vendors of one site, the texts of one language, without those no vendor of these
 * needs. Columns in place of objects: every name of a field stands there once.
 */
export type CutList = {
  readonly version: number;
  readonly policy: number;
  readonly updated: string;
  /** Official code of the language of the texts. */
  readonly language: string;
  readonly purposes: readonly CutItem[];
  readonly specialPurposes: readonly CutItem[];
  readonly features: readonly CutItem[];
  readonly specialFeatures: readonly CutItem[];
  readonly dataCategories: readonly CutItem[];
  readonly stacks: readonly CutStack[];
  readonly standard: Readonly<Record<string, string>>;
  readonly restrictions: readonly WantedRestriction[];
  /** Of vendors: each the difference from the one before. */
  readonly ids: readonly number[];
  readonly names: readonly string[];
  /** A column of vendors for each of `fields`, 1 the lowest bit, which makes shorter numbers. */
  readonly bits: readonly (readonly number[])[];
  /** Days; null where none was said. */
  readonly retention: readonly (number | null)[];
  /** Where it differs by purpose, by the vendor's place. */
  readonly retentions: Readonly<Record<string, readonly [Retention['purposes'], Retention['specialPurposes']]>>;
  /** Seconds. */
  readonly cookies: readonly (number | null)[];
  /** 1 cookies, 2 refreshed, 4 other ways of storing. */
  readonly storing: readonly number[];
  /** Addresses begin with `https://` unless they say otherwise. */
  readonly policies: readonly string[];
  /** Of the claim of legitimate interests; `=` where it is the policy's. */
  readonly claims: readonly string[];
  readonly storages: readonly string[];
};

/** What is cut for whom. */
export type Cut = {
  readonly language: string;
  readonly vendors: readonly number[] | 'all';
  /** Stacks to show; their purposes are shown within them. */
  readonly stacks: readonly number[];
  readonly restrictions: readonly WantedRestriction[];
};

/** @param texts of the language, or the list's own */
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

/** The vendors again, with what each may ask for under the site's restrictions, in the order of the list. */
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
  // One answer a vendor.
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

/** The same ids, counted from the other end. */
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

/** In the language shown, else in English, else the first there is. */
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
