import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Privolitev (člen 6(1)(a) GDPR)',
    contract: 'Izvajanje pogodbe z vami ali ukrepi pred njeno sklenitvijo na vašo zahtevo (člen 6(1)(b) GDPR)',
    legalObligation: 'Izpolnitev zakonske obveznosti (člen 6(1)(c) GDPR)',
    vitalInterests: 'Zaščita življenjskih interesov (člen 6(1)(d) GDPR)',
    publicTask: 'Opravljanje naloge v javnem interesu (člen 6(1)(e) GDPR)',
    legitimateInterests: 'Zakoniti interesi (člen 6(1)(f) GDPR)',
  },
  short: {
    consent: 'Privolitev',
    contract: 'Pogodba',
    legalObligation: 'Zakonska obveznost',
    vitalInterests: 'Življenjski interesi',
    publicTask: 'Javna naloga',
    legitimateInterests: 'Zakoniti interesi',
  },
  interests: {
    delivery: 'Hitra in zanesljiva dostava vsebin',
    security: 'Zaščita pred napadi, neželeno pošto in zlorabami',
    fraud: 'Preprečevanje goljufij in škode, ki jo povzročajo',
    errors: 'Iskanje in odpravljanje napak',
    answering: 'Odgovarjanje na vprašanja in pomoč uporabnikom',
    convenience: 'Enostavna uporaba',
    accessibility: 'Uporabnost za čim več ljudi',
    customers: 'Ohranjanje stikov s strankami in možnimi strankami',
    statistics: 'Poznavanje tega, kaj in kako se uporablja, da bi to izboljšali',
    content: 'Privlačna predstavitev vsebin in naše ponudbe',
    advertising: 'Seznanjanje z našo ponudbo in preverjanje, ali je uspešno',
    recruiting: 'Iskanje primernih sodelavcev',
    proof: 'Možnost dokazati, katere izbire so bile sprejete',
    operations: 'Učinkovito delovanje naše organizacije',
  },
};
