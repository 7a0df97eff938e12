import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Obiectul prezenților termeni',
    text: 'Prezenții termeni se aplică atunci când utilizați %{site}, precum și contractelor pe care le încheiați prin acest mijloc cu %{owner}.',
    consumersOnly: 'Oferta noastră se adresează consumatorilor.',
    businessesOnly:
      'Oferta noastră se adresează numai profesioniștilor, adică persoanelor care acționează în cadrul activității lor comerciale, industriale, artizanale sau profesionale, și persoanelor juridice. Nu încheiem contracte cu consumatori.',
    both: 'Oferta noastră se adresează consumatorilor și profesioniștilor. Clauzele care se referă la consumatori li se aplică numai acestora.',
    consumer:
      'Este consumator orice persoană fizică ce acționează în scopuri din afara activității sale comerciale, industriale, artizanale sau profesionale.',
    privacy:
      'Modul în care prelucrăm datele cu caracter personal este explicat în %{link}. Rolul acesteia este de a vă informa: nu este necesar să o acceptați, iar acceptarea prezenților termeni nu constituie un consimțământ pentru utilizarea datelor dumneavoastră.',
    privacyText: 'politica de confidențialitate',
    privacyPlain:
      'Acceptarea prezenților termeni nu constituie un consimțământ pentru utilizarea datelor dumneavoastră cu caracter personal; despre aceasta vă informăm separat.',
  },
  provider: {
    heading: 'Cine suntem',
    text: 'Cealaltă parte a contractului dumneavoastră este %{owner}.',
    representative: 'Reprezentant legal',
    register: 'Înregistrare',
    registerEntry: '%{name}, %{number}',
    we: 'În prezenții termeni, „noi” înseamnă %{owner}.',
  },
  offer: {
    heading: 'Ce oferim',
    intro: 'Prin intermediul %{site} oferim:',
    kinds: {
      goods: 'bunuri pe care le vindem și vi le trimitem',
      digitalContent: 'conținut digital pe care îl descărcați sau îl redați',
      software: 'software pe care îl utilizați prin internet',
      marketplace: 'o piață online pe care alții își oferă bunurile și serviciile',
      community: 'o comunitate ai cărei utilizatori publică propriul conținut',
      mobileApp: 'o aplicație pentru dispozitive mobile',
      information: 'informații pe care le puteți citi gratuit',
    },
    description: 'Ceea ce primiți în mod concret rezultă din descrierea care însoțește oferta.',
  },
  account: {
    heading: 'Contul dumneavoastră',
    truth: 'Dacă deschideți un cont, furnizați date adevărate și mențineți-le actualizate.',
    secret:
      'Nu dezvăluiți nimănui parola. Dacă bănuiți că altcineva vă utilizează contul, anunțați-ne fără întârziere.',
    close: 'Vă puteți închide contul oricând. Contractele încă în curs încetează potrivit propriilor lor reguli.',
  },
  days: {
    notice: { one: '%{number} zi', few: '%{number} zile', other: '%{number} de zile' },
    before: { one: '%{number} zi', few: '%{number} zile', other: '%{number} de zile' },
  },
};
