import { stateOf } from '@app/catalogue';
import { defaults, type Assumed, type AssumedCode, type Derived, type DerivedCode } from './assumed.ts';
import { bindsByContract } from './contracts.ts';
import { unstatedBases } from './permission-bases.ts';
import { asInBanner, askingOf } from './consent/asking.ts';
import type { Facts, ServiceFacts } from './facts.ts';
import { statesBasis, type ResolvedFacts } from './known.ts';
import type { Assume } from './assumed.ts';
import { bodyOf } from './regimes/body.ts';
import { reachOf } from './regimes/reach.ts';
import { applicableRegimes } from './regimes/regimes.ts';
import { transferLaws } from './regimes/transfers.ts';
import type { AppliedTermsProvision } from './regimes/terms.ts';
import { resolveActivity, withUnavoidable } from './resolve-activity.ts';
import { ownService, resolveService } from './resolve-service.ts';
import type { DocumentKind } from './tree.ts';
import { resolveNotice } from './resolve-notice.ts';
import { resolveProcessing } from './resolve-processing.ts';
import { resolveTerms } from './resolve-terms.ts';

/** Fills in everything the owner left out, and records each assumption. */
export function resolve(facts: Facts, on: string): ResolvedFacts {
  const assumed: Assumed[] = [];
  const derived: Derived[] = [];
  const assume: Assume = (code, path, value, values = {}) =>
    void (isDerived(code)
      ? derived.push({ code, path, value, values, from: defaults[code].from })
      : assumed.push({ code, path, value, values }));

  const applied = applicableRegimes(facts, on);
  const body = bodyOf(facts, applied);
  const regimes = applied.toSorted((a, b) => Number(b.id === body) - Number(a.id === body));
  const laws = {
    body,
    transfers: transferLaws(facts, body, regimes),
    us: regimes.some(({ id }) => id === 'us-states'),
  };
  const reach = reachOf(facts, regimes);
  const { areas, areaType, children: stated } = facts.audience ?? {};
  const directed = stated ?? (facts.ruledOut?.includes('children') ? false : undefined);
  if (!areas && !areaType) assume('audience.area', 'audience.areas', 'worldwide');
  if (directed === undefined) assume('audience.children', 'audience.children', 'no');
  const rightsEmail = facts.rightsContact?.email ?? facts.owner.email ?? '';
  const rightsUrl = facts.rightsContact?.url;
  if (!facts.rightsContact?.email && !rightsUrl) assume('rights-contact', 'rightsContact.email', rightsEmail);
  if (!facts.automatedDecisions) assume('automated-decisions', 'automatedDecisions', 'no');

  const hasBases = statesBasis({ body });
  const activities = withUnavoidable(facts.activities ?? [], assume).map((activity) =>
    resolveActivity(
      activity,
      { country: stateOf(facts.owner.country), hasBases, transfers: laws.transfers, on },
      assume,
    ),
  );
  const yearAgo = `${Number(on.slice(0, 4)) - 1}${on.slice(4)}`;
  const recent = facts.services.filter(({ endedOn }) => endedOn === undefined || endedOn >= yearAgo);
  const asking = askingOf(facts, regimes, on);
  const setting = { on, laws, reach, activities };
  const recentServices = recent.map((service) =>
    resolveService(asInBanner(service, asking), setting, states(service, facts) ? assume : () => undefined),
  );
  const used = recentServices.filter((service) => service.facts.endedOn === undefined);
  const services = used.filter((service) => !service.facts.hidden);
  if (laws.us) {
    if (facts.services.every(({ sells }) => sells === undefined)) assume('services.sells', 'services', 'no');
    assume('us.do-not-track', 'usStates', 'no');
  }
  const signing = used.filter(bindsByContract);
  if (hasBases && signing.length > 0 && facts.processorContracts === undefined) {
    assume('processors.contracts', 'processorContracts', 'yes', {
      services: signing.map(({ name }) => name).join(', '),
    });
  }
  for (const permission of hasBases ? unstatedBases(facts) : []) {
    assume('permission.basis', `permissionBases.${permission}`, 'consent', { permission });
  }
  const children = directed ?? false;
  const terms = resolveTerms(facts, on, assume);
  const notice = resolveNotice(facts, terms, assume);
  const itself = ownService(facts);
  const own = itself && resolveService(asInBanner(itself, asking), setting, () => undefined);
  const processing = resolveProcessing(facts, assume);
  const named = { services, used, own, recentServices, activities };
  const others = { terms, notice, processing };
  return { facts, on, regimes, body, ...named, children, asking, ...others, rightsEmail, rightsUrl, assumed, derived };
}

/** Whether a document states what is assumed of a service: by itself, or of its alternates, of which nothing else is assumed. */
function states({ id, endedOn, hidden, alternateOf }: ServiceFacts, { services }: Facts): boolean {
  if (endedOn !== undefined || alternateOf !== undefined) return false;
  return !hidden || services.some((service) => service.alternateOf === id);
}

function isDerived(code: AssumedCode | DerivedCode): code is DerivedCode {
  return 'from' in defaults[code];
}

/** Assumptions that a kind of document states about these facts on a day. */
export function assumedFacts(facts: Facts, on: string, kind: DocumentKind): readonly Assumed[] {
  return resolve(facts, on).assumed.filter(({ code }) => speaksOf(kind, code));
}

/** Statements of a kind of document that follow from other facts on a day. */
export function derivedFacts(facts: Facts, on: string, kind: DocumentKind): readonly Derived[] {
  return resolve(facts, on).derived.filter(({ code }) => speaksOf(kind, code));
}

/** The provisions of individual laws that apply to a site's terms on a day, in addition to European law. */
export function termsProvisions(facts: Facts, on: string): readonly AppliedTermsProvision[] {
  return resolve(facts, on).terms.provisions;
}

/** Codes of assumptions that a cookie policy states too. */
const inCookiePolicy = /^(?:audience\.area|rights-contact|service\.(?:provider|legal-basis))$/;

/** The beginnings of codes that only one kind of document states. */
const ofOneKind = {
  terms_and_conditions: 'terms.',
  legal_notice: 'notice.',
  data_processing_agreement: 'processing.',
} as const satisfies Partial<Record<DocumentKind, string>>;

function speaksOf(kind: DocumentKind, code: AssumedCode | DerivedCode): boolean {
  if (kind === 'cookie_policy') return inCookiePolicy.test(code);
  if (kind !== 'privacy_policy') return code.startsWith(ofOneKind[kind]);
  return !Object.values(ofOneKind).some((beginning) => code.startsWith(beginning));
}
