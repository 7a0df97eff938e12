import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Az Egyesült Államok egyes államainak lakosai számára',
    intro:
      'Ez és a következő szakaszok a jelen tájékoztató többi részén felül a következő államok lakosaira vonatkoznak, amennyiben az adott állam fogyasztói adatvédelmi törvénye ránk alkalmazandó: %{states}.',
    date: 'A jelen tájékoztató keltét megelőző 12 hónap adatkezelését ismertetik.',
  },
  collection: {
    heading: 'A személyes adatok kategóriái (amerikai államok)',
    intro:
      'E 12 hónapban a személyes adatok következő kategóriáit gyűjtöttük. Az egyes kategóriák megőrzési ideje a céljukból következik (lásd a megőrzésről szóló szakaszt).',
    sources: 'Források: %{sources}.',
    sourceYou: 'Ön, amikor adatokat ad meg nekünk',
    sourceDevice: 'az Ön eszköze és böngészője, amikor felületünket (%{site}) használja',
    sourceServices: 'a jelen tájékoztatóban megnevezett szolgáltatások',
    caption: 'A gyűjtött kategóriák, céljaik és címzettjeik',
    category: 'Kategória',
    examples: 'Adatok',
    purposes: 'Célok',
    disclosedTo: 'Kivel közöltük',
    soldOrShared: 'Értékesítettük vagy megosztottuk-e',
    categories: {
      identifiers: 'Azonosítók',
      customerRecords: 'Ügyfélnyilvántartási adatok',
      protected: 'Jogszabály által védett tulajdonságok',
      commercial: 'Kereskedelmi információk',
      biometric: 'Biometrikus információk',
      internetActivity: 'Internetes vagy más elektronikus hálózati tevékenység',
      geolocation: 'Helymeghatározási adatok',
      audioVisual: 'Hang-, elektronikus, vizuális vagy hasonló információk',
      professional: 'Szakmai vagy munkaviszonnyal kapcsolatos információk',
      inferences: 'Következtetések és profilok',
      sensitive: 'Érzékeny személyes adatok',
      other: 'Egyéb személyes adatok',
    },
  },
  disclosure: {
    heading: 'Személyes adatok értékesítése és megosztása (amerikai államok)',
    neither:
      'E 12 hónapban nem értékesítettünk személyes adatokat, és nem osztottuk meg, illetve nem kezeltük azokat célzott reklám céljából.',
    shares:
      'E 12 hónapban adatokat használtak célzott reklámra, vagyis olyan reklámra, amelyet több webhelyen vagy alkalmazásban végzett tevékenység alapján választanak ki. Az államok törvényei ezt „megosztásnak” (sharing), „célzott reklámnak” (targeted advertising) vagy, ha érte valamilyen ellenértéket kapnak, „értékesítésnek” (sale) nevezik. Az adatokat a következőkön keresztül gyűjtötték: %{services}.',
    sells: 'E 12 hónapban személyes adatokat értékesítettünk e törvények értelmében a következőknek: %{services}.',
    noOtherSale: 'Ezen túlmenően nem értékesítettünk személyes adatokat.',
    minors:
      'Nincs tényleges tudomásunk arról, hogy 16 év alatti személyek személyes adatait értékesítenénk vagy megosztanánk.',
    minorsDirected:
      '16 év alatti személyek személyes adatait csak a jogszabályban előírt hozzájárulással értékesítjük vagy osztjuk meg: 13 éves kortól maguknak a személyeknek, az alatt pedig a szülőnek vagy gyámnak a hozzájárulásával.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Értesítés: az Ön érzékeny személyes adatait értékesíthetjük.)',
    sensitiveLimited:
      'Érzékeny adatokat csak olyan célokra használunk és közlünk, amelyek esetében a törvény nem ad jogot a felhasználás korlátozására (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Érzékeny adatokat a California Code of Regulations, title 11, § 7027(m) szerinti céloktól eltérő célokra is használunk. Ön korlátozhatja a felhasználásukat: lásd „Your Privacy Choices”.',
    sensitiveConsent:
      'Ahol az állam joga az érzékeny adatok kezeléséhez hozzájárulást követel meg, azokat csak az Ön hozzájárulásával kezeljük.',
  },
  choices: {
    heading: 'Your Privacy Choices – az Ön adatvédelmi választásai (amerikai államok)',
    intro:
      'Ön bármikor, felhasználói fiók nélkül is megtilthatja (opt-out) adatai értékesítését és megosztását, valamint a célzott reklámot:',
    link: 'ezen az oldalon: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'a minden oldalon elérhető adatvédelmi beállításokban',
    write: 'írásban, a következő elérhetőségen: %{contact}',
    phone: 'telefonon: %{phone}',
    gpc: 'böngészője „Global Privacy Control” jelzésével, amelyet az adott böngészőre és, ha be van jelentkezve, felhasználói fiókjára vonatkozó letiltásnak (opt-out) tekintünk',
    time: 'A letiltást (opt-out) a lehető leghamarabb, legkésőbb 15 munkanapon belül végrehajtjuk, és legkorábban 12 hónap elteltével kérjük újra a beleegyezését (opt-in).',
    doNotTrack: 'Felületünk (%{site}) nem reagál a böngészők régebbi „Do Not Track” jelzésére.',
  },
  rights: {
    heading: 'Jogok az amerikai államokban',
    intro: 'A táblázat megmutatja, melyik jogot mely államok törvényei biztosítják. Minden törvény ismer kivételeket.',
    caption: 'Jogok államonként',
    right: 'Jog',
    where: 'Államok',
    all: 'Az összes fent megnevezett állam',
    allExcept: 'Az összes fent megnevezett állam, kivéve: %{states}',
    kinds: {
      access: 'Megtudni, hogy kezeljük-e adatait, és hozzáférni azokhoz',
      correct: 'A hibás adatok kijavíttatása',
      delete: 'Az adatok töröltetése',
      portability: 'Az adatok átvétele hordozható formátumban',
      optOutSale: 'Az adatok értékesítésének megtiltása',
      optOutAdvertising: 'A célzott reklám megtiltása',
      optOutProfiling:
        'A joghatással vagy hasonlóan jelentős hatással járó döntésekhez végzett profilalkotás megtiltása',
      sensitiveConsent: 'Az érzékeny adatok kezelése csak hozzájárulással',
      sensitiveLimit: 'Az érzékeny adatok felhasználásának korlátozása vagy megtagadása',
      thirdParties: 'Lista kérése azokról a harmadik felekről vagy azok kategóriáiról, akikkel az adatokat közölték',
      questionProfiling: 'A profilalkotás eredményének vitatása és újraértékelése',
      appeal: 'Jogorvoslat az elutasítás ellen',
    },
    optOutSharing: 'A célzott reklám megtiltása (Kaliforniában: a megosztásé)',
    noRetaliation: 'Nem alkalmazunk Önnel szemben hátrányos megkülönböztetést azért, mert e jogokat gyakorolja.',
  },
  requests: {
    heading: 'Kérelmek, személyazonosítás és jogorvoslat (amerikai államok)',
    how: 'Kérelmeit a következő elérhetőségen nyújthatja be: %{contact}.',
    phone: 'Telefonon is kereshet minket: %{phone}.',
    verify:
      'Megismerésre, kijavításra vagy törlésre irányuló kérelem esetén ellenőriznünk kell személyazonosságát: az Ön által közölteket összevetjük a nálunk lévő adatokkal, és nem kérünk többet annál, mint amennyi ehhez szükséges. Letiltás (opt-out) esetén csak azt kérjük, ami a végrehajtásához szükséges.',
    agent:
      'Kérelmét meghatalmazott képviselő is benyújthatja Ön helyett. Kérhetjük a meghatalmazás igazolását, és, a letiltás (opt-out) kivételével, az Ön megerősítését is.',
    time: '45 napon belül válaszolunk. Ha ez ésszerűen szükséges, a határidő egyszer 45 nappal meghosszabbítható; erről és okairól az első 45 napon belül tájékoztatjuk.',
    iowa: 'Iowában az első határidő 90 nap.',
    california:
      'Kaliforniában a megismerésre, kijavításra vagy törlésre irányuló kérelem beérkezését 10 munkanapon belül visszaigazoljuk.',
    appeal:
      'Ha egy kérelmet elutasítunk, jogorvoslattal élhet: írjon nekünk a következő elérhetőségen az „appeal” szó feltüntetésével: %{contact}. A jogorvoslati kérelemre írásban, indokolással, 45 napon belül, illetve ahol állama joga megengedi, 60 napon belül válaszolunk. Ha a jogorvoslat eredménytelen, panaszt tehet állama főügyészénél (attorney general).',
  },
  states: {
    AL: 'Alabama',
    CA: 'Kalifornia',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
};
