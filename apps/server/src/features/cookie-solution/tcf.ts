import type { BannerConfiguration, BannerWords, CompiledTcf, TcfNames } from '@app/consent';
import {
  cutList,
  isTestList,
  isWholeTranslation,
  liveVendors,
  mostFor,
  officialLanguage,
  parseTranslation,
  parseVendorList,
  shownProviders,
  shownVendors,
  stringLanguage,
  writeTcString,
  type KnownList,
  type KnownProviders,
  type ListTexts,
} from '@app/tcf';
import type { PanelData } from '@app/tcf/panel-data.ts';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { findProviderList } from './provider-list-queries.ts';
import { listVendorLists, type StoredList } from './vendor-list-queries.ts';

/** Parses the downloaded list. Undefined if there is none or it is invalid. */
export function knownList(rows: readonly StoredList[]): KnownList | undefined {
  const own = rows.find(({ language }) => language === 'en');
  const parsed = own && parseVendorList(own.body);
  if (!own || !parsed?.ok) return undefined;
  const translations = rows.flatMap(({ language, body }): [string, ListTexts][] => {
    const texts = language === 'en' ? undefined : parseTranslation(body);
    return texts?.ok ? [[language, texts.value]] : [];
  });
  return { list: parsed.value, downloadedAt: own.fetchedAt.getTime(), translations: new Map(translations) };
}

/** The third-party lists that TCF needs. */
export type TcfLists = {
  readonly vendors: KnownList | undefined;
  /** Google's list, for Additional Consent. */
  readonly providers: KnownProviders | undefined;
};

/** The lists that a configuration needs, if they were downloaded. */
export async function readTcfLists(tx: Tx, { tcf }: Pick<BannerConfiguration, 'tcf'>): Promise<TcfLists> {
  if (!tcf.on) return { vendors: undefined, providers: undefined };
  const stored = tcf.additionalConsent ? await findProviderList(tx) : undefined;
  return {
    vendors: knownList(await listVendorLists(tx)),
    providers: stored && { providers: stored.providers, downloadedAt: stored.fetchedAt.getTime() },
  };
}

export type ComposedTcf = {
  readonly compiled: Omit<CompiledTcf, 'list'>;
  readonly names: TcfNames;
  readonly panel: PanelData;
};

/** Compiles what TCF needs on a page from the downloaded lists (RULES T9, T10, T11, G10). */
export function composeTcf(
  { tcf }: BannerConfiguration,
  { list, translations }: KnownList,
  known: KnownProviders | undefined,
  locale: Locale,
  { banner: { tcf: words } }: BannerWords,
): ComposedTcf {
  const language = officialLanguage(locale);
  const translated = translations.get(language);
  const texts = translated && isWholeTranslation(list, translated) ? translated : list.texts;
  const { vendors, stacks, restrictions } = tcf;
  const cut = cutList(list, texts, { language: texts === list.texts ? 'en' : language, vendors, stacks, restrictions });
  const site = {
    cmpId: tcf.cmpId ?? 0,
    cmpVersion: tcf.cmpVersion,
    country: tcf.publisherCountry,
    language: stringLanguage(locale),
    vendors,
    restrictions,
    oneTreatment: tcf.purposeOneTreatment,
  };
  const most = mostFor(list, site, 0);
  const providers = tcf.additionalConsent && known ? shownProviders(known, tcf.atps) : [];
  // Purposes in a stack are covered by its name.
  const inStacks = cut.stacks.reduce((all, [, , , bits]) => all | bits, 0);
  const own = cut.purposes.filter(([id]) => ((inStacks >>> (24 - id)) & 1) === 0);
  return {
    compiled: {
      cmpId: site.cmpId,
      cmpVersion: site.cmpVersion,
      country: site.country,
      most: writeTcString(most),
      ...(tcf.purposeOneTreatment && { oneTreatment: 1 as const }),
      ...(isTestList(list) && { test: 1 as const }),
      // Only providers whose names are known: a provider that is not shown is not disclosed.
      ...(providers.length > 0 && { ac: providers.map(({ id }) => id).join('.') }),
    },
    names: {
      purposes: [...own, ...cut.stacks].map(([, name]) => name),
      specialFeatures: cut.specialFeatures.map(([, name]) => name),
      vendors: shownVendors(list, vendors).length + providers.length,
      // After the site's restrictions, which may forbid what a vendor declares.
      legitimateInterest: most.vendorInterests.some((bits) => bits !== 0),
    },
    panel: {
      list: cut,
      words,
      language: locale,
      providers: providers.map(({ id, name, policy }) => [id, name, policy] as const),
    },
  };
}

/** Vendors and stacks that an owner can choose. */
export function choicesOf({ list }: KnownList) {
  return {
    vendors: liveVendors(list).map(({ id, name, purposes, interests }) => ({
      id,
      name,
      purposes: Array.from({ length: 24 }, (_, at) => at + 1).filter(
        (one) => ((purposes | interests) >>> (24 - one)) & 1,
      ),
    })),
    stacks: list.texts.stacks.map(({ id, name }) => ({ id, name })),
  };
}
