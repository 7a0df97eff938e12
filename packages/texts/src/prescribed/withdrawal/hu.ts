import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Hungarian. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Elállási jog',
    period: 'Ön 14 napon belül jogosult indokolás nélkül elállni e szerződéstől.',
    expires: {
      contract: 'Az elállási határidő a szerződés megkötésének napjától számított 14 nap elteltével jár le.',
      together:
        'Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy a terméket átveszi.',
      separately:
        'Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy az utolsó terméket átveszi.',
      pieces:
        'Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy az utolsó tételt vagy darabot átveszi.',
      regularly:
        'Az elállási határidő attól a naptól számított 14 nap elteltével jár le, amelyen Ön vagy az Ön által megjelölt, a fuvarozótól eltérő harmadik személy az első terméket átveszi.',
    },
    exercise:
      'Ha Ön elállási jogával élni kíván, elállási szándékát tartalmazó egyértelmű nyilatkozatát köteles eljuttatni (például postán vagy elektronikus úton küldött levél útján) az alábbi címre: %{trader}. Ebből a célból felhasználhatja a mellékelt elállási nyilatkozat-mintát is.',
    online:
      'Az elállási jogát Ön online is gyakorolhatja a következő címen: %{function}. Ha ezt az online funkciót veszi igénybe, az elállás megérkezését – az elállás tartalmát, valamint napját és időpontját is feltüntetve – tartós adathordozón (például elektronikus levélben) haladéktalanul visszaigazoljuk Önnek.',
    deadline:
      'Ön határidőben gyakorolja elállási jogát, ha a fent megjelölt határidő lejárta előtt elküldi elállási nyilatkozatát.',
    effects: 'Az elállás joghatásai',
    reimburse:
      'Ha Ön eláll ettől a szerződéstől, haladéktalanul, de legkésőbb az Ön elállási nyilatkozatának kézhezvételétől számított 14 napon belül visszatérítjük az Ön által teljesített valamennyi ellenszolgáltatást, ideértve a fuvarozási költséget is (kivéve azokat a többletköltségeket, amelyek amiatt merültek fel, hogy Ön az általunk felkínált, legolcsóbb szokásos fuvarozási módtól eltérő fuvarozási módot választott). A visszatérítés során az eredeti ügylet során alkalmazott fizetési móddal egyező fizetési módot alkalmazunk, kivéve, ha Ön más fizetési mód igénybevételéhez kifejezetten a hozzájárulását adja; e visszatérítési mód alkalmazásából kifolyólag Önt semmilyen többletköltség nem terheli.',
    withhold:
      'A visszatérítést mindaddig visszatarthatjuk, amíg vissza nem kaptuk a terméket, vagy Ön nem igazolta, hogy azt visszaküldte: a kettő közül a korábbi időpontot kell figyelembe venni.',
    collect: 'A terméket mi fuvarozzuk vissza.',
    sendBack:
      'Ön köteles számunkra a terméket indokolatlan késedelem nélkül, de legkésőbb elállási nyilatkozatának közlésétől számított 14 napon belül visszaküldeni vagy átadni. A határidő betartottnak minősül, ha a 14 napos határidő letelte előtt elküldi a terméket.',
    sendBackTo:
      'Ön köteles számunkra vagy a következő címzett számára: %{recipient} a terméket indokolatlan késedelem nélkül, de legkésőbb elállási nyilatkozatának közlésétől számított 14 napon belül visszaküldeni vagy átadni. A határidő betartottnak minősül, ha a 14 napos határidő letelte előtt elküldi a terméket.',
    costOwner: 'A termék visszaküldésének költségét vállaljuk.',
    costCustomer: 'A termék visszaküldésének közvetlen költségét Ön viseli.',
    costEstimate:
      'A termék visszaküldésének közvetlen költségét Ön viseli. A költség becsült legmagasabb összege körülbelül %{amount}.',
    value:
      'Ön csak akkor vonható felelősségre a termékben bekövetkezett értékcsökkenésért, ha az a termék jellegének, tulajdonságainak és működésének megállapításához szükséges használatot meghaladó használat miatt következett be.',
    services:
      'Ha Ön kérte, hogy a szolgáltatás teljesítése az elállási határidőn belül kezdődjön meg, úgy elállása esetén köteles megtéríteni számunkra az elállása közlésének időpontjáig teljesített szolgáltatásokért arányosan járó összeget, a szerződésben foglalt teljes szolgáltatáshoz viszonyítva.',
  },
  form: {
    title: 'Elállásinyilatkozat-minta',
    intro: '(csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza)',
    to: 'Címzett: %{recipient}',
    declare:
      'Alulírott/ak kijelentem/kijelentjük (*), hogy gyakorlom/gyakoroljuk (*) elállási jogomat/jogunkat (*) az alábbi termék/ek adásvételére (*) vagy az alábbi szolgáltatás nyújtására (*) irányuló szerződés tekintetében',
    ordered: 'Szerződéskötés időpontja (*)/átvétel időpontja (*)',
    name: 'A fogyasztó(k) neve',
    address: 'A fogyasztó(k) címe',
    signature: 'A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén)',
    date: 'Kelt',
    delete: '(*) A nem kívánt rész törlendő.',
  },
};
