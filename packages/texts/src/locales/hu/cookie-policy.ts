import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookie-tájékoztató',
  about: {
    heading: 'Miről szól ez a cookie-tájékoztató',
    site: 'A jelen cookie-tájékoztató ismerteti, hogy felületünk (%{site}) mely cookie-kat (sütiket) és más nyomkövetőket használja, ezek mire szolgálnak, ki olvashatja őket, meddig maradnak az Ön eszközén, és hogyan utasíthatja el őket.',
    app: 'A jelen cookie-tájékoztató ismerteti, hogy alkalmazásunk (%{site}) mely nyomkövetőket használja, ezek mire szolgálnak, ki olvashatja őket, meddig maradnak az Ön eszközén, és hogyan utasíthatja el őket.',
    more: 'Arról, hogy mi más történik a személyes adatokkal, kivel osztjuk meg őket, hová kerülnek, és Önt milyen jogok illetik meg, az %{link} szól.',
    moreText: 'adatkezelési tájékoztató',
  },
  what: {
    heading: 'Mik azok a nyomkövetők',
    kinds: {
      cookie: 'Cookie-k (sütik)',
      cookieText:
        'Kis szövegfájlok, amelyeket egy webhely az Ön böngészőjével megőriztet, és a későbbi kéréseknél visszaküldet. A munkamenet-cookie-k a böngésző bezárásakor törlődnek, a többi akkor, amikor a tárolási idejük lejár, vagy amikor Ön törli őket.',
      local: 'Helyi tároló',
      localText:
        'Bejegyzések, amelyeket egy webhely az Ön böngészőjének tárolójában helyez el, és egy későbbi látogatáskor újra kiolvas.',
      app: 'Eszközazonosítók',
      appText: 'Számok, amelyek alapján egy alkalmazás vagy a beépített szolgáltatások felismerik az Ön eszközét.',
    },
    parties:
      'A nyomkövető első féltől származik, ha az Ön által látogatott webhely címéhez helyezik el, és harmadik féltől származik, ha valaki más címéhez.',
  },
  categories: {
    necessary: 'Feltétlenül szükséges nyomkövetők',
    functionality: 'Funkciókat szolgáló nyomkövetők',
    experience: 'A jobb felhasználói élményt szolgáló nyomkövetők',
    measurement: 'Mérési célú nyomkövetők',
    marketing: 'Marketingcélú nyomkövetők',
  },
  onlyWithConsent: 'Ezeket a nyomkövetőket csak az Ön hozzájárulásával használjuk.',
  withoutConsent:
    'Ezeket a nyomkövetőket hozzájárulás nélkül használjuk, mert nélkülük egy Ön által kért funkció nem működik.',
  used: 'Ezeket a nyomkövetőket felületünkön (%{site}) használjuk.',
  provider: 'Szolgáltató',
  purpose: 'Cél',
  duration: 'Tárolási idő',
  longest: 'A szolgáltatás összes nyomkövetőjének tárolási ideje legfeljebb: %{period}.',
  allSession: 'A szolgáltatás összes nyomkövetője törlődik, amikor a böngészőt vagy az alkalmazást bezárják.',
  allIndefinite: 'A szolgáltatás nyomkövetői addig maradnak meg, amíg Ön nem törli őket.',
  unstated:
    'A szolgáltató dönti el, hogy a szolgáltatás nyomkövetői meddig maradnak meg; erről saját tájékoztatója közöl többet.',
  namesUnknown: 'A szolgáltatás egyes nyomkövetőinek nevét nem ismerjük.',
  caption: 'Nyomkövetők: %{service}',
  name: 'Név',
  storage: 'Fajta',
  storages: { cookie: 'Cookie', local: 'Helyi tároló', app: 'Eszközazonosító' },
  party: 'Ki helyezi el',
  choices: {
    heading: 'Hogyan dönthet',
    devices:
      'Böngészője beállításaiban megtekintheti, milyen cookie-kat és tárolt adatokat tartalmaz, törölheti azokat, és letilthatja az újakat. Ennek módja itt olvasható:',
    phones:
      'Telefonon vagy táblagépen a rendszerbeállításokban alaphelyzetbe állíthatja vagy kikapcsolhatja a hirdetési azonosítót, és eldöntheti, mely alkalmazások követhetik Önt.',
    consequence:
      'Ha letiltja a feltétlenül szükséges nyomkövetőket, előfordulhat, hogy felületünk (%{site}) egyes részei többé nem működnek.',
    optOuts: 'Egyes szolgáltatók saját letiltási lehetőséget (opt-out) kínálnak:',
    optOut: 'Letiltás (opt-out): %{name}',
  },
  rights: {
    heading: 'Az Ön jogai',
    text: 'Ha a nyomkövetők személyes adatokat kezelnek, Önt az adatvédelmi jogszabályok szerinti jogok illetik meg. Gyakorlásukhoz a következő elérhetőségen fordulhat hozzánk: %{contact}.',
    complain: 'Panaszt is tehet egy adatvédelmi hatóságnál.',
  },
  none: {
    heading: 'Nincsenek nyomkövetők',
    text: 'Felületünk (%{site}) nem vesz igénybe olyan szolgáltatást, amely nyomkövetőket helyez el az Ön eszközén.',
  },
  changes: {
    heading: 'A cookie-tájékoztató módosítása',
    text: 'Ha a nyomkövetők változnak, a jelen cookie-tájékoztató is változik. Minden változat viseli a keltét, a korábbi változatok pedig megnyithatók azon az oldalon, amelyen a tájékoztató közzé van téve.',
  },
};
