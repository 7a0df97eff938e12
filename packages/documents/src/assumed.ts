/** One thing the document says that the owner did not. Shown to the owner, who can say otherwise at `path`. */
export type Assumed = {
  readonly code: AssumedCode;
  readonly path: string;
  /** The value that was taken: an id, a country, an address. */
  readonly value: string;
  /** What fills the sentence: the name of the service, of the country. */
  readonly values: Readonly<Record<string, string>>;
};

export const assumedCodes = [
  "audience.area",
  "audience.children",
  "rights-contact",
  "site.visit",
  "automated-decisions",
  "service.data-types",
  "service.places",
  "service.safeguard",
  "service.legal-basis",
  "service.legitimate-interest",
  "service.retention",
  "service.shares",
  "activity.data-types",
  "activity.legal-basis",
  "activity.legitimate-interest",
  "activity.retention",
  "activity.required",
] as const;
export type AssumedCode = (typeof assumedCodes)[number];
