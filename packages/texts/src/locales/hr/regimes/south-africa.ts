import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Za osobe u Južnoafričkoj Republici',
  scope:
    'Ako se primjenjuje južnoafrički Zakon o zaštiti osobnih podataka, Zakon br. 4 iz 2013. (Protection of Personal Information Act, POPIA), mi smo odgovorna strana (responsible party), a ovaj odjeljak dopunjuje politiku privatnosti. Oznaka „section” odnosi se na članke tog zakona.',
  officer: 'Našem službeniku za informacije (information officer, section 55) možete se obratiti ovdje: %{contact}.',
  voluntary:
    'Moraju li se podaci dati i što slijedi ako se ne daju, u ovoj je politici privatnosti navedeno uz svaki slučaj (section 18).',
  rightsIntro: 'Možete:',
  rights: {
    access: 'besplatno saznati čuvamo li podatke o vama i zatražiti te podatke ili njihov opis (section 23)',
    correction:
      'zatražiti ispravak ili brisanje podataka koji su netočni, nevažni, prekomjerni, zastarjeli, nepotpuni, obmanjujući ili nezakonito pribavljeni (section 24)',
    objection:
      'prigovoriti obradi iz opravdanih razloga povezanih s vašom situacijom (section 11(3)), a izravnom marketingu u svakom trenutku',
    withdrawal: 'povući svoju privolu u svakom trenutku (section 11(2))',
    decisions:
      'zahtijevati da se na vas ne odnosi odluka s pravnim učinkom koja se temelji isključivo na automatiziranoj obradi (section 71)',
    court: 'pokrenuti građanski postupak (section 99)',
  },
  transfers:
    'U države izvan Južnoafričke Republike navedene u ovoj politici privatnosti podaci odlaze samo kako to dopušta section 72: ako ih ondje primjereno štiti zakon, obvezujuća pravila ili sporazum, uz vašu privolu ili na drugoj osnovi iz te odredbe.',
  authority:
    'Pritužbu možete podnijeti južnoafričkom tijelu za zaštitu podataka (Information Regulator, %{link}; section 74).',
};
