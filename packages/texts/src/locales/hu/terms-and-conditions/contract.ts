import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Hogyan jön létre a szerződés',
    display: 'Amit felületünkön (%{site}) bemutatunk, még nem kötelező érvényű ajánlat, hanem felhívás megrendelésre.',
    steps:
      'A megrendelés előtt látja, mit választott ki, mennyibe kerül, és milyen adatokat adott meg, és kijavíthatja a hibákat. Megrendelését egy olyan gomb megnyomásával adja le, amelynek felirata szerint fizetési kötelezettséggel járó megrendelést tesz. Ez az Ön ajánlata a szerződés megkötésére.',
    confirmation:
      'Megrendelése beérkezését e-mailben azonnal visszaigazoljuk. A szerződés akkor jön létre, amikor a megrendelést kifejezetten elfogadjuk, az árut elküldjük, vagy hozzáférést adunk a megrendeltekhez.',
    confirmationGoods:
      'Megrendelése beérkezését e-mailben azonnal visszaigazoljuk. A szerződés akkor jön létre, amikor a megrendelést kifejezetten elfogadjuk, vagy az árut elküldjük.',
    confirmationDigital:
      'Megrendelése beérkezését e-mailben azonnal visszaigazoljuk. A szerződés akkor jön létre, amikor a megrendelést kifejezetten elfogadjuk, vagy hozzáférést adunk a megrendeltekhez.',
    storage:
      'A szerződés szövegét tároljuk, és a jelen feltételekkel együtt e-mailben elküldjük Önnek, hogy megőrizhesse.',
    languages: 'A szerződést minden olyan nyelven megkötheti, amelyen a megrendelési folyamat elérhető.',
  },
  prices: {
    heading: 'Árak és fizetés',
    shown: 'A megrendeléskor feltüntetett árak érvényesek.',
    withTax: 'Az árak tartalmazzák az általános forgalmi adót és minden más árelemet.',
    withoutTax: 'Az általános forgalmi adó az árakhoz hozzáadódik, és külön van feltüntetve.',
    currency: 'Az árak pénzneme: %{currency}.',
    delivery: 'A szállítási költségeket a megrendelés előtt feltüntetjük.',
    methods: 'A következő módokon fizethet: %{methods}.',
    names: {
      card: 'hitel- vagy betéti kártya',
      paypal: 'PayPal',
      bankTransfer: 'banki átutalás',
      directDebit: 'csoportos beszedés',
      invoice: 'számla',
      wallet: 'digitális tárca (például Apple Pay vagy Google Pay)',
      cashOnDelivery: 'utánvét',
      appStore: 'az alkalmazás-áruházban vezetett fiókja',
    },
    due: 'Eltérő megállapodás hiányában a díj a szerződés megkötésekor esedékes.',
    late: 'A késedelmesen fizető vállalkozás a jogszabály szerinti késedelmi kamattal és behajtási költségátalánnyal tartozik, az Európai Unióban legalább 40 euróval (2011/7/EU irányelv).',
    lateFrance:
      'Ha egy vállalkozás késedelmesen fizet, felszólítás nélkül az Európai Központi Bank által a legutóbbi refinanszírozási műveletére alkalmazott, tíz százalékponttal növelt mértékű kamattal, valamint a behajtási költségek fejében 40 euró átalánnyal tartozik (a francia kereskedelmi törvénykönyv L. 441-10. és D. 441-5. cikke).',
    title: 'Az áru a teljes kifizetéséig a tulajdonunkban marad.',
  },
  subscription: {
    heading: 'Előfizetések',
    period:
      'Az előfizetés a megrendelésekor feltüntetett időtartamra, annak hiányában a következő időtartamra szól: %{period}.',
    shown: 'Az előfizetés a megrendelésekor feltüntetett időtartamra szól.',
    renews: 'Az előfizetés azonos hosszúságú időszakkal meghosszabbodik, ha az időszak vége előtt nem mondják fel.',
    renewsConsumers:
      'A fogyasztókat a közelgő meghosszabbításra a rájuk alkalmazandó jogban előírt módon figyelmeztetjük, és ők a meghosszabbított szerződést korábban is megszüntethetik, ha ez a jog megengedi.',
    renewsGermany:
      'A fogyasztóval kötött szerződés nem hosszabbodik meg újabb időszakkal: ha az időszak vége előtt nem mondják fel, határozatlan időre folytatódik, és azután bármikor egy hónapos felmondási idővel felmondható (a német polgári törvénykönyv 309. §-ának 9. pontja).',
    france:
      'A fogyasztókkal kötött, hallgatólagosan meghosszabbodó szerződésekre a francia jog előírja, hogy a fogyasztóvédelmi törvénykönyv következő cikkeit teljes terjedelmükben közölni kell (L. 215-4. cikk):',
    ends: 'Az előfizetés ezen időtartam végén magától megszűnik, és nem hosszabbodik meg.',
    trial:
      'Ha próbaidőszakot kap, az a következő időtartamra díjmentes: %{period}. Ha a vége előtt nem mondja fel, megkezdődik a fizetős előfizetés; erre a próbaidőszak megkezdése előtt felhívjuk a figyelmét.',
    cancel: 'Az előfizetést bármikor, a folyó időszak végére felmondhatja itt: %{link}.',
    cancelText: 'az előfizetés felmondása',
    cancelByMail: 'Az előfizetést bármikor, a folyó időszak végére felmondhatja, ha ír nekünk: %{contact}.',
    prices:
      'Ha egy folyamatban lévő előfizetés díját emeljük, erről legalább %{days} előre értesítjük, és az új díj alkalmazásáig díjmentesen felmondhat. Az új díj soha nem vonatkozik már kifizetett időszakra.',
    cause: 'Mindez nem érinti a felek jogát a szerződés fontos okból történő megszüntetésére.',
  },
};
