import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Politika kolačića',
  about: {
    heading: 'Na što se odnosi ova politika kolačića',
    site: 'Ova politika kolačića objašnjava kojim se kolačićima i drugim alatima za praćenje služi internetska stranica %{site}, čemu svaki od njih služi, tko ga može čitati, koliko dugo ostaje na vašem uređaju i kako ga možete odbiti.',
    app: 'Ova politika kolačića objašnjava kojim se alatima za praćenje služi aplikacija %{site}, čemu svaki od njih služi, tko ga može čitati, koliko dugo ostaje na vašem uređaju i kako ga možete odbiti.',
    more: 'Što se još događa s osobnim podacima, s kim se dijele, kamo odlaze i koja prava imate, objašnjava %{link}.',
    moreText: 'politika privatnosti',
  },
  what: {
    heading: 'Što su alati za praćenje',
    kinds: {
      cookie: 'Kolačići',
      cookieText:
        'Male tekstualne datoteke koje vaš preglednik na zahtjev internetske stranice pohranjuje i šalje natrag pri kasnijim zahtjevima. Kolačići sesije brišu se pri zatvaranju preglednika, a ostali po isteku razdoblja čuvanja ili kad ih izbrišete.',
      local: 'Lokalna pohrana',
      localText:
        'Unosi koje internetska stranica čuva u pohrani vašeg preglednika i ponovno čita pri kasnijem posjetu.',
      app: 'Identifikatori uređaja',
      appText: 'Brojevi po kojima aplikacija ili usluge ugrađene u nju prepoznaju vaš uređaj.',
    },
    parties:
      'Alati za praćenje vlastiti su ako su postavljeni za adresu internetske stranice koju posjećujete, a alati treće strane ako su postavljeni za adresu nekog drugog.',
  },
  categories: {
    necessary: 'Nužni alati za praćenje',
    functionality: 'Alati za praćenje za funkcije',
    experience: 'Alati za praćenje za bolje iskustvo',
    measurement: 'Alati za praćenje za mjerenje',
    marketing: 'Alati za praćenje za marketing',
  },
  onlyWithConsent: 'Ti se alati za praćenje upotrebljavaju samo ako za to date privolu.',
  withoutConsent: 'Ti se alati za praćenje upotrebljavaju bez privole jer funkcija koju tražite bez njih ne radi.',
  used: 'Internetska usluga %{site} služi se ovim alatima za praćenje.',
  provider: 'Pružatelj',
  purpose: 'Svrha',
  duration: 'Razdoblje čuvanja',
  longest: 'Najdulje razdoblje čuvanja svih alata za praćenje ove usluge: %{period}.',
  allSession: 'Svi alati za praćenje ove usluge brišu se kad se preglednik ili aplikacija zatvori.',
  allIndefinite: 'Alati za praćenje ove usluge ostaju dok ih ne izbrišete.',
  unstated:
    'Koliko dugo ostaju alati za praćenje ove usluge, određuje pružatelj; više navodi njegova vlastita politika.',
  namesUnknown: 'Imena pojedinih alata za praćenje ove usluge nisu nam poznata.',
  caption: 'Alati za praćenje usluge %{service}',
  name: 'Ime',
  storage: 'Vrsta',
  storages: { cookie: 'Kolačić', local: 'Lokalna pohrana', app: 'Identifikator uređaja' },
  party: 'Podrijetlo',
  choices: {
    heading: 'Kako odlučujete',
    devices:
      'U postavkama preglednika možete vidjeti koje kolačiće i pohranjene podatke sadržava, izbrisati ih i blokirati nove. Upute su ovdje:',
    phones:
      'Na telefonu ili tabletu u postavkama sustava možete ponovno postaviti ili isključiti oglašivački identifikator i odlučiti koje vas aplikacije smiju pratiti.',
    consequence: 'Ako blokirate nužne alate za praćenje, dijelovi internetske usluge %{site} možda više neće raditi.',
    optOuts: 'Neki pružatelji nude vlastito odbijanje (opt-out):',
    optOut: 'Odbijanje (opt-out): %{name}',
  },
  rights: {
    heading: 'Vaša prava',
    text: 'Ako alati za praćenje obrađuju osobne podatke, imate prava koja vam daje pravo o zaštiti podataka. Za njihovo ostvarivanje obratite nam se: %{contact}.',
    complain: 'Pritužbu možete podnijeti i tijelu za zaštitu podataka.',
  },
  none: {
    heading: 'Bez alata za praćenje',
    text: 'Internetska usluga %{site} ne služi se nijednom uslugom koja na vaš uređaj postavlja alate za praćenje.',
  },
  changes: {
    heading: 'Izmjene ove politike kolačića',
    text: 'Kad se promijene alati za praćenje, mijenja se i ova politika kolačića. Svaka verzija nosi svoj datum, a ranije verzije dostupne su na stranici na kojoj je objavljena.',
  },
};
