import { createElement as h } from 'react';
import { Candor, CandorProvider, Embed, Gate, PrivacyChoices, useConsent } from '../../../packages/react/src/index.ts';

/** An app as a customer would write it, rendered on the server and in the browser. */
export function app(base: string, siteId: string) {
  return h(
    CandorProvider,
    { siteId, base },
    h(Candor.Script, { purpose: 'measurement' }, 'globalThis.counted = (globalThis.counted ?? 0) + 1'),
    h(Gate, { purpose: 'marketing', fallback: h('p', {}, 'Nothing yet') }, h('p', {}, 'An offer')),
    h(Embed, { purpose: 'experience', service: 'Rides', src: `${base}/frame`, title: 'A ride' }),
    h(State),
    h(PrivacyChoices, {}),
  );
}

function State() {
  const { ready, choice } = useConsent();
  return h('output', {}, ready ? (choice?.action ?? 'open') : 'waiting');
}
