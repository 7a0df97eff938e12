import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Na što se odnose ovi opći uvjeti',
    text: 'Ovi opći uvjeti poslovanja (opći uvjeti) primjenjuju se na uporabu internetske usluge %{site} i na ugovore koje putem nje s vama sklapa %{owner}.',
    consumersOnly: 'Naša je ponuda namijenjena potrošačima.',
    businessesOnly:
      'Naša je ponuda namijenjena samo poslovnim subjektima, odnosno osobama koje djeluju u okviru svoje trgovačke, poslovne, obrtničke ili profesionalne djelatnosti, i pravnim osobama. S potrošačima ne sklapamo ugovore.',
    both: 'Naša je ponuda namijenjena potrošačima i poslovnim subjektima. Ako odredba govori o potrošačima, vrijedi samo za njih.',
    consumer:
      'Potrošač je fizička osoba koja djeluje izvan svoje trgovačke, poslovne, obrtničke ili profesionalne djelatnosti.',
    privacy:
      'Kako postupamo s osobnim podacima, objašnjava %{link}. Njezina je svrha da vas obavijesti; ne morate se s njom složiti, a prihvaćanje ovih općih uvjeta nije privola za uporabu vaših podataka.',
    privacyText: 'politika privatnosti',
    privacyPlain:
      'Prihvaćanje ovih općih uvjeta nije privola za uporabu vaših osobnih podataka; o njoj vas obavješćujemo zasebno.',
  },
  provider: {
    heading: 'Tko smo',
    text: 'Vaš je ugovorni partner %{owner}.',
    representative: 'Zastupnik',
    register: 'Upis u registar',
    registerEntry: '%{name}, %{number}',
    we: 'U ovim općim uvjetima „mi” znači: %{owner}.',
  },
  offer: {
    heading: 'Što nudimo',
    intro: 'Putem internetske usluge %{site} nudimo:',
    kinds: {
      goods: 'robu koju prodajemo i šaljemo vam',
      digitalContent: 'digitalni sadržaj koji preuzimate ili reproducirate',
      software: 'softver kojim se služite putem interneta',
      marketplace: 'internetsko tržište na kojem drugi nude svoju robu i usluge',
      community: 'zajednicu čiji korisnici objavljuju vlastiti sadržaj',
      mobileApp: 'aplikaciju za mobilne uređaje',
      information: 'informacije koje možete besplatno čitati',
    },
    description: 'Što točno dobivate, proizlazi iz opisa uz ponudu.',
  },
  account: {
    heading: 'Vaš korisnički račun',
    truth: 'Kad otvarate korisnički račun, navedite istinite podatke i redovito ih ažurirajte.',
    secret:
      'Svoju lozinku ne otkrivajte drugima. Ako smatrate da se vašim računom služi netko drugi, bez odgađanja nas obavijestite.',
    close: 'Svoj račun možete zatvoriti u svakom trenutku. Ugovori koji još traju prestaju prema vlastitim pravilima.',
  },
  days: {
    notice: { one: '%{number} dana', few: '%{number} dana', other: '%{number} dana' },
    before: { one: '%{number} dan', few: '%{number} dana', other: '%{number} dana' },
  },
};
