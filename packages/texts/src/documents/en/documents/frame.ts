/** What stands around the clauses: titles, dates, and how things are put together. */
export const frame = {
  title: 'Privacy policy',
  /** The short version, for quick reading. */
  titleSimplified: 'Privacy policy in brief',
  /** `site` and `owner` are names: "Bergkräuter · Bergkräuter GmbH". */
  subtitle: '%{site} · %{owner}',
  lastUpdated: 'Last updated: %{date}',
  /** A name with a remark in brackets: "Google LLC (United States)". */
  remark: '%{name} (%{remark})',
  /** A text after its label: "Invoices: 8 years". */
  labeled: '%{label}: %{text}',
  /** Before the gist of a section: a row of purposes, countries or rights. */
  inShort: 'In short: %{text}',
  yes: 'Yes',
  no: 'No',
  /** In a cell, where a fact is not known. */
  unknown: 'Not known',
} as const;
