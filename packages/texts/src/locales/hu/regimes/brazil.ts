import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'A Brazíliában tartózkodó személyeknek',
  scope:
    'Ha a brazil általános adatvédelmi törvény, a Lei Geral de Proteção de Dados Pessoais, 13.709/2018. sz. törvény (LGPD) alkalmazandó, ez a szakasz kiegészíti a tájékoztatót.',
  bases:
    'Ahol a jelen tájékoztató a hozzájárulást, szerződést, jogi kötelezettséget vagy jogos érdekeket nevez meg jogalapként, az egyúttal az LGPD 7. cikke szerinti azonos nevű jogalap; érzékeny adatok esetében az LGPD 11. cikke szerinti jogalapok valamelyike.',
  basesPlain:
    'Személyes adatokat az Ön hozzájárulásával, az Önnel kötött szerződéshez, jogi kötelezettség teljesítéséhez vagy jogos érdekeinkből kezelünk (LGPD 7. cikk); érzékeny adatokat csak az LGPD 11. cikke szerinti jogalapok valamelyikén.',
  rightsIntro: 'Önt a következő jogok illetik meg (LGPD 18. és 20. cikk):',
  rights: {
    access: 'annak megerősítése, hogy kezeljük az adatait, és a hozzáférés azokhoz',
    correction: 'a hiányos, pontatlan vagy elavult adatok helyesbítése',
    blocking: 'a szükségtelen, túlzott vagy jogellenesen kezelt adatok anonimizálása, zárolása vagy törlése',
    portability: 'adatai átvitele másik szolgáltatóhoz',
    erasure: 'az Ön hozzájárulásával kezelt adatok törlése, kivéve, ha az LGPD 16. cikke megengedi a megőrzésüket',
    sharing: 'tájékoztatás azokról a köz- és magánszervezetekről, amelyekkel adatait megosztottuk',
    refusal: 'tájékoztatás a hozzájárulás megtagadásának lehetőségéről és következményeiről',
    withdrawal: 'a hozzájárulás visszavonása díjmentesen és ugyanolyan egyszerűen, ahogyan megadta (LGPD 8. cikk 5. §)',
    objection: 'tiltakozás a hozzájárulás nélküli, jogsértő adatkezelés ellen (LGPD 18. cikk 2. §)',
    review: 'az Ön érdekeit érintő, kizárólag automatizált döntések felülvizsgálata (LGPD 20. cikk)',
  },
  exercise:
    'E jogok gyakorlásához és bármely adatvédelmi kérdésben (LGPD 41. cikk) a következő elérhetőségen fordulhat hozzánk: %{contact}. Egyszerűsített formában haladéktalanul, teljes körűen a kérelemtől számított 15 napon belül válaszolunk (LGPD 19. cikk).',
  transfers:
    'Adatok a jelen tájékoztatóban megnevezett, Brazílián kívüli országokba csak az LGPD 33. cikke által megengedett módon kerülnek: olyan országokba, amelyek védelmi szintjét az ANPD elismerte, a CD/ANPD 19/2024. sz. határozat szerinti általános szerződési feltételek alapján, vagy az említett cikk szerinti más alapon.',
  children: 'A gyermekek és serdülők adatait az ő érdeküknek megfelelően kezeljük (LGPD 14. cikk).',
  authority:
    'Fordulhat a brazil adatvédelmi hatósághoz, az ANPD-hez (%{link}), valamint a fogyasztóvédelmi szervekhez is (LGPD 18. cikk 1. és 8. §).',
};
