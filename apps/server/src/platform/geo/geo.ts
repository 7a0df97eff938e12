import { publicAddresses } from '@app/scanner';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Reader, type Response } from 'mmdb-lib';

// Who holds an address says which country it is registered in: by the public registers of the internet, no more.
const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

type Row = Response & { readonly country_code?: unknown };

export type Geo = {
  /** The country of an address as two upper-case letters; `undefined` where nobody knows. The address is not kept. */
  countryOf(address: string): Promise<string | undefined>;
};

/** Looks addresses up in a table on this machine, which is read when the first is asked for: RULES A7. */
export function openGeo(): Geo {
  let opening: Promise<Reader<Row>> | undefined;
  return {
    async countryOf(address) {
      // The table gives networks that belong to nobody to their registers' countries.
      if (!publicAddresses(plain(address))) return undefined;
      opening ??= readFile(fileURLToPath(import.meta.resolve(table))).then((bytes) => new Reader<Row>(bytes));
      const found = (await opening).get(plain(address))?.country_code;
      return isCountry(found) ? found : undefined;
    },
  };
}

/** An address of version 4 as version 6 writes it (`::ffff:192.0.2.1`) without what it is wrapped in. */
function plain(address: string): string {
  return /^::ffff:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address) ? address.slice(7) : address;
}

/** `ZZ` and `XX` stand for nowhere, `EU` and `AP` for somewhere; `T1` is how networks say that they hide it. */
const nowhere: readonly string[] = ['ZZ', 'XX', 'EU', 'AP', 'T1', 'A1', 'A2'];

export function isCountry(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) && !nowhere.includes(code);
}
