import { randomBytes } from 'node:crypto';
import { once, get, type Attack } from './attack.ts';

const random = () => randomBytes(5).toString('hex');
const oneOf = <Item>(all: readonly Item[], n: number): Item | undefined => all[n % all.length];
const formats = ['', '.md', '.txt', '.json'] as const;
const cookie = once(() => 'c'.repeat(7000));

export const pageAttacks: readonly Attack[] = [
  {
    name: 'comparisons of versions of a document of a megabyte',
    addresses: 60,
    perSecond: 4,
    request({ longId, versions, languages }, n) {
      const [from, to] = [1 + (n % versions), 1 + ((n * 7 + 3) % versions)];
      return get(`/privacy-policy/${longId}/versions?from=${from}&to=${to}&lang=${oneOf(languages, n >> 3)}`);
    },
  },
  {
    name: 'the same pages at addresses that are made up',
    addresses: 120,
    perSecond: 120,
    request: ({ publicId, longId }, n) =>
      get(
        oneOf(
          [
            `/privacy-policy/${longId}/full-legal?x=${random()}`,
            `/privacy-policy/${publicId}?lang=en&y=${random()}`,
            `/embed/cs/${publicId}.js?v=${random()}`,
            `/embed/frame.js?v=${random()}`,
            `/privacy-policy/${longId}?theme=${random()}&lang=de-${random()}`.slice(0, 250),
          ],
          n,
        ) ?? '',
        { 'accept-encoding': 'br, gzip' },
      ),
  },
  {
    name: 'every version in every language and form',
    addresses: 60,
    perSecond: 12,
    request({ longId, versions, languages }, n) {
      const [version, language] = [1 + (n % versions), oneOf(languages, n >> 2)];
      const variant = n % 2 ? 'complete' : 'simplified';
      return get(
        `/privacy-policy/${longId}/versions/${version}${oneOf(formats, n)}?lang=${language}&variant=${variant}&ifr=${n % 3 ? 'true' : ''}`,
      );
    },
  },
  {
    name: 'PDFs of every version',
    addresses: 60,
    perSecond: 4,
    request: ({ longId, versions, languages }, n) =>
      get(
        `/privacy-policy/${longId}/versions/${1 + (n % versions)}.pdf?lang=${oneOf(languages, n)}&variant=${n % 2 ? 'complete' : 'simplified'}`,
      ),
  },
  {
    name: 'ids, keys and sessions that are made up',
    addresses: 100,
    perSecond: 80,
    request: (_, n) =>
      [
        () => get(`/privacy-policy/${random()}`),
        () => get(`/embed/cs/${random()}.js`),
        () => get('/en/sign-in', { cookie: `candor=${randomBytes(32).toString('base64url')}` }),
        () => get('/api/v1/sites', { authorization: `Bearer candor_${randomBytes(32).toString('base64url')}` }),
        () => `${get(`/e/consent/candor_pub_${randomBytes(32).toString('base64url')}`).replace('GET', 'POST')}`,
        () => get(`/n/confirm/${randomBytes(40).toString('base64url')}`),
        () => get(`/${random()}/${random()}`),
        () => get(`/reject-test/${random()}`),
      ][n % 8]?.() ?? '',
  },
  {
    name: 'proofs between any two sizes of a tree',
    addresses: 60,
    perSecond: 30,
    request: ({ accountId }, n) =>
      get(
        n % 3
          ? `/evidence/${accountId}/consistency?from=${1 + (n % 97)}&to=${98 + (n % 101)}`
          : `/evidence/${accountId}/checkpoints?after=${n % 50}`,
      ),
  },
  {
    name: 'heads of 15 and 30 kB',
    addresses: 40,
    perSecond: 40,
    request: ({ publicId }, n) =>
      get(`/privacy-policy/${publicId}?z=${n}`, {
        cookie: cookie(),
        'x-long': cookie(),
        ...(n % 2 ? { 'x-longer': `${cookie()}${cookie()}` } : {}),
      }),
  },
];
