import { searchWords } from '../../apps/server/src/features/consent-records/rules.ts';

/** The number of sites. The first has six of ten consents; the popularity of the others falls with their rank. */
export const sites = 40;
const accounts = 12;
const shareOfFirst = 0.6;

const idOf = (kind: string, number: number) => `01890a5d-ac96-7${kind}-8000-${number.toString(16).padStart(12, '0')}`;
export const siteIdOf = (site: number): string => idOf('200', site);
export const accountIdOf = (site: number): string => idOf('100', site % accounts);

/** A uniform pseudorandom number from 0 to 1, the same for the same arguments. */
export function chance(number: number, salt: number): number {
  return bits(number, salt) / 2 ** 32;
}

/** A 32-bit hash, using the finalizer of MurmurHash3. */
export function bits(number: number, salt: number): number {
  let mixed = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const weights = Array.from({ length: sites - 1 }, (_, rank) => 1 / (rank + 1));
const total = weights.reduce((sum, each) => sum + each, 0);

function siteAt(share: number): number {
  if (share < shareOfFirst) return 0;
  let below = shareOfFirst;
  const place = weights.findIndex((weight) => (below += ((1 - shareOfFirst) * weight) / total) >= share);
  return place < 0 ? sites - 1 : place + 1;
}

/** An item of a list, the first far more often than the last. */
export function skewed<Item>(items: readonly Item[], share: number): Item {
  return items[Math.floor(items.length * share ** 2.5)] as Item;
}

const firstNames = (
  'Maria Anna Giulia Sofia Marco Luca Andrea Francesco Peter Thomas Michael Stefan Sabine Petra Claudia Jean Pierre ' +
  'Camille Élodie Zoé José Carlos Lucía Ana João Pedro Inês Jan Piet Sanne Lars Astrid Olga Dmitri Katarzyna Piotr ' +
  'Emma Olivia Noah Liam Mehmet Ayşe Yuki Chloë'
).split(' ');
const syllables =
  'ba be bo ca co da de fi ga go ka la le li lo ma me mi mo na ne ni no pa ra re ri ro sa se ta ti'.split(' ');
const commonNames =
  'Rossi Müller Martin García Silva Bianchi Schmidt Ferrari Dubois Jansen Novak Schneider Weber'.split(' ');
/** The most common names, followed by some thirty thousand rare ones. */
const lastNames = [
  ...commonNames,
  ...syllables.flatMap((one) =>
    syllables.flatMap((two) => syllables.map((three) => one.toUpperCase().charAt(0) + one.slice(1) + two + three)),
  ),
];
const domains = 'webmail.example post.example inbox.example mailbox.example firma.example studio.example'.split(' ');
const topics = 'garden kitchen travel music cinema sports books fashion photography astronomy'.split(' ');

export type Somebody = {
  readonly site: number;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly verified: boolean;
  readonly preferences: Readonly<Record<string, boolean | string>>;
};

const plain = (name: string) => name.normalize('NFKD').replace(/[^\w]/g, '').toLowerCase();

/** The person with this number: always the same. */
export function somebody(number: number): Somebody {
  const of = (salt: number) => chance(number, salt);
  const [first, last] = [skewed(firstNames, of(2)), skewed(lastNames, of(3))];
  const named = of(4);
  const known = of(5);
  const domain = of(6) < 0.9 ? skewed(domains, of(7)) : `${plain(skewed(lastNames, of(8)))}.example`;
  return {
    site: siteAt(of(1)),
    externalId: known < 0.4 ? `u-${number}` : null,
    email: known < 0.3 || known >= 0.45 ? `${plain(first)}.${plain(last)}${number % 1000}@${domain}` : null,
    firstName: named < 0.6 ? first : null,
    lastName: named < 0.6 ? last : null,
    fullName: named >= 0.6 && named < 0.85 ? `${first} ${last}` : null,
    verified: of(9) < 0.15,
    preferences: {
      newsletter: of(10) < 0.6,
      ...(of(11) < 0.5 && { offers: of(12) < 0.3 }),
      ...(of(13) < 0.3 && { topic: skewed(topics, of(14)) }),
    },
  };
}

/** The person's own data, as in the record. */
export function subjectOf({ externalId, email, firstName, lastName, fullName }: Somebody): Record<string, string> {
  return {
    ...(email && { email }),
    ...(firstName && { first_name: firstName }),
    ...(fullName && { full_name: fullName }),
    ...(externalId && { id: externalId }),
    ...(lastName && { last_name: lastName }),
  };
}

export function wordsOf(person: Somebody): readonly string[] {
  const { site, preferences } = person;
  return searchWords(siteIdOf(site), { subject: subjectOf(person), preferences });
}
