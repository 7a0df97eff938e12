import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookie-uri și alte instrumente de urmărire',
  intro:
    'Instrumentele de urmărire sunt cookie-uri, înregistrări în spațiul de stocare locală al browserului, identificatori ai dispozitivului și tehnici similare care stochează informații pe dispozitivul dumneavoastră sau le citesc de pe acesta.',
  necessary:
    'Instrumentele de urmărire fără de care o funcție solicitată de dumneavoastră nu ar fi disponibilă sunt utilizate fără consimțământ (%{provisions}).',
  consent:
    'Toate celelalte instrumente de urmărire se întemeiază pe consimțământul dumneavoastră. Îl puteți refuza și îl puteți retrage oricând; prelucrarea efectuată până în acel moment rămâne legală.',
  provisions: {
    union: 'art. 5 alin. (3) din Directiva 2002/58/CE',
    france: 'art. 82 din Legea franceză privind protecția datelor, Legea nr. 78-17 din 6 ianuarie 1978',
    germany: '§ 25 din legea germană TDDDG',
    italy:
      'art. 122 din Codul italian privind protecția datelor cu caracter personal, Decretul legislativ nr. 196/2003',
    spain: 'art. 22.2 din Legea spaniolă 34/2002, LSSI',
    unitedKingdom: 'regulation 6 din Privacy and Electronic Communications Regulations 2003 ale Regatului Unit',
  },
  unitedKingdom:
    'Pentru dispozitivele din Regatul Unit se aplică regulation 6 din Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Pentru dispozitivele din Elveția se aplică art. 45c din Legea elvețiană privind telecomunicațiile: puteți refuza prelucrarea datelor pe dispozitivul dumneavoastră. Prezenta politică vă arată scopurile acestei prelucrări.',
  withdrawControl:
    'Pentru a vă modifica sau retrage opțiunea, utilizați setările de confidențialitate disponibile pe fiecare pagină.',
  withdrawLink: 'Pentru a vă modifica sau retrage opțiunea: %{link}.',
  withdrawLinkText: 'opțiunile dumneavoastră privind instrumentele de urmărire',
  withdrawBrowser:
    'Pentru a vă retrage consimțământul, ștergeți instrumentele de urmărire stocate din setările browserului sau ale dispozitivului și blocați-le acolo pe cele noi. Ne puteți și contacta (%{contact}).',
  withdrawDevice:
    'În setările browserului sau ale dispozitivului puteți șterge instrumentele de urmărire stocate și le puteți bloca pe cele noi.',
  policy: 'Ce cookie-uri și alte instrumente de urmărire se utilizează și cum le puteți refuza se explică în %{link}.',
  policyText: 'politica privind cookie-urile',
  listIntro: 'Tabelul enumeră instrumentele de urmărire după nume. Asteriscul ține locul unor caractere variabile.',
  caption: 'Instrumente de urmărire',
  name: 'Nume',
  service: 'Serviciu',
  purpose: 'Scop',
  duration: 'Durata de stocare',
  party: 'Plasat de',
  firstParty: 'Însuși site-ul sau însăși aplicația',
  thirdParty: 'Un terț',
  unnamed: 'Instrumente de urmărire neenumerate aici după nume pot fi utilizate de: %{services}.',
};
