import { newId } from '../src/platform/database/ids.ts';
import { chance } from './demo-choices.ts';

/** Texts that people of the example agree to, beside its documents. */
export const demoNotices = [
  {
    identifier: 'newsletter',
    version: '2026-01',
    texts: [
      { language: 'de', text: 'Ja, ich möchte einmal im Monat den Newsletter von Bergkraut per E-Mail erhalten.' },
      { language: 'en', text: 'Yes, I would like to receive the Bergkraut newsletter by e-mail once a month.' },
      { language: 'fr', text: 'Oui, je souhaite recevoir la lettre de Bergkraut par e-mail une fois par mois.' },
    ],
  },
  {
    identifier: 'raffle',
    version: '2026-09',
    texts: [
      { language: 'de', text: 'Ich nehme an der Verlosung der Kräuterkiste teil.' },
      { language: 'en', text: 'I take part in the raffle of the box of herbs.' },
      { language: 'fr', text: 'Je participe au tirage au sort du panier d’herbes.' },
    ],
  },
  {
    identifier: 'reviews',
    version: '1',
    texts: [
      { language: 'de', text: 'Bergkraut darf mich nach dem Kauf um eine Bewertung bitten.' },
      { language: 'en', text: 'Bergkraut may ask me for a review after my purchase.' },
      { language: 'fr', text: 'Bergkraut peut me demander un avis après mon achat.' },
    ],
  },
] as const;

type NoticeIdentifier = (typeof demoNotices)[number]['identifier'];

/** As it is sent; `timestamp` is left out of what a page says. */
export type DemoConsent = {
  readonly id: string;
  readonly timestamp: string;
  readonly kind: 'consent' | 'withdrawal';
  readonly subject: Readonly<Record<string, string | boolean>>;
  readonly legal_notices: readonly { readonly identifier: string; readonly version: string }[];
  readonly preferences: Readonly<Record<string, boolean>>;
  readonly proofs: readonly { readonly form: string; readonly content: string }[];
  readonly language: string;
  readonly verified?: true;
};

const people: readonly (readonly [first: string, last: string, language: string])[] = [
  ['Anna', 'Vogel', 'de'],
  ['Jonas', 'Brandt', 'de'],
  ['Miriam', 'Keller', 'de'],
  ['Lukas', 'Steiner', 'de'],
  ['Camille', 'Moreau', 'fr'],
  ['Greta', 'Lindner', 'de'],
  ['Paul', 'Hofer', 'de'],
  ['Emma', 'Clarke', 'en'],
  ['Tobias', 'Maurer', 'de'],
  ['Sofia', 'Bauer', 'de'],
  ['Hugo', 'Lambert', 'fr'],
  ['Lena', 'Winkler', 'de'],
  ['Felix', 'Arnold', 'de'],
  ['Nora', 'Schuster', 'de'],
  ['Theo', 'Bennett', 'en'],
  ['Clara', 'Engel', 'de'],
  ['Moritz', 'Pfeiffer', 'de'],
  ['Inès', 'Fontaine', 'fr'],
  ['David', 'Kuhn', 'de'],
  ['Marie', 'Ziegler', 'de'],
  ['Simon', 'Graf', 'de'],
  ['Olivia', 'Reed', 'en'],
  ['Hannah', 'Sommer', 'de'],
  ['Jan', 'Petersen', 'de'],
  ['Elise', 'Girard', 'fr'],
];

const hour = 3_600_000;
const day = 24 * hour;
const weeks = 8;

/** Some sixty consents of the last eight weeks, the same at each start but for their ids. Oldest first. */
export function demoConsents(now: Date): readonly DemoConsent[] {
  const span = weeks * 7 * day;
  return people
    .flatMap((_, number) => {
      const draw = (what: string) => chance(number, what);
      const first = now.getTime() - span + ((number + 0.6 * draw('first')) / people.length) * span;
      const later = (what: string) => first + (0.05 + 0.9 * draw(what)) * (now.getTime() - first);
      return [
        consentOf(number, first, 'newsletter', draw('newsletter') < 0.8),
        ...(draw('raffles') < 0.6 ? [consentOf(number, later('raffle'), 'raffle', true)] : []),
        ...(draw('asks') < 0.7 ? [consentOf(number, later('reviews'), 'reviews', draw('review') < 0.6)] : []),
        // Of these two days, by a form on a page.
        ...(number % 4 === 1 ? [consentOf(number, now.getTime() - (4 + 1.7 * number) * hour, 'raffle', true)] : []),
        ...(draw('leaves') < 0.25 ? [consentOf(number, later('leave'), 'newsletter', false, 'withdrawal')] : []),
      ];
    })
    .toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
}

function consentOf(
  number: number,
  time: number,
  asked: NoticeIdentifier,
  agreed: boolean,
  kind: DemoConsent['kind'] = 'consent',
): DemoConsent {
  const [first, last, language] = people[number % people.length] ?? ['', '', 'de'];
  const at = new Date(Math.floor(time));
  const email = `${plain(first)}.${plain(last)}@example.com`;
  const notice = demoNotices.find(({ identifier }) => identifier === asked);
  const words = notice?.texts.find((text) => text.language === language)?.text ?? '';
  const form = `<form><input name="email" type="email"><label><input name="${asked}" type="checkbox"> ${words}</label></form>`;
  return {
    id: newId(at),
    timestamp: at.toISOString(),
    kind,
    subject: { email, first_name: first, last_name: last },
    legal_notices: notice ? [{ identifier: notice.identifier, version: notice.version }] : [],
    preferences: { [asked]: agreed },
    proofs: kind === 'consent' ? [{ form, content: JSON.stringify({ email, [asked]: agreed }) }] : [],
    language,
  };
}

/** An address has no accents. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase();
}
