import { createElement as h, useState } from 'react';
import { Candor, CandorProvider, Embed, Gate, PrivacyChoices, useConsent } from '../../../packages/react/src/index.ts';

/** An app as a customer would write it, rendered on the server and in the browser. */
export function app(base: string, siteId: string) {
  return h(
    CandorProvider,
    { siteId, base },
    h(Candor.Script, { purpose: 'measurement' }, 'globalThis.counted = (globalThis.counted ?? 0) + 1'),
    h(Gate, { purpose: 'marketing', fallback: h('p', {}, 'Nothing yet') }, h('p', {}, 'An offer')),
    h(Embed, { purpose: 'experience', service: 'Rides', src: `${base}/frame`, title: 'A ride' }),
    h(Remounted, { src: `${base}/remounted.js` }),
    h(State),
    h(PrivacyChoices, {}),
  );
}

function State() {
  const { ready, choice } = useConsent();
  return h('output', {}, ready ? (choice?.action ?? 'open') : 'waiting');
}

/** A script whose component comes and goes. */
function Remounted({ src }: { readonly src: string }) {
  const [isShown, setShown] = useState(true);
  return h(
    'section',
    {},
    h('button', { type: 'button', onClick: () => setShown(!isShown) }, isShown ? 'Take away' : 'Bring back'),
    isShown && h(Candor.Script, { purpose: 'measurement', src }),
  );
}
