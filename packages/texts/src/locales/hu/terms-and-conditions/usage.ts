import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Mire használhatja',
    software:
      'A szoftvert a szerződés időtartama alatt saját maga vagy saját szervezetén belül használhatja. A jog nem kizárólagos, és nem ruházható át.',
    content:
      'A megvásárolt digitális tartalmat saját maga, időbeli korlátozás nélkül használhatja, kivéve, ha az ajánlat mást tartalmaz. A jog nem kizárólagos, és nem ruházható át.',
    app: 'Az alkalmazást a saját tulajdonában lévő vagy az ellenőrzése alatt álló eszközökre telepítheti, és azokon használhatja.',
    limits:
      'Nem másolhatja, nem adhatja tovább, nem adhatja bérbe, nem fejtheti vissza, és nem kerülheti meg a védelmét, kivéve, ha ezt jogszabály a szerződés tartalmától függetlenül megengedi.',
  },
  conduct: {
    heading: 'Mi nem megengedett',
    intro: 'Felületünk (%{site}) használata során tilos:',
    rules: {
      law: 'jogszabályt sérteni vagy mások jogait megsérteni',
      malware: 'káros programokat terjeszteni vagy biztonsági intézkedéseket megkerülni',
      load: 'működését zavarni, például túlterhelést okozó automatizált kérésekkel',
      access: 'engedély nélkül mások fiókjaihoz vagy adataihoz hozzáférni',
      resale: 'a hozzáférést másoknak értékesíteni, kivéve, ha ehhez hozzájárultunk',
    },
    measures:
      'Ha megszegi e szabályokat, hozzáférését arányos mértékben korlátozhatjuk vagy letilthatjuk. Ha az ügy nem sürgős, előbb figyelmeztetjük.',
  },
  content: {
    heading: 'A mi tartalmaink',
    text: 'A felületünkön (%{site}) található szövegek, képek, programok és védjegyek minket vagy azokat illetik, akik nekünk azokra engedélyt adtak. Ön megtekintheti és magáncélra használhatja őket; minden ezen túlmenőhöz engedélyünk vagy azt megengedő jogszabály szükséges.',
    textBusinesses:
      'A felületünkön (%{site}) található szövegek, képek, programok és védjegyek minket vagy azokat illetik, akik nekünk azokra engedélyt adtak. Ön megtekintheti és saját céljaira használhatja őket; minden ezen túlmenőhöz engedélyünk vagy azt megengedő jogszabály szükséges.',
  },
  entrusted: {
    heading: 'A ránk bízott személyes adatok',
    text: 'Ha az ügyfelek a szoftverrel üzleti tevékenységük körében személyes adatokat kezelnek, ők az adatkezelők, mi pedig az adatfeldolgozójuk vagyunk. Ezeket az adatokat csak a GDPR 28. cikkének megfelelő szerződés alapján dolgozzuk fel, amelyet minden ilyen ügyfélnek felajánlunk.',
  },
  switching: {
    heading: 'Váltás másik szolgáltatóra',
    right:
      'Az ügyfelek legfeljebb két hónapos felmondási idővel bármikor másik szolgáltatóra válthatnak, saját rendszerre térhetnek át, vagy töröltethetik adataikat (az (EU) 2023/2854 rendelet, az adatrendelet 25. cikke).',
    transition:
      'A felmondási idő után a váltást indokolatlan késedelem nélkül, 30 napon belül elvégezzük. Ha ez műszakilag nem kivitelezhető, a kérelemtől számított 14 munkanapon belül közöljük ennek okát, és más, legfeljebb hét hónapos időszakot jelölünk meg. Az ügyfél az időszakot egyszer meghosszabbíthatja. Az időszak végéig észszerű segítséget nyújtunk, a szolgáltatást a korábbival azonos biztonsággal fenntartjuk, és felhívjuk a figyelmet a folytonosságát fenyegető ismert kockázatokra.',
    data: 'Minden adat, amelyet az ügyfél bevitt vagy a szolgáltatás használatával létrehozott, tagolt, széles körben használt, géppel olvasható formátumban kimenthető. Kivételt képeznek a szolgáltatás belső működésére vonatkozó, üzleti titkunknak minősülő adatok, amennyiben ez a váltást nem akadályozza. Az adatok az áttérés után még legalább 30 napig lekérhetők; ezt követően töröljük őket.',
    end: 'A szerződés a váltás befejezésével, vagy ha az ügyfél csak az adatok törlését kéri, a felmondási idő lejártával szűnik meg.',
    charges:
      '2027. január 11-ig a váltásért legfeljebb a vele közvetlenül felmerülő költségeket számítjuk fel; azután semmit.',
    free: 'A váltásért semmit sem számítunk fel.',
  },
  information: {
    heading: 'A felületen található információk',
    text: 'A felületünkön (%{site}) található információkat gondosan állítjuk össze. Általános jellegűek, nem minősülnek az Ön esetére vonatkozó tanácsadásnak, és elavultak lehetnek.',
    links: 'Az általunk hivatkozott más webhelyek tartalmáért azok tulajdonosai felelnek.',
  },
  availability: {
    heading: 'Rendelkezésre állás',
    text: 'Ésszerű gondossággal biztosítjuk, hogy felületünk (%{site}) rendelkezésre álljon. Működése karbantartás, biztonsági ok vagy rajtunk kívül álló ok miatt megszakadhat; a hosszabb megszakításokat, ahol lehet, előre jelezzük.',
  },
  stores: {
    heading: 'Alkalmazás-áruházak',
    parties:
      'A jelen feltételek kizárólag Ön és köztünk jönnek létre. Az alkalmazásért, annak tartalmáért, karbantartásáért és támogatásáért mi, és nem az alkalmazás-áruház üzemeltetője (%{stores}) felelünk.',
    purchases:
      'Az alkalmazás-áruházon keresztüli vásárlásokra az adott áruház fizetésre és visszatérítésre vonatkozó szabályai is érvényesek. Önt velünk szemben jogszabály alapján megillető jogai fennmaradnak.',
    apple:
      'Az Apple és leányvállalatai a jelen feltételek harmadik fél kedvezményezettjei, és azokat Önnel szemben érvényesíthetik. Ön megerősíti, hogy nem tartózkodik az Egyesült Államok embargója alá eső országban, és nem szerepel tiltott felekről vezetett egyik listáján sem.',
  },
};
