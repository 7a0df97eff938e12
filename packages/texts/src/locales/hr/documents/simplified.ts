import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Što se obrađuje, u koju svrhu i tko to prima?',
    intro: 'Ovo su svrhe u koje se obrađuju osobni podaci i primatelji za svaku od njih.',
    data: 'O kojim je podacima riječ',
  },
  where: {
    heading: 'Kamo odlaze podaci?',
    text: 'Države obrade: %{countries}.',
    safeguards:
      'Izvan Europskog gospodarskog prostora podatke štite zaštitne mjere opisane u potpunoj politici privatnosti.',
  },
  howLong: {
    heading: 'Koliko se dugo čuvaju?',
    text: 'Onoliko dugo koliko zahtijeva svrha ili dulje ako tako određuje zakon. Potpuna politika privatnosti navodi razdoblje ili kriterij za svaku svrhu.',
  },
  choices: {
    heading: 'O čemu možete odlučivati?',
    consent: 'Privolu možete uskratiti ili u svakom trenutku povući.',
    object:
      'Obradi za izravni marketing možete prigovoriti u svakom trenutku, a obradi na temelju legitimnih interesa iz razloga povezanih s vašom situacijom.',
    rights:
      'Svoje podatke možete vidjeti, tražiti njihov ispravak, brisanje ili ograničavanje uporabe te ih ponijeti sa sobom.',
    usOptOut:
      'U saveznim državama SAD-a navedenima u potpunoj politici privatnosti možete odbiti prodaju svojih podataka i ciljano oglašavanje.',
    noRetaliation: 'Ostvarivanje prava besplatno je i nema nepovoljnih posljedica.',
    write: 'Pišite nam: %{contact}.',
    complain: 'Pritužbu možete podnijeti tijelu za zaštitu podataka.',
  },
  more: {
    heading: 'Gdje možete pročitati više?',
    text: '%{policy} sve to podrobno opisuje. Govori o istoj obradi i nosi isti datum.',
    policy: 'Potpuna politika privatnosti',
  },
};
