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
  },
  disputes: {
    heading: 'Jogviták rendezése',
    first: 'Ha valamivel elégedetlen, írjon nekünk: %{contact}. Megoldást keresünk.',
    none: 'Nem vagyunk kötelesek és nem is kívánunk részt venni fogyasztói vitarendezési testület előtti eljárásban.',
    body: 'A következő fogyasztói vitarendezési testület előtti eljárásban veszünk részt: %{body}.',
  },
  final: {
    heading: 'Záró rendelkezés',
    text: 'Ha a jelen feltételek valamely rendelkezése érvénytelen, helyébe a jogszabály lép; a többi rendelkezés érvényes marad.',
  },
};
