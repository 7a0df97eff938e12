/** A text of an authority or a law that exempts a ground from consent, and the day from which it applies, ISO 8601. */
export type ExemptionSource = { readonly by: string; readonly text: string; readonly from: string };

const wp194 = (section: string): ExemptionSource => ({
  by: 'Article 29 Working Party',
  text: `Opinion 04/2012 (WP 194), ${section}`,
  from: '2012-06-07',
});
const cnil: ExemptionSource = {
  by: 'CNIL (FR)',
  text: 'Guidelines, decision 2020-091 of 17 September 2020, Art. 5',
  from: '2020-09-17',
};
const uk: ExemptionSource = {
  by: 'United Kingdom',
  text: 'PECR Schedule A1, inserted by the Data (Use and Access) Act 2025, Schedule 12',
  from: '2026-02-05',
};
const eprivacy: ExemptionSource = { by: 'European Union', text: 'Directive 2002/58/EC Art. 5(3)', from: '2009-12-19' };

/**
 * Grounds on which storage on a device, or a request that a page makes, is strictly necessary and needs no consent. Each has the
 * texts that recognize it, the general one first.
 */
export const grounds = {
  /** Carries out the transmission itself: hosting, content delivery. */
  transmission: [eprivacy, wp194('2.1')],
  /** Part of a service that the visitor requested: a payment, a download, a membership. */
  'requested-service': [eprivacy, wp194('2.2')],
  /** Remembers what the visitor entered, such as a cart or the pages of a form. */
  'user-input': [wp194('3.1'), cnil, uk],
  /** Keeps a person signed in. */
  authentication: [wp194('3.2'), cnil, uk],
  /** Protects the service or its users against attacks, misuse and fraud, and serves nothing else. */
  security: [wp194('3.3'), cnil, uk],
  /** Plays the media that the visitor started. */
  playback: [wp194('3.4')],
  /** Keeps a visitor on the same server. */
  'load-balancing': [wp194('3.5'), cnil],
  /** Remembers how the visitor set the page, such as its language. */
  interface: [wp194('3.6'), cnil, uk],
  /** Remembers a choice about trackers. */
  'consent-record': [cnil, { by: 'European Union', text: 'GDPR Art. 7(1)', from: '2018-05-25' }],
} as const satisfies Record<string, readonly [ExemptionSource, ...ExemptionSource[]]>;
export type GroundId = keyof typeof grounds;

export const groundIds = Object.keys(grounds) as readonly GroundId[]; // `keyof` of the table above
