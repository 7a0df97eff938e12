import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Kaj urejajo ti splošni pogoji',
    text: 'Ti splošni pogoji veljajo za uporabo spletne storitve %{site} in za pogodbe, ki jih prek nje z vami sklepa %{owner}.',
    consumersOnly: 'Naša ponudba je namenjena potrošnikom.',
    businessesOnly:
      'Naša ponudba je namenjena samo podjetjem, torej osebam, ki delujejo v okviru svoje trgovske, poslovne, obrtne ali poklicne dejavnosti, in pravnim osebam. S potrošniki ne sklepamo pogodb.',
    both: 'Naša ponudba je namenjena potrošnikom in podjetjem. Kadar določba govori o potrošnikih, velja samo zanje.',
    consumer:
      'Potrošnik je fizična oseba, ki deluje za namene zunaj svoje trgovske, poslovne, obrtne ali poklicne dejavnosti.',
    privacy:
      'Kako ravnamo z osebnimi podatki, pojasnjuje %{link}. Namenjena je vaši obveščenosti; z njo se vam ni treba strinjati, sprejetje teh splošnih pogojev pa ni privolitev v uporabo vaših podatkov.',
    privacyText: 'politika zasebnosti',
    privacyPlain:
      'Sprejetje teh splošnih pogojev ni privolitev v uporabo vaših osebnih podatkov; o tej vas obveščamo posebej.',
  },
  provider: {
    heading: 'Kdo smo',
    text: 'Vaš pogodbeni partner je %{owner}.',
    representative: 'Zastopnik',
    register: 'Vpis v register',
    registerEntry: '%{name}, %{number}',
    we: 'V teh splošnih pogojih izraz »mi« pomeni: %{owner}.',
  },
  offer: {
    heading: 'Kaj ponujamo',
    intro: 'V okviru spletne storitve %{site} ponujamo:',
    kinds: {
      goods: 'blago, ki ga prodajamo in vam ga pošljemo',
      digitalContent: 'digitalno vsebino, ki jo prenesete ali predvajate',
      software: 'programsko opremo, ki jo uporabljate prek interneta',
      marketplace: 'spletno tržnico, na kateri drugi ponujajo svoje blago in storitve',
      community: 'skupnost, katere uporabniki objavljajo lastno vsebino',
      mobileApp: 'aplikacijo za mobilne naprave',
      information: 'informacije, ki jih lahko brezplačno berete',
    },
    description: 'Kaj natančno prejmete, izhaja iz opisa ob ponudbi.',
  },
  account: {
    heading: 'Vaš uporabniški račun',
    truth: 'Ko odprete uporabniški račun, navedite resnične podatke in jih posodabljajte.',
    secret: 'Svoje geslo ohranite zase. Če menite, da vaš račun uporablja kdo drug, nam to nemudoma sporočite.',
    close: 'Svoj račun lahko kadar koli zaprete. Pogodbe, ki še tečejo, prenehajo po svojih pravilih.',
  },
  days: {
    notice: { one: '%{number} dne', two: '%{number} dni', few: '%{number} dni', other: '%{number} dni' },
    before: { one: '%{number} dan', two: '%{number} dneva', few: '%{number} dni', other: '%{number} dni' },
  },
};
