import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { processingEntries } from './processing-entries.ts';

const facts: Facts = {
  site: { type: 'Site', name: 'Corner Coffee' },
  owner: { name: 'Corner Coffee Ltd', country: 'IE' },
  services: [
    {
      id: 'mailer',
      name: 'Mailer',
      provider: {
        name: 'Mailer Inc.',
        country: 'US',
        eeaEntity: 'Mailer Europe Limited',
        eeaCountry: 'IE',
        role: 'processor',
        privacyFramework: { eu: true, until: '2027-03-01' },
      },
      purposes: ['email-marketing'],
      contractUrl: 'https://mailer.example.com/dpa',
    },
    { id: 'wiki', name: 'Wiki', provider: { name: 'Wiki Foundation', country: 'US' }, selfHosted: true, purposes: [] },
  ],
  activities: [{ id: 'books', kind: 'orders', recipients: [{ name: 'Ledger & Sons', country: 'GB' }] }],
};

async function partiesOn(on: string) {
  const entries = processingEntries(facts, await loadDocumentWords('en'), { language: 'en', on });
  return (id: string) => entries.find((entry) => entry.id === id)?.parties ?? [];
}

test('all companies of a provider are one party, and whoever hosts a service has none', async () => {
  const parties = await partiesOn('2026-11-29');
  expect(parties('mailer')).toMatchObject([
    {
      name: 'Mailer Inc.',
      country: 'US',
      role: 'processor',
      isProvider: true,
      contractUrl: 'https://mailer.example.com/dpa',
    },
  ]);
  expect(parties('mailer')[0]?.transfers.map(({ country, third }) => [country, third])).toEqual([
    ['IE', false],
    ['US', true],
  ]);
  expect(parties('wiki')).toEqual([]);
  expect(parties('books')).toMatchObject([{ name: 'Ledger & Sons', country: 'GB', isProvider: false }]);
});

test('a listing counts until its last day, which is said before', async () => {
  const abroad = async (on: string) =>
    (await partiesOn(on))('mailer')[0]?.transfers.find(({ country }) => country === 'US');
  expect(await abroad('2027-03-01')).toMatchObject({ rests: 'frameworkEu', until: '2027-03-01' });
  const after = await abroad('2027-03-02');
  expect(after).toMatchObject({ rests: 'frameworkOrClausesEu', until: undefined });
});

test('an adequacy decision counts until its last day, which is said before', async () => {
  const british = async (on: string) => (await partiesOn(on))('books')[0]?.transfers[0];
  expect(await british('2031-12-27')).toMatchObject({ rests: 'adequacyEu', until: '2031-12-27' });
  expect(await british('2031-12-28')).toMatchObject({ rests: 'clausesEu', until: undefined });
});
