import { isProcessor, retentionLawOf, stateOf } from '@app/catalogue';
import { statesBasis, waitsForChoice, withOwnUsed, type KnownService, type ResolvedFacts } from '../known.ts';
import { serviceIdOf } from '../alternate-id.ts';
import { bindsByContract } from '../contracts.ts';
import { lacksLifetimes } from '../lifetimes.ts';
import { answer, namesOf, recipientOf, rulingOut, withActivity, yesNo, yesOrNo, type Question } from './question.ts';

// How the site runs: its host, logs, trackers and contracts.

const hostPurposes: ReadonlySet<string> = new Set(['hosting', 'site-platform']);

function hostsOf({ used }: ResolvedFacts): readonly KnownService[] {
  return used.filter(({ purposes, facts }) => !facts.selfHosted && purposes.some((each) => hostPurposes.has(each)));
}

function visitOf({ activities }: ResolvedFacts) {
  return activities.find(({ kind }) => kind === 'visit');
}

/** Who hosts the site. GDPR Art. 13(1)(e). */
const hosting: Question = {
  id: 'hosting',
  kinds: ['privacy_policy'],
  writes: 'activities.visit.recipients',
  isAsked: () => true,
  choices: (known) => [
    ...(hostsOf(known).length > 0 ? [{ id: 'services', values: namesOf(hostsOf(known)) }] : []),
    { id: 'other', takes: 'company' },
    { id: 'own' },
  ],
  stated: (known) => {
    const [recipient] = visitOf(known)?.recipients ?? [];
    if (recipient) return { choice: 'other', ...recipient };
    if (known.facts.ruledOut?.includes('hosting')) return answer('own');
    const visit = visitOf(known)?.id;
    return hostsOf(known).some(({ facts }) => visit && facts.serves?.includes(visit)) ? answer('services') : undefined;
  },
  proposes: (known) => {
    const hosts = hostsOf(known);
    return hosts.length > 0 ? { answer: answer('services'), because: 'services', values: namesOf(hosts) } : undefined;
  },
  answers: (known, given) => {
    const { facts } = known;
    const visit = visitOf(known)?.id ?? 'visit';
    const activities = withActivity(facts, 'visit', { recipients: recipientOf(given) });
    if (given.choice === 'other') return { settings: { activities, ruledOut: rulingOut(facts, [], ['hosting']) } };
    if (given.choice === 'own') return { settings: { activities, ruledOut: rulingOut(facts, ['hosting']) } };
    const serving = hostsOf(known).map(({ id, serves }) => [
      id,
      { serves: [...new Set([visit, ...serves.map((each) => each.id)])] },
    ]);
    return {
      settings: { activities, ruledOut: rulingOut(facts, [], ['hosting']) },
      services: Object.fromEntries(serving),
    };
  },
};

const usualLogs = { amount: 14, unit: 'day' } as const;

/** How long access logs stay. GDPR Art. 13(2)(a). */
const logs: Question = {
  id: 'logs',
  kinds: ['privacy_policy'],
  writes: 'activities.visit.retention',
  // What the law demands is not asked for.
  isAsked: (known) => !logLaws(known).some(({ effect }) => effect === 'duty'),
  choices: (known) => {
    const laws = logLaws(known);
    return [
      ...(laws.length > 0 ? [{ id: 'law', values: { statute: laws.map(({ statute }) => statute).join('; ') } }] : []),
      { id: 'period', takes: 'period' },
      { id: 'own', leadsTo: 'activities.visit' },
    ];
  },
  stated: ({ facts }) => {
    const retention = facts.activities?.find(({ kind }) => kind === 'visit')?.retention;
    return retention && { choice: retention.kind, ...(retention.kind === 'period' && { period: retention.period }) };
  },
  proposes: (known) => {
    const [law] = logLaws(known);
    if (law) return { answer: answer('law'), because: 'law', values: { statute: law.statute } };
    const host = hostsOf(known).find(({ facts }) => facts.usualRetention);
    const period = host?.facts.usualRetention;
    if (host && period) return { answer: { choice: 'period', period }, because: 'provider', values: namesOf([host]) };
    return { answer: { choice: 'period', period: usualLogs }, because: 'usualLogs' };
  },
  answers: ({ facts }, { choice, period = usualLogs }) => {
    const retention = choice === 'law' ? ({ kind: 'law' } as const) : ({ kind: 'period', period } as const);
    return { settings: { activities: withActivity(facts, 'visit', { retention }) } };
  },
};

function logLaws({ facts }: ResolvedFacts) {
  return retentionLawOf(stateOf(facts.owner.country), 'visit');
}

/** Who asks visitors about trackers. Directive 2002/58/EC Art. 5(3). */
const consent: Question = {
  id: 'consent',
  kinds: ['privacy_policy', 'cookie_policy'],
  writes: 'consentBy',
  isAsked: (known) => withOwnUsed(known).some(waitsForChoice),
  choices: () => [{ id: 'banner' }, { id: 'other', takes: 'product' }, { id: 'nobody' }],
  stated: ({ facts: { consentBy } }) =>
    consentBy && { choice: consentBy.by, ...(consentBy.by === 'other' && { name: consentBy.product }) },
  proposes: ({ used }) => {
    const product = used.find(({ purposes }) => purposes[0] === 'consent-management');
    return product
      ? { answer: { choice: 'other', name: product.name }, because: 'services', values: namesOf([product]) }
      : { answer: answer('banner'), because: 'ownBanner' };
  },
  answers: ({ facts }, { choice, name }) => {
    if (choice !== 'other') return { settings: { consentBy: { by: choice === 'banner' ? 'banner' : 'nobody' } } };
    const before = facts.consentBy?.by === 'other' ? facts.consentBy : {};
    return { settings: { consentBy: { ...before, by: 'other', ...(name && { product: name }) } } };
  },
};

/** Whether the contracts with processors are concluded. GDPR Art. 28(3), 46(2)(c). */
const contracts: Question = {
  id: 'contracts',
  kinds: ['privacy_policy'],
  writes: 'processorContracts',
  isAsked: (known) => statesBasis(known) && known.used.some(bindsByContract),
  choices: yesNo,
  stated: ({ facts }) => yesOrNo(facts.processorContracts),
  proposes: ({ used }) => {
    const binding = used.filter(bindsByContract);
    const unknown = binding.filter(({ facts }) => isProcessor(facts.provider.role) && !facts.contractUrl);
    return unknown.length > 0
      ? { answer: answer('no'), because: 'noContract', values: namesOf(unknown) }
      : { answer: answer('yes'), because: 'contracts', values: namesOf(binding) };
  },
  answers: (_, { choice }) => ({ settings: { processorContracts: choice === 'yes' } }),
};

/** What the documents say of lifetimes that nobody knows. CJEU C-673/17; GDPR Art. 13(2)(a); rule P10. */
const lifetimes: Question = {
  id: 'lifetimes',
  kinds: ['privacy_policy', 'cookie_policy'],
  writes: 'services',
  isAsked: (known) => known.used.some(lacksLifetimes),
  choices: (known) => {
    const [first] = known.used.filter(lacksLifetimes);
    return [{ id: 'criteria' }, { id: 'own', leadsTo: `services.${first ? serviceIdOf(first.facts) : ''}.trackers` }];
  },
  stated: ({ used }) =>
    used.filter(lacksLifetimes).every(({ facts }) => facts.lifetimesAcknowledged) ? answer('criteria') : undefined,
  proposes: ({ used }) => ({
    answer: answer('criteria'),
    because: 'lifetimes',
    values: namesOf(used.filter(lacksLifetimes)),
  }),
  answers: ({ used }) => ({
    services: Object.fromEntries(used.filter(lacksLifetimes).map(({ id }) => [id, { lifetimesAcknowledged: true }])),
  }),
};

export const running: readonly Question[] = [hosting, logs, consent, contracts, lifetimes];
