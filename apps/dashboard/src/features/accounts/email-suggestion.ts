import { isLabel, isTopLevelDomain, labelsOf } from '@app/contract/fields/host.ts';
import { mailProviders, usualEnds } from '@app/contract/mail-providers.ts';

// The maximum number of typos in a domain.
const threshold = 2;

// These top-level domains exist, but after a provider's name they are usually truncated forms of com and net.
const halfTyped = new Set(['co', 'cm', 'om', 'ne', 'et']);

/**
 * The complete address that was probably meant; `undefined` if there seems to be no typo: `ann@gmial.com` is `ann@gmail.com`,
 * `ann@company.con` is `ann@company.com`.
 */
export function suggestEmail(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const labels = labelsOf(domain);
  if (at < 1 || labels.length < 2 || !labels.every(isLabel) || mailProviders.includes(domain)) return undefined;

  const meant = nearestProvider(domain, labels) ?? withNearestEnd(labels);
  return meant === undefined ? undefined : `${address.slice(0, at)}@${meant}`;
}

function nearestProvider(domain: string, labels: readonly string[]): string | undefined {
  const [name = ''] = labels;
  const end = labels.at(-1) ?? '';
  const endStands = isTopLevelDomain(end) && !halfTyped.has(end);
  return nearest(
    domain,
    mailProviders.filter((provider) => mayBeMeant(provider, name, endStands)),
  );
}

/**
 * Short provider names are not corrected, since two typos can turn them into another word; nor is a known name with another
 * existing top-level domain, which may be in a country missing from our list.
 */
function mayBeMeant(provider: string, name: string, endStands: boolean): boolean {
  const known = provider.slice(0, provider.indexOf('.'));
  return known === name ? !endStands : known.length >= 5;
}

// The rest of a domain is never corrected, because company names can be anything.
function withNearestEnd(labels: readonly string[]): string | undefined {
  const end = labels.at(-1) ?? '';
  const meant = isTopLevelDomain(end) ? undefined : nearest(end, usualEnds);
  return meant && [...labels.slice(0, -1), meant].join('.');
}

/**
 * The candidate with the fewest typos, the first of several; none with more than the threshold, or in more than half of the
 * word.
 */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  const most = Math.min(threshold, Math.floor(word.length / 2));
  const measured = candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= most)
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) }));
  const fewest = Math.min(most, ...measured.map(({ slips }) => slips));
  return measured.find(({ slips }) => slips === fewest)?.candidate;
}

/**
 * The number of typos between two words: an extra letter, a missing one, a wrong one, or two swapped neighbors (the optimal
 * string alignment distance).
 */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + wrong,
        exchanged ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
