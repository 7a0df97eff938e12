import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Szállítás',
    countries: 'A következő országokba szállítunk: %{countries}.',
    anywhere: 'Azt, hogy mely országokba szállítunk, megrendeléskor feltüntetjük.',
    within: 'Az áru legkésőbb a szerződés megkötésétől számított következő időn belül megérkezik Önhöz: %{period}.',
    shown:
      'A szállítási időt megrendeléskor feltüntetjük; az soha nem hosszabb a szerződés megkötésétől számított 30 napnál.',
    risk: 'Fogyasztók esetében a kárveszély akkor száll át, amikor az árut a fogyasztó vagy az általa megjelölt, a fuvarozótól eltérő személy átveszi. Vállalkozások esetében akkor száll át, amikor az árut a fuvarozónak átadjuk.',
    riskConsumers:
      'A kárveszély akkor száll át Önre, amikor az árut Ön vagy az Ön által megjelölt, a fuvarozótól eltérő személy átveszi.',
    riskBusinesses: 'A kárveszély akkor száll át Önre, amikor az árut a fuvarozónak átadjuk.',
  },
  digital: {
    heading: 'Hozzáférés és frissítések',
    access: 'A szerződés megkötése után indokolatlan késedelem nélkül hozzáférést adunk a megrendeltekhez.',
    updates:
      'Biztosítjuk azokat a frissítéseket, köztük a biztonsági frissítéseket, amelyek ahhoz szükségesek, hogy a megrendeltek szerződésszerűek maradjanak, és ezekről értesítjük Önt: előfizetés esetén annak időtartama alatt, egyszeri vásárlás esetén addig, ameddig ésszerűen elvárhatja.',
    requirements: 'Azt, hogy milyen eszközökkel és programokkal működik, az ajánlatnál közöljük.',
    changes:
      'A folyamatos digitális szolgáltatásokat ezen túlmenően csak alapos okból, például új műszaki környezet, több felhasználó vagy más fontos működési ok miatt módosíthatjuk, az Ön számára többletköltség nélkül és egyértelmű értesítés után. Ha egy módosítás a használatot nem csupán csekély mértékben rontja, előre értesítjük, és Ön 30 napon belül díjmentesen megszüntetheti a szerződést.',
  },
  conformity: {
    heading: 'Ha valami nincs rendben',
    goods:
      'Az árura a jogszabály szerinti kellékszavatosság vonatkozik: ha az áru hibás, díjmentes kijavítást vagy kicserélést, a jogszabályban foglalt feltételekkel pedig árleszállítást vagy pénze visszafizetését követelheti.',
    goodsPeriod:
      'Az Európai Gazdasági Térségben lévő fogyasztók esetében ez minden olyan hibára kiterjed, amely a teljesítéstől számított legalább két éven belül felismerhetővé válik.',
    digital:
      'A digitális tartalmakra és digitális szolgáltatásokra a jogszabály szerinti kellékszavatosság vonatkozik: ha nem szerződésszerűek, követelheti, hogy ezt orvosoljuk, a jogszabályban foglalt feltételekkel pedig árleszállítást kérhet, vagy megszüntetheti a szerződést.',
    personalData:
      'Ha az Európai Gazdasági Térségben lévő fogyasztók az ár megfizetése helyett személyes adatokat adnak meg, a jogszabály szerinti kellékszavatosság a digitális szolgáltatásainkra is vonatkozik, kivéve, ha ezeket az adatokat kizárólag a szolgáltatás nyújtása vagy jogszabályi követelmények teljesítése érdekében kezeljük: ha a szolgáltatás nem szerződésszerű, követelhetik, hogy ezt orvosoljuk, vagy megszüntethetik a szerződést.',
    unitedKingdom:
      'Az Egyesült Királyságban lévő fogyasztókat a fogyasztói jogokról szóló törvény (Consumer Rights Act 2015) szerinti jogok illetik meg.',
    businessRights: 'Ha az, amit szállítunk vagy nyújtunk, hibás, Önt a jogszabályban biztosított jogok illetik meg.',
    businesses:
      'A vállalkozásoknak az árut a kézbesítéskor haladéktalanul meg kell vizsgálniuk, és a látható hibákat közölniük kell velünk; a rejtett hibákat a felfedezésükkor azonnal. Hibákból eredő igényeik a teljesítéstől számított egy év alatt évülnek el, kivéve azokat az eseteket, amelyekben korlátlanul felelünk.',
    guarantee: 'Ezenfelül a következő jótállást vállaljuk, amely az Ön jogszabály szerinti jogait nem érinti:',
    contact: 'Ha valami nincs rendben, írjon nekünk: %{contact}.',
    france: {
      goods:
        'Áru fogyasztóknak történő értékesítésére a francia jog a következő tájékoztatót írja elő (a francia fogyasztóvédelmi törvénykönyv D. 211-2. cikkének melléklete):',
      once: 'A fogyasztóknak egyszeri vagy egyedi alkalmakkal nyújtott digitális tartalmakra és digitális szolgáltatásokra a francia jog a következő tájékoztatót írja elő (a francia fogyasztóvédelmi törvénykönyv D. 211-3. cikkének melléklete):',
      continuous:
        'A fogyasztóknak folyamatosan nyújtott digitális tartalmakra és digitális szolgáltatásokra a francia jog a következő tájékoztatót írja elő (a francia fogyasztóvédelmi törvénykönyv D. 211-4. cikkének melléklete):',
    },
  },
};
