import { joinSentences } from '@app/consent';
import { definitions, paragraph, stated } from '../clause.ts';
import { serviceIdOf } from '../alternate-id.ts';
import type { PlaceRule } from '../consent/asking.ts';
import type { Place } from '../consent/places.ts';
import type { CountryCode } from '../facts.ts';
import { needsBasis, usesTrackers, waitsForChoice, type KnownService, type ResolvedFacts } from '../known.ts';
import { trackerProvisions } from '../regimes/national.ts';
import { shown } from '../shown.ts';
import type { Statement } from '../statements.ts';
import type { Block } from '../tree.ts';
import { link, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';

/**
 * Who is asked before trackers are used that are not necessary, place by place, as the site's banner or another product does it.
 * Where nobody asks, nothing is promised. Directive 2002/58/EC Art. 5(3).
 */
export function choiceLines(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const { asking } = known;
  if (!asksForChoice(known, using) || asking.rules.length === 0) return [];
  const { product } = asking;
  const { askedBy } = voice.words.trackers;
  return [
    ...(product ? [stated(paragraph(askedBy, { product: shown(product) }), { says: 'asked-by', product })] : []),
    ...ruleLines(known, voice),
    ...trackerlessLine(known, voice),
    ...exemptionLine(known, using, voice),
    ...exceptionLines(known, using, voice),
  ];
}

/** Whether visitors decide about anything: about trackers, or about services that the banner holds back without any. */
function asksForChoice(known: ResolvedFacts, using: readonly KnownService[]): boolean {
  return using.some(waitsForChoice) || trackerless(known).length > 0;
}

/** Services without trackers that the banner holds back, such as fonts of another host. */
function trackerless({ services, asking }: ResolvedFacts): readonly KnownService[] {
  const held = (asking.banner?.services ?? []).filter(
    ({ purpose, beforeChoice }) => purpose !== 'necessary' && beforeChoice === undefined,
  );
  const ids = new Set(held.map(({ id }) => id));
  return services.filter((service) => ids.has(serviceIdOf(service.facts)) && !usesTrackers(service));
}

function trackerlessLine(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const services = trackerless(known);
  if (services.length === 0) return [];
  const names = voice.row(services.map(({ name }) => shown(name)));
  return [
    stated(paragraph(voice.words.trackers.trackerless, { services: names }), {
      says: 'trackerless',
      services: services.map(({ id }) => id),
    }),
  ];
}

/** A paragraph for each sentence where all places have the same rule, else an entry for each rule. */
function ruleLines(known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { asking } = known;
  const { trackers: words } = voice.words;
  const groups = grouped(asking.rules);
  const [first] = groups;
  const general = first?.rule.waits ? words.consent : words.untilRefused;
  // The sentence on consent speaks of all other trackers: it follows one that only a document with legal bases has.
  if (groups.length === 1 && first && asking.isComplete && (needsBasis(known) || !first.rule.waits)) {
    const said = [{ text: general, states: waiting(first) }, ...sentencesOf(first, voice)];
    return said.map(({ text, states }) => stated(paragraph(text), states));
  }
  const entries = groups.map((group) => {
    const { waits } = group.rule;
    const main = waits === undefined ? [] : [{ text: waits ? words.asked : words.refusable, states: waiting(group) }];
    const said = [...main, ...sentencesOf(group, voice)];
    const text = joinSentences(
      voice.locale,
      said.map((each) => each.text),
    );
    const term = voice.row(group.places.map((place) => placeName(place, voice)));
    return { item: { term, runs: [{ kind: 'text', text } as const] }, states: said.map((each) => each.states) };
  });
  return [
    paragraph(words.byPlace),
    stated(definitions(entries.map(({ item }) => item)), ...entries.flatMap(({ states }) => states)),
  ];
}

type Group = { readonly rule: PlaceRule; readonly places: readonly Place[] };
type Sentence = { readonly text: string; readonly states: Statement };

/** Rules with the places that share them, in the order of places. */
function grouped(rules: readonly PlaceRule[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const rule of rules) {
    const { place, ...same } = rule;
    const key = JSON.stringify(same);
    groups.set(key, { rule, places: [...(groups.get(key)?.places ?? []), place] });
  }
  return [...groups.values()];
}

const idsOf = ({ places }: Group) => places.map(({ id }) => id);

function waiting(group: Group): Statement {
  return { says: 'waits', waits: group.rule.waits === true, places: idsOf(group) };
}

/** How long a choice is valid, and the signals that count. RULES B13, B15, G1, G7. */
function sentencesOf(group: Group, voice: Voice): readonly Sentence[] {
  const { trackers: words } = voice.words;
  const { months, gpc, gpp } = group.rule;
  const places = idsOf(group);
  return [
    ...(months
      ? [
          {
            text: voice.fill(words.valid, { period: voice.period({ amount: months, unit: 'month' }) }),
            states: { says: 'valid', months, places } as const,
          },
        ]
      : []),
    ...(gpc ? [{ text: words.signal, states: { says: 'signal', places } as const }] : []),
    ...(gpp ? [{ text: words.gpp, states: { says: 'gpp', places } as const }] : []),
  ];
}

function placeName({ id, country }: Place, voice: Voice): string {
  if (country) return voice.country(country);
  const { places } = voice.words.trackers;
  return id === 'eea' ? places.eea : places.elsewhere;
}

/** The exemption of France and of the United Kingdom for measurement, where the banner uses it. */
function exemptionLine(
  { asking: { exempting } }: ResolvedFacts,
  using: readonly KnownService[],
  voice: Voice,
): readonly Block[] {
  const measures = using.some(({ category, trackers }) =>
    [category, ...trackers.map((tracker) => tracker.category)].includes('measurement'),
  );
  if (exempting.length === 0 || !measures) return [];
  const named = exempting.map((country) =>
    voice.fill(voice.words.frame.remark, { name: voice.country(country), remark: provisionOf(country) }),
  );
  return [
    stated(paragraph(voice.words.trackers.exempt, { countries: voice.cell(named) }), {
      says: 'exempt',
      countries: exempting,
    }),
  ];
}

function provisionOf(country: CountryCode): string {
  const source = trackerProvisions.find((provision) => provision.country === country)?.source ?? '';
  return country === 'GB' ? `${source}, Schedule A1` : source;
}

/** Services that the banner does not hold back, so that no sentence above promises it of them. */
function exceptionLines({ asking }: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  if (!asking.banner) return [];
  const { trackers: words } = voice.words;
  const inBanner = new Map(asking.banner.services.map((service) => [service.id, service]));
  const waiting = using.filter(waitsForChoice);
  const published = ({ facts }: KnownService) => inBanner.get(serviceIdOf(facts));
  const runs = waiting.filter((service) => !published(service) || published(service)?.beforeChoice === 'runs');
  const pings = waiting.filter((service) => published(service)?.beforeChoice === 'pings');
  const line = (template: string, says: 'runs' | 'pings', services: readonly KnownService[]): readonly Block[] =>
    services.length === 0
      ? []
      : [
          stated(paragraph(template, { services: voice.row(services.map(({ name }) => shown(name))) }), {
            says,
            services: services.map(({ id }) => id),
          }),
        ];
  return [...line(words.uncovered, 'runs', runs), ...line(words.pings, 'pings', pings)];
}

/** Ways to change a choice that really exist. GDPR Art. 7(3). */
export function waysToWithdraw(known: ResolvedFacts, using: readonly KnownService[], voice: Voice): readonly Block[] {
  const { trackers: words } = voice.words;
  const { control, by, banner } = known.asking;
  if ((by !== 'other' && !banner) || !asksForChoice(known, using)) return [];
  if (control === 'everywhere') return [stated(paragraph(words.withdrawControl), { says: 'control' })];
  if (control) {
    const { url } = control;
    return [
      stated(paragraph(words.withdrawLink, { link: link(words.withdrawLinkText, url) }), { says: 'control', url }),
    ];
  }
  return needsBasis(known) ? [paragraph(words.withdrawBrowser, { contact: contactRun(known, voice) })] : [];
}
