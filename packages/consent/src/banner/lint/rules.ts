import type { Confirmable } from '../configuration.ts';

export type Weight = 'blocks' | 'advises';

type Rule = {
  /** What `blocks` must be mended before the banner can be published. */
  readonly weight: Weight;
  /** Where it is demanded, in short. */
  readonly source: string;
  /** What the owner may give a reason for instead of mending it. */
  readonly confirmable?: Confirmable;
};

const europe = 'EDPB, Cookie Banner Taskforce, 2023';
const tcf = 'TCF Policies, Appendix B';

/** Every finding there is: a line of English each, with the rule it comes from and the values its words may use. */
export const findingRules = {
  /** No name of the owner: the first layer names the controller. B9 */
  'banner.owner': { weight: 'blocks', source: 'GDPR Art. 13(1)(a)' },
  /** No cookie policy is published: the first layer links to it. B9 */
  'banner.policy': { weight: 'blocks', source: 'GDPR Art. 7, 13' },
  /** No language at all. */
  'banner.language-none': { weight: 'blocks', source: 'GDPR Art. 12(1)' },
  /** A language that banners are not written in, or named twice: `language`. B26 */
  'banner.language-unknown': { weight: 'blocks', source: 'GDPR Art. 12(1)' },
  /** The address of the site is none. */
  'banner.url': { weight: 'blocks', source: 'GDPR Art. 7(1)' },
  /** The cookie's domain `domain` is not the site's own or above it: browsers would not keep the choice. B2 */
  'banner.cookie-domain': { weight: 'blocks', source: 'GDPR Art. 7' },
  /** A button's text stands out from it by `ratio`, less than 5:1. B4, T12, T19 */
  'banner.contrast-button': { weight: 'blocks', source: tcf },
  /** A text stands out from the background by `ratio`, less than 4.5:1. A1 */
  'banner.contrast-text': { weight: 'blocks', source: 'WCAG 2.2, 1.4.3' },
  /** The buttons hardly stand out from the banner, by `ratio`: they look disabled. B4, T12 */
  'banner.button-faint': { weight: 'advises', source: 'WCAG 2.2, 1.4.11' },
  /** `label`, of accept, reject or customise, is also that of another of them, or our word for another. B3, B9 */
  'banner.labels-same': { weight: 'blocks', source: europe },
  /** The label is longer than `most` characters. A2 */
  'banner.label-long': { weight: 'blocks', source: 'WCAG 2.2, 1.4.10' },
  /** The text is longer than `most` characters: nobody reads it, and it covers a phone's screen. */
  'banner.text-long': { weight: 'advises', source: 'GDPR Art. 12(1)' },
  /** Own words that do not name the owner: put `%{owner}` into them. B9 */
  'banner.text-owner': { weight: 'blocks', source: 'GDPR Art. 13(1)(a)' },
  /** Own words that do not say how a choice is withdrawn: put `%{reopen}` into them. B9 */
  'banner.text-withdrawal': { weight: 'blocks', source: 'GDPR Art. 7(3)' },
  /** Own words without the list of purposes: put `%{purposes}` into them, or name them all. B9 */
  'banner.text-purposes': { weight: 'advises', source: 'GDPR Art. 13(1)(c)' },
  /** The owner's words are there in another language, but not in `language`: there, ours are shown. B26 */
  'banner.text-missing': { weight: 'advises', source: 'GDPR Art. 12(1)' },
  /** The owner's words for `language` are those of `other`. B26 */
  'banner.text-same': { weight: 'blocks', source: 'GDPR Art. 12(1)' },
  /** Own markup without `%{banner_content}`. T19 */
  'banner.markup-content': { weight: 'blocks', source: tcf },
  /** Own markup without an element of the class `candor-accept`. T19 */
  'banner.markup-accept': { weight: 'blocks', source: tcf },
  /** Own markup without an element of the class `candor-customise`. T19 */
  'banner.markup-customise': { weight: 'blocks', source: tcf },
  /** Own markup without an element of the class `candor-reject`. B3, T21 */
  'banner.markup-reject': { weight: 'blocks', source: europe },
  /** Accept and reject are different elements, or styled differently, in own markup. B4 */
  'banner.markup-unequal': { weight: 'blocks', source: europe },
  /** Own style that treats accept and reject differently, by `selector`. B4 */
  'banner.css-unequal': { weight: 'blocks', source: europe },
  /** Own style that hides what has to be seen, by `selector`. B3, B11 */
  'banner.css-hides': { weight: 'blocks', source: europe },
  /** The page is closed until a choice is made. B8 */
  'banner.wall': { weight: 'blocks', source: 'EDPB Guidelines 05/2020; Opinion 08/2024', confirmable: 'wall' },
  /** The page has to offer its own control that reopens the choices (`data-candor-open`), on every page. B11 */
  'banner.reopen-own': { weight: 'advises', source: 'GDPR Art. 7(3)' },
  /** `service` is declared necessary without a reason. B18 */
  'banner.reason': { weight: 'blocks', source: europe },
  /** `service` serves analytics or advertising and is declared necessary. B18 */
  'banner.necessary': { weight: 'blocks', source: europe, confirmable: 'necessary' },
  /** What `service` is for is not known: it waits for marketing. */
  'banner.purpose-unknown': { weight: 'advises', source: 'GDPR Art. 13(1)(c)' },
  /** No service needs a question: the banner will not show. */
  'banner.nothing-asked': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** `host` is never blocked, but `service` loads from it. B1 */
  'banner.allowed-tracker': { weight: 'blocks', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Nothing is blocked by itself: each script has to be marked up. B1 */
  'banner.manual': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Fewer than `least` months: visitors are left in peace for `least` all the same. B13, B14 */
  'banner.months-few': { weight: 'advises', source: 'Garante, guidelines of 10 June 2021' },
  /** More than twelve months: authorities advise six. B15 */
  'banner.months-many': { weight: 'advises', source: 'CNIL, recommendation of 17 September 2020' },
  /** Everybody is treated by the law of `regime`, which does not ask before trackers run. B1 */
  'banner.regime-weak': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Advertising runs in Switzerland until a no: profiling at high risk, or by sensitive data, needs a yes. B22 */
  'banner.swiss-profiling': {
    weight: 'advises',
    source: 'FADP (CH) Art. 6(7); FDPIC, guide on cookies, 2025',
    confirmable: 'ch',
  },
  /** The French exemption without the evidence for it. B19 */
  'banner.exemption-fr': { weight: 'blocks', source: 'CNIL, decision of 4 July 2025', confirmable: 'fr' },
  /** The British exemption without notice and opt-out confirmed. B20 */
  'banner.exemption-uk': {
    weight: 'blocks',
    source: 'Data (Use and Access) Act 2025, Schedule 12',
    confirmable: 'uk',
  },
  /** `service` does more than measure the owner's own audience: no exemption covers it. B19, B20 */
  'banner.exemption-service': { weight: 'blocks', source: 'CNIL, decision of 4 July 2025' },
  /** `tracker` of `service` may stay longer than thirteen months: the exemption does not cover it. B19 */
  'banner.exemption-lifetime': { weight: 'blocks', source: 'CNIL, decision of 4 July 2025' },
  /** An exemption that no visitor comes under, with the laws that are chosen. */
  'banner.exemption-idle': { weight: 'advises', source: 'Directive 2002/58/EC Art. 5(3)' },
  /** Google's advanced mode sends pings before consent. G9 */
  'banner.advanced': { weight: 'blocks', source: 'Directive 2002/58/EC Art. 5(3)', confirmable: 'advanced' },
  /** Google's advertising in Europe wants a certified platform of TCF; this one is not certified. G11 */
  'banner.google-certified': { weight: 'advises', source: 'Google EU user consent policy' },
  /** TCF without the id of a registered platform. T1 */
  'banner.tcf-cmp-id': { weight: 'blocks', source: 'TCF Policies, II' },
  /** TCF without a vendor. T11 */
  'banner.tcf-vendors-none': { weight: 'blocks', source: tcf },
  /** TCF with every vendor of the list: nobody can decide about so many. B9, T11 */
  'banner.tcf-vendors-all': { weight: 'advises', source: europe },
  /** Own title or body under TCF. READINGS 21 */
  'banner.tcf-words': { weight: 'blocks', source: 'TCF Policies, II 7(2)', confirmable: 'tcf-words' },
  /** TCF where no visitor comes under the GDPR. T20 */
  'banner.tcf-regime': { weight: 'advises', source: 'TCF Policies, I' },
  /** Legitimate interest for purpose `purpose`, which needs consent. B17, T7 */
  'banner.legitimate-interest': { weight: 'blocks', source: europe },
  /** The shares of variants come to `sum` percent: less than 100 must remain. */
  'banner.variant-shares': { weight: 'blocks', source: 'GDPR Art. 7(1)' },
  /** Two variants bear the name `name`. */
  'banner.variant-names': { weight: 'blocks', source: 'GDPR Art. 7(1)' },
  /** Choices are not kept: consent cannot be shown to have been given. C1 */
  'banner.log-off': { weight: 'advises', source: 'GDPR Art. 7(1)' },
} as const satisfies Record<string, Rule>;

export type FindingCode = keyof typeof findingRules;

/** What the linter says of one field. The words stand where they are shown. */
export type Finding = {
  readonly code: FindingCode;
  readonly weight: Weight;
  /** The field, from the root of the configuration: `colours.button`, `texts.de.accept`; empty: of the site. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly source: string;
  readonly confirmable: Confirmable | null;
};

export function finding(code: FindingCode, path: string, values: Finding['values'] = {}): Finding {
  const { weight, source, confirmable }: Rule = findingRules[code];
  return { code, weight, path, values, source, confirmable: confirmable ?? null };
}
