/** The offer of a better plan, where something asked for is not part of the one there is. */
export const billing = {
  goPro: {
    title: 'More than your plan includes',
    add_service: 'Your plan holds a set number of services in a document. With a larger plan there is no such limit.',
    add_pro_services: 'Services for advertising across sites are part of the paid plans.',
    other: 'What you asked for is part of a larger plan.',
    service: 'You wanted to add: %{service}',
    plan: 'Your plan',
    plans: { free: 'Free', pro: 'Pro', ultra: 'Ultra', 'self-hosted': 'Self-hosted' },
    limit: 'Services in a document',
    unlimited: 'No limit',
    proServices: 'PRO services',
    included: 'Included',
    notIncluded: 'Not included',
    askTitle: 'How to get it',
    ask: 'Plans cannot be bought here yet. Ask the operator of this installation, who can change your plan at once.',
    unlocked: 'Nothing is locked here: your plan includes this already.',
    back: 'Back',
  },
} as const;
