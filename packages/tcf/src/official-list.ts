import { itemsOf, stacksOf, vendorsOf, type CutList } from './cut-list.ts';
import { idsOfBits } from './tc-string.ts';
import type { ListItem } from './vendor-list.ts';

/**
 * A cut list in the format of the Global Vendor List, for scripts that request it: the site's vendors with their original legal
 * bases.
 */
export function officialList(cut: CutList) {
  const byId = <T extends { readonly id: number }>(items: readonly T[]) =>
    Object.fromEntries(items.map((item) => [item.id, item]));
  const items = (kind: 'purposes' | 'specialPurposes' | 'features' | 'specialFeatures' | 'dataCategories') =>
    byId<ListItem>(itemsOf(cut[kind]));
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion: cut.version,
    tcfPolicyVersion: cut.policy,
    lastUpdated: cut.updated,
    purposes: items('purposes'),
    specialPurposes: items('specialPurposes'),
    features: items('features'),
    specialFeatures: items('specialFeatures'),
    dataCategories: items('dataCategories'),
    stacks: byId(
      stacksOf(cut.stacks).map(({ id, name, description, purposes, specialFeatures }) => ({
        id,
        name,
        description,
        purposes: idsOfBits(purposes, 24),
        specialFeatures: idsOfBits(specialFeatures, 12),
      })),
    ),
    vendors: byId(
      vendorsOf(cut).map((vendor) => ({
        id: vendor.id,
        name: vendor.name,
        purposes: idsOfBits(vendor.purposes, 24),
        legIntPurposes: idsOfBits(vendor.interests, 24),
        flexiblePurposes: idsOfBits(vendor.flexible, 24),
        specialPurposes: idsOfBits(vendor.specialPurposes, 24),
        features: idsOfBits(vendor.features, 24),
        specialFeatures: idsOfBits(vendor.specialFeatures, 12),
        cookieMaxAgeSeconds: vendor.cookieSeconds,
        usesCookies: vendor.cookies,
        cookieRefresh: vendor.cookieRefresh,
        usesNonCookieAccess: vendor.otherStorage,
        dataRetention: {
          ...(vendor.retention.standard === null ? {} : { stdRetention: vendor.retention.standard }),
          purposes: vendor.retention.purposes,
          specialPurposes: vendor.retention.specialPurposes,
        },
        urls: vendor.urls.map(({ language, policy, interests }) => ({
          langId: language,
          privacy: policy,
          legIntClaim: interests,
        })),
        dataDeclaration: idsOfBits(vendor.data, 24),
        deviceStorageDisclosureUrl: vendor.storage,
      })),
    ),
  };
}
