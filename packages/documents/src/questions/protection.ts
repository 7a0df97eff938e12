import { specialCategories, type Permission } from '@app/catalogue';
import type { ActivityFacts, ActivityKind } from '../facts.ts';
import type { ResolvedFacts } from '../known.ts';
import { sensitiveOf } from '../permission-bases.ts';
import { creditors } from './dealings.ts';
import { answer, isRuledOut, namesOf, rulingOut, withActivity, yesNo, yesOrNo, type Question } from './question.ts';

// What needs special protection: children, sensitive data, decisions by machines.

/** The age below which the COPPA Rule protects children. 16 CFR § 312.2. */
const coppaAge = 13;

/** Whether the site is directed at children. GDPR Art. 8; COPPA Rule, 16 CFR § 312.2. */
const children: Question = {
  id: 'children',
  kinds: ['privacy_policy'],
  writes: 'audience.children',
  isAsked: () => true,
  choices: yesNo,
  stated: (known) => yesOrNo(known.facts.audience?.children ?? (isRuledOut(known, 'children') ? false : undefined)),
  proposes: ({ facts: { audience } }) => {
    const age = audience?.minimumAge;
    if (age === undefined) return { answer: answer('no'), because: 'noSign' };
    return { answer: answer(age < coppaAge ? 'yes' : 'no'), because: 'age', values: { age: String(age) } };
  },
  answers: ({ facts }, { choice }) => {
    const directed = choice === 'yes';
    const ruledOut = directed ? rulingOut(facts, [], ['children']) : rulingOut(facts, ['children']);
    return { children: directed, settings: { ruledOut } };
  },
};

const isSpecial: ReadonlySet<string> = new Set(specialCategories);

/** Where health data is most likely given, if it is. */
const likely = ['bookings', 'account', 'orders', 'contact'] as const satisfies ActivityKind[];

function likelyActivity({ activities }: ResolvedFacts): (typeof likely)[number] {
  return likely.find((kind) => activities.some((activity) => activity.kind === kind)) ?? 'contact';
}

/** Data about health and other special categories. GDPR Art. 9; Washington RCW 19.373. */
const special: Question = {
  id: 'special-categories',
  kinds: ['privacy_policy'],
  writes: 'activities',
  isAsked: () => true,
  choices: (known) => [
    { id: 'none' },
    { id: 'health', values: { activity: likelyActivity(known) } },
    { id: 'others', leadsTo: 'activities' },
  ],
  stated: (known) => {
    const named = [...known.activities, ...known.used].flatMap(({ sensitiveData }) => sensitiveData);
    const found = named.filter((each) => isSpecial.has(each));
    if (found.length === 0 && isRuledOut(known, 'special-categories')) return answer('none');
    if (found.length === 0 && !known.facts.permissions?.includes('health')) return undefined;
    return answer(found.every((each) => each === 'health') ? 'health' : 'others');
  },
  proposes: () => ({ answer: answer('none'), because: 'noSign' }),
  answers: (known, { choice }) => {
    const { facts } = known;
    if (choice === 'none') return { settings: { ruledOut: rulingOut(facts, ['special-categories']) } };
    const kind = likelyActivity(known);
    const before = facts.activities?.find((activity) => activity.kind === kind);
    const change: Partial<ActivityFacts> = {
      sensitiveData: [...new Set([...(before?.sensitiveData ?? []), 'health' as const])],
      sensitiveCondition: before?.sensitiveCondition ?? 'explicit-consent',
    };
    return {
      settings: {
        activities: withActivity(facts, kind, change),
        ruledOut: rulingOut(facts, [], ['special-categories']),
      },
    };
  },
};

const located: ReadonlySet<string> = new Set(['maps', 'location-lookup']);

/** The precise location of people on a website. An app has permissions for it. CCPA § 1798.140(ae); GDPR Art. 13(1)(c). */
const location: Question = {
  id: 'location',
  kinds: ['privacy_policy'],
  writes: 'activities',
  isAsked: ({ facts, used }) =>
    facts.site.type === 'Site' && used.some(({ purposes }) => purposes.some((each) => located.has(each))),
  choices: () => [{ id: 'no' }, { id: 'yes', leadsTo: 'activities' }],
  stated: (known) => {
    if (known.activities.some(({ dataTypes }) => dataTypes.includes('precise-location'))) return answer('yes');
    return isRuledOut(known, 'precise-location') ? answer('no') : undefined;
  },
  proposes: ({ used }) => {
    const showing = used.filter(({ purposes }) => purposes.some((each) => located.has(each)));
    return { answer: answer('no'), because: 'mapsOnly', values: namesOf(showing) };
  },
  answers: ({ facts }) => ({ settings: { ruledOut: rulingOut(facts, ['precise-location']) } }),
};

/** The legal basis of what sensitive permissions open. GDPR Art. 6(1), 9(2)(a); LGPD Art. 11; Washington RCW 19.373.030. */
const permissions: Question = {
  id: 'permissions',
  kinds: ['privacy_policy'],
  writes: 'permissionBases',
  isAsked: (known) => sensitiveOf(known).length > 0,
  choices: () => [{ id: 'consent' }, { id: 'contract' }],
  stated: (known) => {
    const bases = sensitiveOf(known).map((permission) => known.facts.permissionBases?.[permission]);
    if (bases.includes(undefined)) return undefined;
    return answer(bases.every((basis) => basis === 'consent') ? 'consent' : 'contract');
  },
  proposes: () => ({ answer: answer('consent'), because: 'deviceAsks' }),
  answers: (known, { choice }) => {
    // Special categories need consent whatever the contract says.
    const basisOf = (permission: Permission) =>
      choice === 'contract' && permission !== 'health' ? 'contract' : 'consent';
    const bases = sensitiveOf(known).map((permission) => [permission, basisOf(permission)]);
    return { settings: { permissionBases: { ...known.facts.permissionBases, ...Object.fromEntries(bases) } } };
  },
};

/** Decisions by machines alone. GDPR Art. 13(2)(f), 22. */
const decisions: Question = {
  id: 'decisions',
  kinds: ['privacy_policy'],
  writes: 'automatedDecisions',
  isAsked: () => true,
  choices: () => [{ id: 'no' }, { id: 'yes', leadsTo: 'automatedDecisions' }],
  stated: ({ facts }) => yesOrNo(facts.automatedDecisions?.made),
  proposes: (known) => {
    const providers = creditors(known);
    return providers.length > 0
      ? { answer: answer('no'), because: 'providerDecides', values: namesOf(providers) }
      : { answer: answer('no'), because: 'noSign' };
  },
  answers: () => ({ settings: { automatedDecisions: { made: false } } }),
};

export const protection: readonly Question[] = [children, special, location, permissions, decisions];
