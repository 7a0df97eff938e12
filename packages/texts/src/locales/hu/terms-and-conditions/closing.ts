import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'A használat megszüntetése',
    text: 'Felhasználói fiókot fontos okból, különösen a jelen feltételek súlyos vagy ismételt megsértése után, egyébként pedig %{days} felmondási idővel szüntethetünk meg. Az arra az időre járó díjakat, amelyre a szolgáltatást már nem nyújtjuk, visszafizetjük, kivéve, ha a megszüntetést Ön szerződésszegéssel okozta.',
    data: 'A megszüntetés előtt és azt követően 30 napig a fogyasztók díjmentesen lekérhetik az általuk létrehozott vagy rendelkezésre bocsátott tartalmakat.',
  },
  changes: {
    heading: 'A jelen feltételek módosítása',
    reasons:
      'A már folyamatban lévő szerződések tekintetében a jelen feltételeket csak alapos okból módosítjuk: jogszabályváltozás, bírósági vagy hatósági határozat, biztonsági okok vagy szabályozást igénylő új funkciók miatt.',
    notice:
      'A módosításról és tartalmáról legalább %{days} az alkalmazása előtt értesítjük. Ön az alkalmazása előtt díjmentesen megszüntetheti a szerződést. A felek fő kötelezettségeinek módosításához az Ön beleegyezése szükséges.',
    use: 'A felületünk (%{site}) használatára a jelen feltételeknek a használat időpontjában közzétett változata irányadó.',
    versions:
      'Minden változat viseli a keltét, a korábbi változatok pedig megnyithatók azon az oldalon, amelyen a jelen feltételek közzé vannak téve.',
  },
  law: {
    heading: 'Alkalmazandó jog és bíróság',
    law: 'A következő ország joga alkalmazandó: %{country}.',
    lawState: 'Az Egyesült Államok következő államának joga alkalmazandó, kollíziós szabályai nélkül: %{state}.',
    consumers:
      'A fogyasztókat továbbra is megilleti a szokásos tartózkodási helyük szerinti ország kötelező rendelkezéseinek védelme (az 593/2008/EK rendelet 6. cikke, ahol alkalmazandó).',
    convention:
      'Vállalkozások viszonylatában az áruk nemzetközi adásvételi szerződéseiről szóló ENSZ-egyezmény nem alkalmazandó.',
    court: 'Vállalkozásokkal fennálló jogvitákban a következő hely bírósága illetékes: %{place}.',
    consumerCourts:
      'Az Európai Gazdasági Térségben, Svájcban vagy az Egyesült Királyságban lakó fogyasztók a lakóhelyük szerinti bíróság előtt indíthatnak pert, és ellenük is csak ott indítható per.',
    consumersElsewhere:
      'A máshol lakó fogyasztók azok előtt a bíróságok előtt is indíthatnak pert, amelyekhez a lakóhelyük szerinti ország joga alapján fordulhatnak.',
  },
  disputes: {
    heading: 'Jogviták rendezése',
    first: 'Ha valamivel elégedetlen, írjon nekünk: %{contact}. Megoldást keresünk.',
    none: 'Nem vagyunk kötelesek és nem is kívánunk részt venni fogyasztói vitarendezési testület előtti eljárásban.',
    unlessObliged:
      'Fogyasztói vitarendezési testület előtti eljárásban csak akkor veszünk részt, ha erre jogszabály kötelez bennünket.',
    body: 'A következő fogyasztói vitarendezési testület előtti eljárásban veszünk részt: %{body}.',
    france:
      'A fogyasztók ehhez a testülethez díjmentesen fordulhatnak, ha előbb írásbeli panasszal megkísérelték velünk rendezni a vitát, mégpedig a panasztól számított egy éven belül (a francia fogyasztóvédelmi törvénykönyv L. 612-1. és L. 612-2. cikke).',
    hungary:
      'A fogyasztó a vitát békéltető testület elé viheti. A székhelyünk szerinti békéltető testület: %{body}. Magyarországon a fogyasztó lakóhelye vagy tartózkodási helye szerinti, illetve a fogyasztó kérelmében megjelölt békéltető testület jár el.',
    hungaryDuty:
      'A békéltető testületi eljárásban jogszabály alapján együttműködési kötelezettség terhel bennünket (a fogyasztóvédelemről szóló 1997. évi CLV. törvény 29. §-a).',
  },
  approval: {
    heading: 'Egyes kikötések külön jóváhagyása',
    text: 'Azok az ügyfelek, akik nem fogyasztók, külön jóváhagyják a jelen feltételek következő kikötéseit, ahogyan azt az olasz polgári törvénykönyv 1341. cikkének második bekezdése és 1342. cikke megköveteli:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'folyamatban lévő digitális szolgáltatások módosítása',
      subscription: 'hallgatólagos meghosszabbítás és az ár módosítása',
      conformity: 'az áru megvizsgálásának és a hibák bejelentésének kötelezettsége; az igények elévülése',
      marketplace: 'az eladók általi használat korlátozása, felfüggesztése és megszüntetése',
      conduct: 'a hozzáférés korlátozása és letiltása',
      availability: 'a szolgáltatás megszakadása',
      liability: 'felelősségünk kizárása és korlátozása',
      termination: 'a szerződés megszüntetéséhez való jogunk',
      changes: 'a jelen feltételek módosításához való jogunk',
      court: 'illetékes bíróság',
    },
    separately:
      'A jóváhagyás második aláírással vagy online külön nyilatkozattal történik, a jelen feltételek egészének elfogadásától elkülönítve.',
  },
  final: {
    heading: 'Záró rendelkezés',
    text: 'Ha a jelen feltételek valamely rendelkezése érvénytelen, helyébe a jogszabály lép; a többi rendelkezés érvényes marad.',
  },
};
