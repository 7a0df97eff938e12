import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookie-k és más nyomkövetők',
  intro:
    'A nyomkövetők cookie-k (sütik), a böngésző helyi tárolójának bejegyzései, eszközazonosítók és hasonló technikák, amelyek információt tárolnak az Ön eszközén, vagy onnan információt olvasnak ki.',
  necessary:
    'Azokat a nyomkövetőket, amelyek nélkül egy Ön által kért funkció nem működne, hozzájárulás nélkül használjuk (%{provisions}).',
  consent:
    'Minden más nyomkövető az Ön hozzájárulásán alapul. Ön ezt megtagadhatja, és bármikor visszavonhatja; az addig végzett adatkezelés jogszerű marad.',
  provisions: {
    union: 'a 2002/58/EK irányelv 5. cikkének (3) bekezdése',
    france: 'a francia adatvédelmi törvény, az 1978. január 6-i 78-17. sz. törvény 82. cikke',
    germany: 'a német TDDDG 25. §-a',
    italy: 'az olasz adatvédelmi kódex, a 196/2003. sz. törvényerejű rendelet 122. cikke',
    spain: 'a 34/2002. sz. spanyol törvény, LSSI, 22. cikkének (2) bekezdése',
    unitedKingdom:
      'az Egyesült Királyság Privacy and Electronic Communications Regulations 2003 című rendeletének 6. szakasza',
  },
  unitedKingdom:
    'Az Egyesült Királyságban lévő eszközökre a Privacy and Electronic Communications Regulations 2003 című rendelet 6. szakasza vonatkozik.',
  switzerland:
    'A Svájcban lévő eszközökre a svájci távközlési törvény 45c. cikke vonatkozik: Ön megtagadhatja, hogy az eszközén lévő adatokat kezeljék. A jelen tájékoztató közli, mire szolgál ez az adatkezelés.',
  withdrawControl:
    'Választását a minden oldalon elérhető adatvédelmi beállításokban módosíthatja vagy vonhatja vissza.',
  withdrawLink: 'Választását itt módosíthatja vagy vonhatja vissza: %{link}.',
  withdrawLinkText: 'nyomkövetőkkel kapcsolatos választásai',
  withdrawBrowser:
    'Hozzájárulása visszavonásához törölje a tárolt nyomkövetőket böngészője vagy eszköze beállításaiban, és tiltsa le ott az újakat. A következő elérhetőségen is fordulhat hozzánk: %{contact}.',
  withdrawDevice: 'Böngészője vagy eszköze beállításaiban törölheti a tárolt nyomkövetőket, és letilthatja az újakat.',
  policy:
    'Arról, hogy felületünk mely cookie-kat és más nyomkövetőket használja, és hogyan utasíthatja el őket, a %{link} szól.',
  policyText: 'cookie-tájékoztató',
  listIntro: 'A táblázat név szerint felsorolja a nyomkövetőket. A csillag változó karaktereket jelöl.',
  caption: 'Nyomkövetők',
  name: 'Név',
  service: 'Szolgáltatás',
  purpose: 'Cél',
  duration: 'Tárolási idő',
  party: 'Ki helyezi el',
  firstParty: 'Első fél',
  thirdParty: 'Harmadik fél',
  unnamed: 'Itt név szerint fel nem sorolt nyomkövetőket használhatnak a következő szolgáltatások: %{services}.',
};
