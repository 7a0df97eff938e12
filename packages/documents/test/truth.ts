import { categoryOf, isPurpose, receivingCompanies } from '@app/catalogue';
import {
  byMark,
  cookieName,
  decideChoice,
  grantedPurposes,
  partsOf,
  placedServices,
  type Choice,
  type CompiledBanner,
  type CompiledRegime,
} from '@app/consent';
import { compileStated, reachOn, type DocumentKind, type Facts, type Statement } from '../src/index.ts';
import { places, type PlaceId } from '../src/consent/places.ts';
import type { DocumentWords } from '@app/texts';
import { catalogue, compiledBanner, on, secondLayerOn, usual, type Case } from './truth-cases.ts';

const now = Date.parse(on) / 1000;

/** Visitors of each place: those of the EEA fall under several laws. */
const several: { readonly [P in PlaceId]?: readonly string[] } = {
  eea: ['DE', 'FR', 'IT', 'ES', 'SE', 'NO'],
  usa: ['US', 'US-CA'],
  elsewhere: ['MX', 'NG', 'SG'],
};

function visitorsIn(place: PlaceId): readonly string[] {
  return several[place] ?? places.flatMap(({ id, visitor }) => (id === place ? [visitor] : []));
}

type Signal = 'none' | 'gpc';

/** The compiled banner deciding for visitors. */
function judge(banner: CompiledBanner) {
  const lawOf = (visitor: string): CompiledRegime => {
    const law = banner.regimes[banner.where?.[visitor] ?? 0];
    if (!law) throw new Error('A banner has a regime');
    return law;
  };
  const marks = new Map(
    byMark(banner.hosts, banner.shared).flatMap(([mark, list]) => list.split(' ').map((host) => [host, mark] as const)),
  );
  const runs = (service: string, visitor: string, signal: Signal, choice?: Choice): boolean => {
    const mark = marks.get(`${service.replace(/[^a-z\d]+/g, '-')}.service.example`) ?? '0';
    const granted = grantedPurposes(banner, lawOf(visitor), choice, signal === 'gpc', now);
    return mark.split(' ').every((bit) => (granted >> Number(bit)) & 1);
  };
  const refusal = (visitor: string): Choice =>
    decideChoice(
      banner,
      lawOf(visitor),
      undefined,
      { action: 'reject', decided: banner.purposes, granted: 1, consentId: '0'.repeat(32) },
      now,
    );
  return {
    lawOf,
    runs,
    refusal,
    markOf: (service: string) => marks.get(`${service.replace(/[^a-z\d]+/g, '-')}.service.example`),
  };
}

/** Statements of both policies. */
export function statementsOf(facts: Facts, words: DocumentWords): readonly Statement[] {
  return (['privacy_policy', 'cookie_policy'] as const satisfies readonly DocumentKind[]).flatMap((kind) =>
    compileStated(facts, words, { kind, language: 'en', variant: 'complete', on }).sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ states = [] }) => states),
    ),
  );
}

const usesAny = (id: string, { services }: Facts): boolean =>
  services.some(
    (service) => service.id === id && ((service.trackers ?? []).length > 0 || service.dataTypes?.includes('trackers')),
  );

/** What the statements of documents say that the banner does not do, or leave out that it does. */
export function liesOf(documents: Facts, given: Case, words: DocumentWords): readonly string[] {
  const banner = compiledBanner(given);
  const { lawOf, runs, refusal, markOf } = judge(banner);
  const statements = statementsOf(documents, words);
  const of = <S extends Statement['says']>(says: S) =>
    statements.filter((one): one is Extract<Statement, { readonly says: S }> => one.says === says);
  const excepted = new Set([...of('runs'), ...of('pings')].flatMap(({ services }) => services));
  const held = given.site.services.filter(({ id }) => !excepted.has(id) && !['0', '5', undefined].includes(markOf(id)));
  const exempting = new Set(of('exempt').flatMap(({ countries }) => countries));
  const parts = placedServices(given.configuration, given.site.services).flatMap(partsOf);
  const lies: string[] = [];
  const check = (isTrue: boolean, lie: string): void => void (isTrue || lies.push(lie));

  for (const { waits, places: stated } of of('waits'))
    for (const visitor of stated.flatMap((place) => visitorsIn(place)))
      for (const { id } of held) {
        const isExempt = exempting.has(visitor) && markOf(id) === '3';
        check(runs(id, visitor, 'none') === (!waits || isExempt), `L2 ${id} in ${visitor}: waits ${waits}`);
        check(!runs(id, visitor, 'none', refusal(visitor)), `${id} in ${visitor} runs after a refusal`);
      }
  const secondLayer = secondLayerOn(given, banner);
  for (const { months, places: stated } of of('valid'))
    for (const visitor of stated.flatMap((place) => visitorsIn(place))) {
      const held = lawOf(visitor).months;
      check(held === months, `a choice in ${visitor} is valid for ${held} months`);
      const layer = secondLayer[held] ?? '';
      check(new RegExp(`for ${months} months?\\.`).test(layer), `B15 the second layer in ${visitor} says: ${layer}`);
    }
  for (const visitor of of('signal').flatMap(({ places: stated }) => stated.flatMap((place) => visitorsIn(place))))
    for (const { id } of given.site.services.filter(({ shares, category }) => shares || category === 'marketing'))
      check(excepted.has(id) || !runs(id, visitor, 'gpc'), `L1 ${id} in ${visitor} runs under GPC`);
  for (const { services } of of('shared'))
    for (const id of services.filter((one) => !excepted.has(one)))
      for (const visitor of visitorsIn('usa'))
        if (lawOf(visitor).gpc || banner.gpc) check(!runs(id, visitor, 'gpc'), `L1 ${id} is shared under GPC`);
  for (const { places: stated } of of('gpp'))
    check(
      stated.every((place) => lawOf(visitorsIn(place)[0] ?? '').gpp !== undefined),
      'GPP is not used',
    );
  for (const { services } of of('runs'))
    check(
      services.every((id) => !held.some((one) => one.id === id)),
      'a service is said to run that is held back',
    );
  for (const { category, rule } of of('lead')) {
    check(
      (category === 'necessary') === (rule === 'withoutConsent') || rule !== 'withoutConsent',
      `${category}: ${rule}`,
    );
  }
  for (const { service, name, category, lifetime } of of('tracker')) {
    if (service === null) {
      check(name === cookieName(banner.id) && category === 'necessary', 'the own cookie has another name');
      const months = of('valid').flatMap((one) => one.months);
      const stays = lifetime.kind === 'period' ? lifetime.period.amount : 0;
      check(months.length === 0 || stays >= Math.max(...months), 'the own cookie stays longer than said');
      continue;
    }
    const place = parts.find(
      (part) => part.id === service && part.trackers.some((tracker) => tracker.name === name),
    )?.purpose;
    check(place === category, `L6 ${name} of ${service} is ${category} here and ${place} in the banner`);
    const entry = catalogue.find(service);
    const real = entry && usual(entry).trackers?.find((tracker) => tracker.name === name);
    const serves = categoryOf((real?.purposes ?? []).filter(isPurpose));
    if (category === 'necessary' && entry)
      check(
        real?.necessary !== undefined && serves !== 'measurement' && serves !== 'marketing',
        `L3 ${name} of ${service} is called necessary`,
      );
  }
  const named = new Set(of('recipients').map(({ service }) => service));
  for (const { id, selfHosted, category } of given.site.services) {
    check(selfHosted === true || named.has(id), `L4 ${id} is under the banner and no recipient`);
    if (category !== 'necessary' && !excepted.has(id))
      check(markOf(id) !== undefined, `L4 the banner does not know the host of ${id}`);
  }
  for (const id of named) {
    const known = given.site.services.some((service) => service.id === id);
    check(known, `L4 ${id} is a recipient that the banner does not know`);
  }
  for (const { service, companies } of of('recipients')) {
    const entry = catalogue.find(service);
    if (!entry?.provider) continue;
    const receive = receivingCompanies(usual(entry).provider, reachOn(given.facts, on));
    check(
      companies.every((name) => receive.some((one) => one.name === name)) || receive.length === 0,
      `L4 ${service}: ${companies.join(', ')}`,
    );
  }
  for (const { service, url } of of('opt-out')) {
    const entry = catalogue.find(service);
    check(entry === undefined || entry.links.optOut === url, `L5 ${service}: ${url}`);
  }
  const asked = held.filter(({ category }) => category !== 'necessary');
  const trackerless = new Set(of('trackerless').flatMap(({ services }) => services));
  for (const { id } of asked.filter((one) => !usesAny(one.id, documents)))
    check(trackerless.has(id), `L7 ${id} waits for a choice, and the documents do not say so`);
  for (const id of trackerless)
    check(
      held.some((one) => one.id === id),
      `${id} is said to wait and does not`,
    );
  if (asked.length > 0) {
    check(of('waits').length > 0 && of('control').length > 0, 'L7 the documents do not know the control of the banner');
    check(
      of('tracker').some(({ service }) => service === null),
      'L7 the banner’s own cookie is missing',
    );
    const said = new Set(of('signal').flatMap(({ places: stated }) => stated));
    const addressed = of('waits').flatMap(({ places: stated }) => stated);
    for (const place of addressed.filter((one) => lawOf(visitorsIn(one)[0] ?? '').gpc || banner.gpc))
      check(said.has(place), `L7 ${place}: the signal is honored and not mentioned`);
  }
  return lies;
}
