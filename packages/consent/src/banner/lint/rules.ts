import type { Confirmable } from '../configuration.ts';

export type Weight = 'blocks' | 'advises';

type Rule = {
  /** A finding that `blocks` must be fixed before the banner can be published. */
  readonly weight: Weight;
  /** Short name of the legal source. */
  readonly source: string;
  /** Set if the owner may give a reason instead of fixing it. */
  readonly confirmable?: Confirmable;
};

const europe = 'EDPB, Cookie Banner Taskforce, 2023';
const tcf = 'TCF Policies, Appendix B';

/** All findings: each has a line of English, the rule it comes from, and in backticks the values its message may use. */
export const findingRules = {
  /** The owner has no name: the first layer must name the controller. B9 */
  'banner.owner': { weight: 'blocks', source: 'GDPR Art. 13(1)(a)' },
  /** No cookie policy is published: the first layer must link to it. B9 */
  'banner.policy': { weight: 'blocks', source: 'GDPR Art. 7, 13' },
  /** No language is chosen. */
  'banner.language-none': { weight: 'blocks', source: 'GDPR Art. 12(1)' },
  /** A language (`language`) that banners do not support, or that is listed twice. B26 */
  'banner.language-unknown': { weight: 'blocks', source: 'GDPR Art. 12(1)' },
  /** The site's URL is not valid. */
  'banner.url': { weight: 'blocks', source: 'GDPR Art. 7(1)' },
  /** The cookie domain `domain` is neither the site's own nor a parent of it, so browsers would not keep the choice. B2 */
  'banner.cookie-domain': { weight: 'blocks', source: 'GDPR Art. 7' },
  /** A button's label has a contrast of `ratio`, less than 5:1. B4, T12, T19 */
  'banner.contrast-button': { weight: 'blocks', source: tcf },
  /** A text has a contrast of `ratio` with the background, less than 4.5:1. A1 */
  'banner.contrast-text': { weight: 'blocks', source: 'WCAG 2.2, 1.4.3' },
  /** The buttons have a low contrast with the banner, `ratio`: they look disabled. B4, T12 */
  'banner.button-faint': { weight: 'advises', source: 'WCAG 2.2, 1.4.11' },
  /**
   * Accept, reject or customize has the label `label`, which another of them also has, or which is the default label of
   * another. B3, B9
   */
  'banner.labels-same': { weight: 'blocks', source: europe },
  /** The label is longer than `most` characters. A2 */
  'banner.label-long': { weight: 'blocks', source: 'WCAG 2.2, 1.4.10' },
  /** The text is longer than `most` characters: nobody reads it, and it covers a phone's screen. */
  'banner.text-long': { weight: 'advises', source: 'GDPR Art. 12(1)' },
  /** Own words do not name the owner: they need `%{owner}`. B9 */
  'banner.text-owner': { weight: 'blocks', source: 'GDPR Art. 13(1)(a)' },
  /** Own words do not say how a choice is withdrawn: they need `%{reopen}`. B9 */
  'banner.text-withdrawal': { weight: 'blocks', source: 'GDPR Art. 7(3)' },
  /** Own words lack the list of purposes: they need `%{purposes}` or the name of each. B9 */
  'banner.text-purposes': { weight: 'advises', source: 'GDPR Art. 13(1)(c)' },
  /** The owner's words exist in another language but not in `language`, where the default words are shown. B26 */
  'banner.text-missing': { weight: 'advises', source: 'GDPR Art. 12(1)' },
  /** The owner's words for `language` are the same as for `other`. B26 */
  'banner.text-same': { weight: 'blocks', source: 'GDPR Art. 12(1)' },
  /** Own markup without `%{banner_content}`. T19 */
  'banner.markup-content': { weight: 'blocks', source: tcf },
  /** Own markup without an element of the class `candor-accept`. T19 */
  'banner.markup-accept': { weight: 'blocks', source: tcf },
  /** Own markup without an element of the class `candor-customise`. T19 */
  'banner.markup-customise': { weight: 'blocks', source: tcf },
  /** Own markup without an element of the class `candor-reject`. B3, T21 */
  'banner.markup-reject': { weight: 'blocks', source: europe },
  /** Accept and reject are different elements or are styled differently in own markup. B4 */
  'banner.markup-unequal': { weight: 'blocks', source: europe },
  /** The own style sheet treats accept and reject differently, by `selector`. B4 */
  'banner.css-unequal': { weight: 'blocks', source: europe },
  /** The own style sheet hides what must be visible, by `selector`. B3, B11 */
  'banner.css-hides': { weight: 'blocks', source: europe },
  /** The page is closed until a choice is made. B8 */
  'banner.wall': { weight: 'blocks', source: 'EDPB Guidelines 05/2020; Opinion 08/2024', confirmable: 'wall' },
  /** The page must provide its own control that reopens the choices (`data-candor-open`), on every page. B11 */
  'banner.reopen-own': { weight: 'advises', source: 'GDPR Art. 7(3)' },
  /** `service` is declared necessary without a reason. B18 */
  'banner.reason': { weight: 'blocks', source: europe },
  /** `service` does analytics or advertising and is declared necessary. B18 */
  'banner.necessary': { weight: 'blocks', source: europe, confirmable: 'necessary' },
  /** `tracker` of `service` is necessary and may stay longer than thirteen months. B18 */
  'banner.necessary-lifetime': { weight: 'advises', source: 'Opinion 04/2012 (WP 194), 2.3' },
  /** `service` sells or shares data, and the banner cannot stop it for visitors who opt out. G1 */
  'banner.sharing-runs': { weight: 'advises', source: 'CCPA (US-CA) § 1798.135' },
  /** The purpose of `service` is unknown: it is blocked until consent to marketing. */
  'banner.purpose-unknown': { weight: 'advises', source: 'GDPR Art. 13(1)(c)' },
  /** No service requires consent: the banner will not be shown. */
  'banner.nothing-asked': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** `host` is never blocked, but `service` loads from it. B1 */
  'banner.allowed-tracker': { weight: 'blocks', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Automatic blocking is off: each script has to be marked up. B1 */
  'banner.manual': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Fewer than `least` months: visitors are still not asked again for `least`. B13, B14 */
  'banner.months-few': { weight: 'advises', source: 'Garante, guidelines of 10 June 2021' },
  /** More than twelve months: authorities advise six. B15 */
  'banner.months-many': { weight: 'advises', source: 'CNIL, recommendation of 17 September 2020' },
  /** Everybody is treated under the law of `regime`, which does not ask before trackers run. B1 */
  'banner.regime-weak': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Advertising runs in Switzerland until a refusal: profiling at high risk, or by sensitive data, needs consent. B22 */
  'banner.swiss-profiling': {
    weight: 'advises',
    source: 'FADP (CH) Art. 6(7); FDPIC, guide on cookies, 2025',
    confirmable: 'ch',
  },
  /** The French exemption without the evidence for it. B19 */
  'banner.exemption-fr': { weight: 'blocks', source: 'CNIL, decision of 4 July 2025', confirmable: 'fr' },
  /** The British exemption without confirmation of the notice and opt-out. B20 */
  'banner.exemption-uk': {
    weight: 'blocks',
    source: 'Data (Use and Access) Act 2025, Schedule 12',
    confirmable: 'uk',
  },
  /** `service` does more than measure the owner's own audience: no exemption covers it. B19, B20 */
  'banner.exemption-service': { weight: 'blocks', source: 'CNIL, decision of 4 July 2025' },
  /** `tracker` of `service` may last longer than thirteen months: the exemption does not cover it. B19 */
  'banner.exemption-lifetime': { weight: 'blocks', source: 'CNIL, decision of 4 July 2025' },
  /** An exemption that applies to no visitor under the chosen laws. */
  'banner.exemption-idle': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Google's advanced mode sends pings before consent. G9 */
  'banner.advanced': { weight: 'blocks', source: 'Directive 2002/58/EC Art. 5(3)', confirmable: 'advanced' },
  /** Google's advertising in Europe requires a certified TCF platform; this one is not certified. G11 */
  'banner.google-certified': { weight: 'advises', source: 'Google EU user consent policy' },
  /** TCF without the id of a registered CMP. T1 */
  'banner.tcf-cmp-id': { weight: 'blocks', source: 'TCF Policies, II' },
  /** TCF without a vendor. T11 */
  'banner.tcf-vendors-none': { weight: 'blocks', source: tcf },
  /** TCF with every vendor of the list: nobody can decide about that many. B9, T11 */
  'banner.tcf-vendors-all': { weight: 'advises', source: europe },
  /** Own title or body under TCF. READINGS 21 */
  'banner.tcf-words': { weight: 'blocks', source: 'TCF Policies, II 7(2)', confirmable: 'tcf-words' },
  /** TCF, although no visitor falls under the GDPR. T20 */
  'banner.tcf-regime': { weight: 'advises', source: 'TCF Policies, I' },
  /** Legitimate interest for purpose `purpose`, which needs consent. B17, T7 */
  'banner.legitimate-interest': { weight: 'blocks', source: europe },
  /** The shares of variants add up to `sum` percent: they must leave a share for the configuration itself. */
  'banner.variant-shares': { weight: 'blocks', source: 'GDPR Art. 7(1)' },
  /** Two variants have the name `name`. */
  'banner.variant-names': { weight: 'blocks', source: 'GDPR Art. 7(1)' },
  /** Choices are not stored: the owner cannot prove consent. C1 */
  'banner.log-off': { weight: 'advises', source: 'GDPR Art. 7(1)' },
} as const satisfies Record<string, Rule>;

export type FindingCode = keyof typeof findingRules;

/** One problem that the linter found in one field. The messages are where findings are shown. */
export type Finding = {
  readonly code: FindingCode;
  readonly weight: Weight;
  /** Path of the field from the root of the configuration: `colours.button`, `texts.de.accept`; empty for the site itself. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly source: string;
  readonly confirmable: Confirmable | null;
};

export function finding(code: FindingCode, path: string, values: Finding['values'] = {}): Finding {
  const { weight, source, confirmable }: Rule = findingRules[code];
  return { code, weight, path, values, source, confirmable: confirmable ?? null };
}
