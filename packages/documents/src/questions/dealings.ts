import type { ActivityFacts, ActivityKind } from '../facts.ts';
import { needsBasis, type KnownService, type ResolvedFacts } from '../known.ts';
import {
  answer,
  isRuledOut,
  namesOf,
  rulingOut,
  withActivity,
  withoutActivity,
  yesNo,
  yesOrNo,
  type Answer,
  type FactsChange,
  type Question,
} from './question.ts';

// What the site does with its customers and users.

const has = ({ activities }: ResolvedFacts, ...kinds: readonly ActivityKind[]) =>
  activities.some(({ kind }) => kinds.includes(kind));

const withPurpose = ({ used }: ResolvedFacts, ...wanted: readonly string[]) =>
  used.filter(({ purposes }) => purposes.some((purpose) => wanted.includes(purpose)));

const decidesItself = ({ facts: { provider } }: KnownService) =>
  provider.role === 'controller' || provider.role === 'joint-controller';

type Optional = ActivityKind & NonNullable<ResolvedFacts['facts']['ruledOut']>[number];

/** An activity that a site has or, as its owner states, has not. */
function statedActivity(known: ResolvedFacts, kind: Optional): Answer | undefined {
  return yesOrNo(has(known, kind) ? true : isRuledOut(known, kind) ? false : undefined);
}

function answeredActivity({ facts }: ResolvedFacts, kind: Optional, { choice }: Answer): FactsChange {
  return choice === 'yes'
    ? { settings: { activities: withActivity(facts, kind), ruledOut: rulingOut(facts, [], [kind]) } }
    : { settings: { activities: withoutActivity(facts, kind), ruledOut: rulingOut(facts, [kind]) } };
}

const mailing = ['newsletter', 'customer-advertising', 'supporter-messages'] as const satisfies ActivityKind[];

/** Whether opening and clicking newsletters is measured. Directive 2002/58/EC Art. 5(3). */
const newsletter: Question = {
  id: 'newsletter',
  kinds: ['privacy_policy'],
  writes: 'activities.newsletter.measured',
  isAsked: (known) => has(known, ...mailing),
  choices: yesNo,
  stated: ({ facts: { activities = [] } }) => {
    const sending = activities.filter(({ kind }) => mailing.some((each) => each === kind));
    if (sending.some(({ measured }) => measured === undefined)) return undefined;
    return yesOrNo(sending.some(({ measured }) => measured));
  },
  proposes: (known) => {
    const senders = withPurpose(known, 'email-marketing');
    return senders.length > 0
      ? { answer: answer('yes'), because: 'measures', values: namesOf(senders) }
      : { answer: answer('no'), because: 'noService' };
  },
  answers: ({ facts: { activities = [] } }, { choice }) => ({
    settings: {
      activities: activities.map((activity) =>
        mailing.some((kind) => kind === activity.kind) ? { ...activity, measured: choice === 'yes' } : activity,
      ),
    },
  }),
};

/** Advertising to customers without their consent. Directive 2002/58/EC Art. 13(2). */
const advertising: Question = {
  id: 'advertising',
  kinds: ['privacy_policy'],
  writes: 'activities',
  isAsked: (known) =>
    needsBasis(known) &&
    has(known, 'orders') &&
    (has(known, ...mailing) || withPurpose(known, 'email-marketing').length > 0),
  choices: yesNo,
  stated: (known) => statedActivity(known, 'customer-advertising'),
  proposes: () => ({ answer: answer('no'), because: 'subscribed' }),
  answers: (known, given) => answeredActivity(known, 'customer-advertising', given),
};

/** Payment services that decide on their own whether somebody may pay later. CJEU C-634/21. */
export function creditors(known: ResolvedFacts): readonly KnownService[] {
  return withPurpose(known, 'payments').filter(decidesItself);
}

const onCredit: ReadonlySet<string> = new Set(['invoice', 'direct-debit']);

/** Whether the owner checks the credit of customers. GDPR Art. 14, 22; CJEU C-634/21. */
const creditCheck: Question = {
  id: 'credit-check',
  kinds: ['privacy_policy'],
  writes: 'activities',
  isAsked: (known) =>
    statedActivity(known, 'credit-check') !== undefined ||
    (has(known, 'orders', 'bookings') && (creditors(known).length > 0 || sellsOnCredit(known))),
  choices: yesNo,
  stated: (known) => statedActivity(known, 'credit-check'),
  proposes: (known) => {
    const providers = creditors(known);
    return providers.length > 0
      ? { answer: answer('no'), because: 'providerChecks', values: namesOf(providers) }
      : { answer: answer('yes'), because: 'invoice' };
  },
  answers: (known, given) => answeredActivity(known, 'credit-check', given),
};

function sellsOnCredit({ facts: { terms } }: ResolvedFacts): boolean {
  return terms?.payment?.some((way) => onCredit.has(way)) ?? false;
}

/** Sign-in through others, who then send data about people. GDPR Art. 14; rule P2. */
const signIn: Question = {
  id: 'sign-in',
  kinds: ['privacy_policy'],
  writes: 'activities',
  isAsked: (known) => has(known, 'account', 'social-sign-in') || withPurpose(known, 'authentication').length > 0,
  choices: yesNo,
  stated: (known) => statedActivity(known, 'social-sign-in'),
  proposes: (known) => {
    const others = withPurpose(known, 'authentication').filter(decidesItself);
    return others.length > 0
      ? { answer: answer('yes'), because: 'services', values: namesOf(others) }
      : { answer: answer('no'), because: 'noService' };
  },
  answers: (known, given) => answeredActivity(known, 'social-sign-in', given),
};

const aiKinds = ['ai-features', 'ai-training'] as const;
const speaksByMachine = /\b(?:AI|GPT|chatbot|chatkit)\b/i;

/** Features with artificial intelligence, and training with data of people. GDPR Art. 13(1)(c); Regulation (EU) 2024/1689 Art. 50. */
const ai: Question = {
  id: 'ai',
  kinds: ['privacy_policy'],
  writes: 'activities',
  isAsked: () => true,
  choices: () => [{ id: 'none' }, { id: 'features' }, { id: 'training' }, { id: 'both' }],
  stated: (known) => {
    const [features, training] = aiKinds.map((kind) => has(known, kind));
    if (features || training) return answer(features && training ? 'both' : features ? 'features' : 'training');
    return isRuledOut(known, ...aiKinds) ? answer('none') : undefined;
  },
  proposes: (known) => {
    const machines = withPurpose(known, 'live-chat', 'customer-support').filter(({ name }) =>
      speaksByMachine.test(name),
    );
    return machines.length > 0
      ? { answer: answer('features'), because: 'services', values: namesOf(machines) }
      : { answer: answer('none'), because: 'noService' };
  },
  answers: ({ facts }, { choice }) => {
    const wanted = aiKinds.filter((kind) => choice === 'both' || kind === `ai-${choice}`);
    const others = aiKinds.filter((kind) => !wanted.includes(kind));
    const activities = wanted.reduce<readonly ActivityFacts[]>(
      (before, kind) => withActivity({ ...facts, activities: before }, kind),
      withoutActivity(facts, ...others),
    );
    return { settings: { activities, ruledOut: rulingOut(facts, others, wanted) } };
  },
};

export const dealings: readonly Question[] = [newsletter, advertising, creditCheck, signIn, ai];
