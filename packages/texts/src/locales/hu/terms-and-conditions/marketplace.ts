import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'A piactér',
  role: 'A piactéren mások kínálnak árukat és szolgáltatásokat. Az ezekre vonatkozó szerződés a vevő és az eladó között jön létre; mi a piacteret biztosítjuk, és nem vagyunk a szerződés részese, kivéve, ha az ajánlat szerint mi vagyunk az eladó.',
  status:
    'Minden ajánlat feltünteti, hogy az eladó kereskedőnek vallja-e magát. Ha nem kereskedő, a vele kötött szerződésre nem vonatkoznak az uniós fogyasztóvédelmi jog szerinti fogyasztói jogok, köztük az elállási jog.',
  traders: 'Minden eladó kereskedő.',
  duties:
    'Az eladó felel az ajánlatért, a teljesítésért és a vevő szerződésből eredő jogaiért. Mi a piactér működéséért felelünk.',
  ranking: {
    heading: 'Az ajánlatok rangsorolása',
    intro: 'Az ajánlatok sorrendje a keresési találatok között főként a következőktől függ:',
    paid: 'Ha egy ajánlat helyezését fizetség befolyásolja, az ajánlatot ennek megfelelően megjelöljük.',
    own: 'A piactéren saját ajánlatokat is teszünk. A hozzáférés, a rangsorolás és a feltételek ezekre ugyanazok, mint az eladók ajánlataira.',
    ownDiffers:
      'A piactéren saját ajánlatokat is teszünk. Ezeket a következők szerint kezeljük másként, mint az eladók ajánlatait:',
  },
  business: {
    heading: 'Az eladóknak',
    grounds:
      'Az eladó piactér-használatát csak a jelen feltételek vagy a jogszabályok megsértése miatt, mások jogainak vagy a felhasználók biztonságának védelme érdekében, vagy azért korlátozzuk, függesztjük fel vagy szüntetjük meg, mert hiányoznak a jogszabály által az eladóktól megkövetelt adatok.',
    text: 'Ha egy eladó piactér-használatát korlátozzuk, felfüggesztjük vagy megszüntetjük, megindokoljuk: a korlátozást vagy felfüggesztést a hatálybalépése előtt vagy azzal egyidejűleg, a használat teljes megszüntetését legalább 30 nappal előtte, kivéve, ha jogszabály vagy ismételt jogsértések mást kívánnak meg. A jelen feltételek módosításáról az eladókat legalább 15 nappal az alkalmazása előtt értesítjük ((EU) 2019/1150 rendelet).',
    rights:
      'Az eladók megtartják szövegeikhez, képeikhez és védjegyeikhez fűződő jogaikat. Amíg egy ajánlat látható, díjmentesen megengedik nekünk, hogy ezeket felhasználjuk az ajánlatnak a piactéren való megjelenítéséhez és ahhoz, hogy máshol, például keresőmotorokban és hirdetésekben felhívjuk rá a figyelmet.',
    data: 'Fiókjukon keresztül az eladók hozzáférnek a saját ajánlataikra, megrendeléseikre és értékeléseikre vonatkozó adatokhoz, valamint a vevőknek a szerződés teljesítéséhez szükséges adataihoz; ezeket az adatokat a használat vége után még 30 napig lekérhetik. Mi a piactér használata során keletkező minden adathoz hozzáférünk. Egy eladó adatait más eladóknak csak összesített formában adjuk át.',
    complaints:
      'Az eladók díjmentesen tehetnek nálunk panaszt a következő címen: %{contact}. Minden panaszt észszerű időn belül megvizsgálunk, és az eladóval közöljük az eredményt és az indokait.',
    mediators:
      'Az eladókkal fennálló viták peren kívüli rendezése érdekében készek vagyunk a következő közvetítőkkel együttműködni: %{mediators}.',
  },
};
