import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Privola (čl. 6. st. 1. t. (a) GDPR-a)',
    contract:
      'Izvršavanje ugovora s vama ili radnje prije njegova sklapanja na vaš zahtjev (čl. 6. st. 1. t. (b) GDPR-a)',
    legalObligation: 'Poštovanje pravne obveze (čl. 6. st. 1. t. (c) GDPR-a)',
    vitalInterests: 'Zaštita ključnih interesa (čl. 6. st. 1. t. (d) GDPR-a)',
    publicTask: 'Izvršavanje zadaće od javnog interesa (čl. 6. st. 1. t. (e) GDPR-a)',
    legitimateInterests: 'Legitimni interesi (čl. 6. st. 1. t. (f) GDPR-a)',
  },
  short: {
    consent: 'Privola',
    contract: 'Ugovor',
    legalObligation: 'Pravna obveza',
    vitalInterests: 'Ključni interesi',
    publicTask: 'Javna zadaća',
    legitimateInterests: 'Legitimni interesi',
  },
  interests: {
    delivery: 'Brza i pouzdana isporuka sadržaja',
    security: 'Zaštita od napada, neželjene pošte i zlouporabe',
    fraud: 'Sprječavanje prijevara i šteta koje one uzrokuju',
    errors: 'Pronalaženje i otklanjanje pogrešaka',
    answering: 'Odgovaranje na upite i pomoć korisnicima',
    convenience: 'Jednostavnost uporabe',
    accessibility: 'Upotrebljivost za što više osoba',
    customers: 'Održavanje kontakta s kupcima i mogućim kupcima',
    statistics: 'Saznanje o tome što se i kako upotrebljava, radi poboljšanja',
    content: 'Privlačan prikaz sadržaja i naše ponude',
    advertising: 'Upoznavanje javnosti s našom ponudom i provjera uspješnosti',
    recruiting: 'Pronalaženje odgovarajućih zaposlenika',
    proof: 'Mogućnost dokazivanja učinjenih odabira',
    operations: 'Učinkovito poslovanje naše organizacije',
  },
};
