import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Az Ön jogai',
  intro: 'Önt az Önre alkalmazandó jogszabályok szerint a következő jogok illetik meg:',
  access: {
    name: 'Hozzáférés',
    text: 'Megtudhatja, hogy kezelünk-e Önre vonatkozó adatokat, és másolatot kaphat róluk az adatkezelés részleteivel együtt (GDPR 15. cikk).',
  },
  rectification: {
    name: 'Helyesbítés',
    text: 'Kérheti a pontatlan adatok helyesbítését és a hiányos adatok kiegészítését (GDPR 16. cikk).',
  },
  erasure: {
    name: 'Törlés',
    text: 'Kérheti adatai törlését, például ha már nincs rájuk szükség, vagy ha visszavonja hozzájárulását (GDPR 17. cikk).',
  },
  restriction: {
    name: 'Az adatkezelés korlátozása',
    text: 'Kérheti, hogy az adatokat csak tároljuk és más módon ne használjuk, például amíg pontosságuk ellenőrzése tart (GDPR 18. cikk).',
  },
  notification: {
    name: 'A címzettek értesítése',
    text: 'A helyesbítésről, törlésről vagy korlátozásról adatai minden címzettjét tájékoztatjuk, kivéve, ha ez lehetetlen vagy aránytalanul nagy erőfeszítést igényel; kérésére közöljük Önnel, kik ők (GDPR 19. cikk).',
  },
  portability: {
    name: 'Adathordozhatóság',
    text: 'A nekünk megadott adatait tagolt, széles körben használt, géppel olvasható formátumban megkaphatja, vagy kérheti továbbításukat egy másik adatkezelőnek, ha az adatkezelés hozzájáruláson vagy szerződésen alapul, és automatizált módon történik (GDPR 20. cikk).',
  },
  automated: {
    name: 'Nincs kizárólag automatizált döntés',
    text: 'Joga van ahhoz, hogy ne terjedjen ki Önre olyan, kizárólag automatizált adatkezelésen alapuló döntés hatálya, amely Önt jelentős mértékben érinti, kivéve, ha a jogszabály megengedi; ilyenkor kérheti, hogy a döntést ember vizsgálja felül (GDPR 22. cikk).',
  },
  withdrawal: {
    name: 'A hozzájárulás visszavonása',
    text: 'Bármely hozzájárulását bármikor visszavonhatja. A visszavonás előtt végzett adatkezelés jogszerű marad (GDPR 7. cikk (3) bekezdés).',
  },
  deceased: {
    name: 'Elhunyt személyek adatai',
    france:
      'Rendelkezhet arról, hogy adatait halála után hogyan kell megőrizni, törölni és közölni (a francia adatvédelmi törvény, az 1978. január 6-i 78-17. sz. törvény 85. cikke).',
    italy:
      'Az elhunyt személy adataira vonatkozóan a GDPR 15–22. cikke szerinti jogokat az gyakorolhatja, akinek ehhez saját érdeke fűződik, aki az elhunyt meghatalmazottjaként annak védelmében jár el, vagy aki védelemre méltó családi okból jár el (az olasz adatvédelmi kódex, a 196/2003. sz. törvényerejű rendelet 2-terdecies cikke).',
    spain:
      'Az elhunyt személy hozzátartozói és örökösei, valamint azok, akik vele életközösségben éltek, kérhetik tőlünk az adataihoz való hozzáférést, azok helyesbítését vagy törlését, kivéve, ha ezt az elhunyt kifejezetten megtiltotta, vagy jogszabály másként rendelkezik (a 3/2018. sz. spanyol organikus törvény, LOPDGDD, 3. cikke).',
  },
  objection: {
    heading: 'A tiltakozáshoz való jog',
    reasons:
      'Ha adatait jogos érdekek alapján vagy közérdekből kezeljük, a saját helyzetével kapcsolatos okokból bármikor tiltakozhat. Ekkor az adatkezelést megszüntetjük, kivéve, ha kényszerítő erejű jogos okokat igazolunk, vagy az adatokra jogi igényekhez szükségünk van (GDPR 21. cikk (1) bekezdés).',
    marketing:
      'Adatai közvetlen üzletszerzési célú felhasználása ellen bármikor, indokolás nélkül tiltakozhat. Ekkor azokat e célra többé nem használjuk (GDPR 21. cikk (2) és (3) bekezdés).',
  },
  exercise: {
    heading: 'Hogyan gyakorolhatja jogait',
    write:
      'Jogai gyakorlásához a következő elérhetőségen fordulhat hozzánk: %{contact}. Egy mondat is elég; nincs szükség külön formára.',
    form: 'Jogai gyakorlásához használhatja ezt az űrlapot: %{link}. A következő elérhetőségen is fordulhat hozzánk: %{contact}.',
    formText: 'kérelmi űrlap',
    answer:
      'Díjmentesen és indokolatlan késedelem nélkül, legkésőbb egy hónapon belül válaszolunk. Ha a kérelmek összetettek vagy nagy számúak, ez a határidő további két hónappal meghosszabbítható; erről és okairól az első hónapon belül tájékoztatjuk (GDPR 12. cikk).',
    identity:
      'Csak akkor kérünk további információt személyazonossága megerősítéséhez, ha azzal kapcsolatban megalapozott kétségeink vannak.',
  },
  complaint: {
    heading: 'Panasz a felügyeleti hatóságnál',
    gdpr: 'Ha úgy véli, hogy adatainak kezelése jogsértő, panaszt tehet egy adatvédelmi felügyeleti hatóságnál, különösen a szokásos tartózkodási helye, a munkahelye vagy a feltételezett jogsértés helye szerinti tagállamban (GDPR 77. cikk).',
    competent: 'A ránk nézve illetékes hatóság:',
    competentOneOf:
      'Az, hogy ránk nézve melyik hatóság illetékes, attól függ, hogy tevékenységi helyünk az ország mely részén van. Az adott ország (%{country}) hatóságai a következők; bármelyikhez fordulhat:',
    find: 'Az Európai Gazdasági Térség összes országának hatóságai itt találhatók: %{link}.',
    findText: 'Európai Adatvédelmi Testület, tagok',
    court: 'Bírósághoz is fordulhat (GDPR 79. cikk).',
    name: 'Hatóság',
    address: 'Cím',
    email: 'E-mail-cím',
    website: 'Webhely',
  },
};
