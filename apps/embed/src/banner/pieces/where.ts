// Looks up the regime of the visitor's country. The strictest regime applies until then.
import { expiresAt } from '@app/consent';
import { now } from '../cookie.ts';
import { given } from '../joint.ts';

declare const $its: Readonly<Record<string, number>>;

/** How long the banner waits for the country, in milliseconds. */
const patience = 800;

$first.push(async (joint) => {
  const { last } = joint;
  const law = given[6][joint.place];
  // A choice stays under the regime in which it was made.
  if (last && law?.at === last.regime && now() < expiresAt(last, law)) return;
  const country = await fetch(`${given[1]}/e/where`, { credentials: 'omit', signal: AbortSignal.timeout(patience) })
    .then((answer) => answer.text())
    .catch(() => '');
  joint.place = $its[country] ?? $its[country.slice(0, 2)] ?? 0;
});
