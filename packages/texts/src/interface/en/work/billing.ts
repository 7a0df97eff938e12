/** The offer of a better plan, where something asked for is not part of the one there is. */
export const billing = {
  goPro: {
    title: 'Not included in your plan',
    add_service: 'Your plan limits the number of services per document. Larger plans have no limit.',
    add_pro_services: 'Cross-site advertising services require a paid plan.',
    other: 'This requires a larger plan.',
    service: 'Requested service: %{service}',
    plan: 'Your plan',
    plans: { free: 'Free', pro: 'Pro', ultra: 'Ultra', 'self-hosted': 'Self-hosted' },
    limit: 'Services per document',
    unlimited: 'Unlimited',
    proServices: 'PRO services',
    included: 'Included',
    notIncluded: 'Not included',
    askTitle: 'How to upgrade',
    ask: 'You cannot buy plans here yet. Ask the operator of this installation to change your plan.',
    unlocked: 'Your plan already includes this.',
    back: 'Back',
  },
} as const;
