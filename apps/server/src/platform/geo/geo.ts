import { publicAddresses } from '@app/scanner';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader, type Response } from 'mmdb-lib';

// Maps address ranges to the country in which their holder is registered, according to the public internet registries.
const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Row = Response & { readonly country_code?: unknown };

export type Geo = {
  /** Returns the country of an address as two upper-case letters, or `undefined` if unknown. The address is not stored. */
  countryOf(address: string): Promise<string | undefined>;
};

/** Looks up addresses in a local table, which is loaded at the first lookup: RULES A7. */
export function openGeo(): Geo {
  let opening: Promise<Reader<Row>> | undefined;
  return {
    async countryOf(address) {
      // The table assigns unowned networks to the country of their registry.
      if (!publicAddresses(plain(address))) return undefined;
      opening ??= readFile(fileURLToPath(import.meta.resolve(table))).then((bytes) => new Reader<Row>(bytes));
      const found = (await opening).get(plain(address))?.country_code;
      return isCountry(found) ? found : undefined;
    },
  };
}

/** Unwraps an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`). */
function plain(address: string): string {
  return /^::ffff:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address) ? address.slice(7) : address;
}

/**
 * Codes that name no country: `ZZ` and `XX` for unknown, `EU` and `AP` for regions, `T1` and others for anonymizing networks.
 */
const nowhere: readonly string[] = ['ZZ', 'XX', 'EU', 'AP', 'T1', 'A1', 'A2'];

export function isCountry(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) && !nowhere.includes(code);
}
