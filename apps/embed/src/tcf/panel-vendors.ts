import { itemsOf, type vendorsOf } from '@app/tcf/cut-list.ts';
import { hasId, type IdSet } from '@app/tcf/id-set.ts';
import type { PanelData } from '@app/tcf/panel-data.ts';
import { idsOfBits } from '@app/tcf/tc-string.ts';
import type { ListItem } from '@app/tcf/vendor-list.ts';
import type { Draft } from './panel-joint.ts';
import { described, element, entry, folded, headed, link, listed, row, switchFor, type Switch } from './panel-parts.ts';

type ShownVendor = ReturnType<typeof vendorsOf>[number];
const secondsOfDay = 86_400;

/** The section of vendors, each with its own choices, and switches for all (RULES T13, T16). */
export function vendorsSection(
  data: PanelData,
  vendors: readonly ShownVendor[],
  draft: Draft,
  count: string,
): HTMLElement {
  const { words } = data;
  const tell = details(data);
  const consent = group(
    words.consent,
    vendors.filter(({ asks }) => asks.consents !== 0),
    count,
    (id) => hasId(draft.vendorConsents, id),
    (id, on) => change(draft.vendorConsents, id, on),
  );
  const interest = group(
    words.legitimateInterest,
    vendors.filter(({ asks }) => asks.interests !== 0),
    count,
    (id) => hasId(draft.vendorInterests, id),
    (id, on) => change(draft.vendorInterests, id, on),
  );
  const rows = () =>
    vendors.map((vendor) => {
      const switches = [
        ...(vendor.asks.consents !== 0 ? [consent.one(vendor)] : []),
        ...(vendor.asks.interests !== 0 ? [interest.one(vendor)] : []),
      ];
      return [
        vendor.name,
        entry(
          folded(vendor.name, '', () => tell(vendor)),
          switches,
          'item many',
        ),
      ] as const;
    });
  return headed(words.vendors, row([...consent.all, ...interest.all]), searched(data, count, rows));
}

/** The section of Google's providers, who are not TCF vendors (RULES T17, G10). */
export function providersSection(data: PanelData, draft: Draft, count: string): HTMLElement {
  const { words } = data;
  const providers = data.providers.map(([id, name, policy]) => ({ id, name, policy }));
  const consent = group(
    words.consent,
    providers,
    count,
    (id) => draft.providers.has(id),
    (id, on) => (on ? draft.providers.add(id) : draft.providers.delete(id)),
  );
  const rows = () =>
    providers.map((one) => {
      const opens = folded(one.name, '', () => [link(words.policy, one.policy)]);
      return [one.name, entry(opens, [consent.one(one)], 'item many')] as const;
    });
  return headed(words.otherVendors, row(consent.all), searched(data, count, rows));
}

type ListEntry = { readonly id: number; readonly name: string };

/** A switch for each member and one for all, kept in sync. Without members there is no switch for all. */
function group(
  says: string,
  those: readonly ListEntry[],
  count: string,
  is: (id: number) => boolean,
  set: (id: number, on: boolean) => unknown,
) {
  const shown: Switch[] = [];
  const all = switchFor(
    says,
    count,
    () => those.every(({ id }) => is(id)),
    (on) => {
      for (const { id } of those) set(id, on);
      for (const one of shown) one.show();
    },
  );
  return {
    all: those.length > 0 ? [all] : [],
    one({ id, name }: ListEntry): Switch {
      const made = switchFor(
        says,
        name,
        () => is(id),
        (on) => {
          set(id, on);
          all.show();
        },
      );
      shown.push(made);
      return made;
    },
  };
}

/** A list that is created when it is opened, with a search field. */
function searched(
  { words }: PanelData,
  count: string,
  rows: () => readonly (readonly [name: string, made: HTMLElement])[],
): HTMLElement {
  return folded(count, '', () => {
    const made = rows();
    const box = element('input');
    box.type = 'search';
    box.placeholder = words.search;
    box.setAttribute('aria-label', words.search);
    const none = element('p');
    none.setAttribute('role', 'status');
    box.addEventListener('input', () => {
      const wanted = box.value.trim().toLowerCase();
      let found = 0;
      for (const [name, one] of made) {
        one.hidden = !name.toLowerCase().includes(wanted);
        if (!one.hidden) found++;
      }
      none.textContent = found === 0 ? words.nothingFound : '';
    });
    return [box, none, ...made.map(([, one]) => one)];
  });
}

/** The details of a vendor, in the order that the TCF policies require. */
function details({ list, words, language }: PanelData): (vendor: ShownVendor) => readonly (Node | undefined)[] {
  const days = (count: number | null | undefined) =>
    count === null || count === undefined
      ? ''
      : new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count);
  const [purposes, specialPurposes, features, specialFeatures, categories] = [
    list.purposes,
    list.specialPurposes,
    list.features,
    list.specialFeatures,
    list.dataCategories,
  ].map((items) => new Map(itemsOf(items).map((item: ListItem) => [item.id, item.name])));
  const names = (
    known: ReadonlyMap<number, string> | undefined,
    bits: number,
    width: 12 | 24,
    kept?: (id: number) => string,
  ) => {
    const all = listed(
      idsOfBits(bits, width).map((id) => [known?.get(id) ?? `${id}`, kept?.(id)].filter(Boolean).join(' · ')),
    );
    if (all) all.lang = list.language;
    return all;
  };
  const whether = (is: boolean) => (is ? words.yes : words.no);
  return (vendor) => {
    const { retention, asks } = vendor;
    const byPurpose = (id: number) => days(retention.purposes[id] ?? retention.standard);
    const bySpecial = (id: number) => days(retention.specialPurposes[id] ?? retention.standard);
    const [url] = vendor.urls;
    const claim = link(words.claim, url?.interests ?? '');
    const links = element('p', link(words.policy, url?.policy ?? ''), claim && ' · ', claim);
    const longest = days(
      vendor.cookieSeconds === null ? null : Math.max(0, Math.ceil(vendor.cookieSeconds / secondsOfDay)),
    );
    return [
      links,
      described(
        [`${words.purposes}: ${words.consent}`, names(purposes, asks.consents, 24, byPurpose)],
        [`${words.purposes}: ${words.legitimateInterest}`, names(purposes, asks.interests, 24, byPurpose)],
        [words.specialPurposes, names(specialPurposes, vendor.specialPurposes, 24, bySpecial)],
        [words.features, names(features, vendor.features, 24)],
        [words.specialFeaturesHeading, names(specialFeatures, vendor.specialFeatures, 12)],
        [words.retention, days(retention.standard)],
        [words.dataCategories, names(categories, vendor.data, 24)],
        [words.usesCookies, whether(vendor.cookies)],
        [words.longestStorage, link(longest || words.longestStorage, vendor.storage) ?? longest],
        [words.refreshes, vendor.cookies ? whether(vendor.cookieRefresh) : undefined],
        [words.usesOtherStorage, whether(vendor.otherStorage)],
      ),
    ];
  };
}

function change(set: IdSet, id: number, on: boolean): void {
  const [word, bit] = [(id - 1) >>> 5, 1 << (31 - ((id - 1) & 31))];
  set[word] = on ? (set[word] ?? 0) | bit : (set[word] ?? 0) & ~bit;
}
