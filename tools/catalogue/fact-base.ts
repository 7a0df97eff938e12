/**
 * A line of the fact base from which the catalogue is built. Every key is always present; unknown values are `null` or empty.
 */
export type Fact = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly kind: string;
  readonly status: string;
  readonly tier: string;
  readonly provider: FactProvider | null;
  readonly category: string | null;
  readonly purposes: readonly string[];
  readonly purpose_basis: string | null;
  readonly data_types: readonly string[] | null;
  readonly domains: readonly string[];
  readonly site_domains: readonly string[];
  readonly detect: {
    readonly url_patterns: readonly string[];
    readonly path_patterns: readonly string[];
    readonly js_globals: readonly string[];
    readonly selectors: readonly string[];
  };
  readonly cookies: readonly FactCookie[];
  readonly cookie_max_age_seconds: number | null;
  readonly tcf: { readonly vendor_ids: readonly number[] } | null;
  readonly google_atp_ids: readonly number[] | null;
  readonly prebid_codes: readonly string[] | null;
  readonly links: {
    readonly privacy: string | null;
    readonly opt_out: string | null;
    readonly homepage: string | null;
  };
  readonly http_archive_occurrences: number | null;
  readonly sources: readonly string[];
  readonly provenance: Readonly<Record<string, readonly string[]>>;
};

export type FactProvider = {
  readonly name: string;
  readonly country: string | null;
  readonly eea_entity: string | null;
  readonly eea_country: string | null;
  readonly address: string | null;
  readonly country_basis: string | null;
  readonly basis: string | null;
};

export type FactCookie = {
  readonly name: string;
  readonly wildcard: boolean;
  readonly storage: string;
  readonly party: string;
  readonly duration: { readonly kind: string; readonly seconds: number | null; readonly text: string } | null;
  readonly hosts?: readonly string[];
  readonly src: string;
};

/** Parses the lines of `services.jsonl`. */
export function readFacts(text: string): readonly Fact[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  // The fact base defines the shape; entries built from it are validated as strictly as any line of the catalogue.
  return lines.map((line) => JSON.parse(line) as Fact);
}
