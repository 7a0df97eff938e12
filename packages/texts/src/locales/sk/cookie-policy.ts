import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Zásady používania súborov cookie',
  about: {
    heading: 'Čoho sa tieto zásady týkajú',
    site: 'Tieto zásady vysvetľujú, ktoré súbory cookie a iné sledovacie prvky používa webová stránka %{site}, na čo každý z nich slúži, kto ho môže čítať, ako dlho zostáva vo vašom zariadení a ako ho môžete odmietnuť.',
    app: 'Tieto zásady vysvetľujú, ktoré sledovacie prvky používa aplikácia %{site}, na čo každý z nich slúži, kto ho môže čítať, ako dlho zostáva vo vašom zariadení a ako ho môžete odmietnuť.',
    more: 'Čo sa okrem toho deje s osobnými údajmi, s kým sa zdieľajú, kam sa prenášajú a aké máte práva, vysvetľuje tento dokument: %{link}.',
    moreText: 'zásady ochrany osobných údajov',
  },
  what: {
    heading: 'Čo sú sledovacie prvky',
    kinds: {
      cookie: 'Súbory cookie',
      cookieText:
        'Malé textové súbory, ktoré webová stránka ukladá vo vašom prehliadači a ktoré prehliadač pri ďalších požiadavkách posiela späť. Súbory cookie platné počas relácie zmiznú po zatvorení prehliadača, ostatné uplynutím doby uloženia alebo keď ich odstránite.',
      local: 'Lokálne úložisko',
      localText:
        'Záznamy, ktoré webová stránka ponecháva v úložisku vášho prehliadača a pri neskoršej návšteve ich znova číta.',
      app: 'Identifikátory zariadenia',
      appText: 'Čísla, podľa ktorých aplikácia alebo služby do nej vstavané spoznajú vaše zariadenie.',
    },
    parties:
      'Sledovacie prvky sa označujú ako prvky prvej strany, ak sa ukladajú pre adresu webovej stránky, ktorú navštívite, a ako prvky tretej strany, ak sa ukladajú pre adresu niekoho iného.',
  },
  categories: {
    necessary: 'Nevyhnutné sledovacie prvky',
    functionality: 'Sledovacie prvky pre funkcie',
    experience: 'Sledovacie prvky pre lepší používateľský zážitok',
    measurement: 'Sledovacie prvky na meranie',
    marketing: 'Sledovacie prvky na marketing',
  },
  onlyWithConsent: 'Tieto sledovacie prvky sa používajú len s vaším súhlasom.',
  withoutConsent:
    'Tieto sledovacie prvky sa používajú bez súhlasu, pretože bez nich nefunguje funkcia, o ktorú žiadate.',
  used: 'Tieto sledovacie prvky sa používajú v online službe %{site}.',
  provider: 'Poskytovateľ',
  purpose: 'Účel',
  duration: 'Doba uloženia',
  longest: 'Najdlhšia doba uloženia sledovacích prvkov tejto služby: %{period}.',
  allSession: 'Všetky sledovacie prvky tejto služby sa odstránia po zatvorení prehliadača alebo aplikácie.',
  allIndefinite: 'Sledovacie prvky tejto služby zostávajú v zariadení, kým ich neodstránite.',
  unstated:
    'Ako dlho sledovacie prvky tejto služby v zariadení zostávajú, určuje poskytovateľ; viac uvádzajú jeho vlastné zásady.',
  namesUnknown: 'Názvy jednotlivých sledovacích prvkov tejto služby nepoznáme.',
  caption: 'Sledovacie prvky služby %{service}',
  name: 'Názov',
  storage: 'Druh',
  storages: { cookie: 'Súbor cookie', local: 'Lokálne úložisko', app: 'Identifikátor zariadenia' },
  party: 'Kto ho ukladá',
  choices: {
    heading: 'Ako sa môžete rozhodnúť',
    devices:
      'V nastaveniach prehliadača môžete zistiť, ktoré súbory cookie a uložené údaje obsahuje, odstrániť ich a zablokovať nové. Návody nájdete tu:',
    phones:
      'V telefóne alebo tablete môžete v nastaveniach systému obnoviť alebo vypnúť reklamný identifikátor a určiť, ktoré aplikácie vás smú sledovať.',
    consequence: 'Ak zablokujete nevyhnutné sledovacie prvky, časti online služby %{site} môžu prestať fungovať.',
    optOuts: 'Niektorí poskytovatelia ponúkajú vlastnú možnosť odhlásenia (opt-out):',
    optOut: 'Odhlásenie (opt-out): %{name}',
  },
  rights: {
    heading: 'Vaše práva',
    text: 'Ak sledovacie prvky spracúvajú osobné údaje, máte práva, ktoré vám dávajú predpisy o ochrane osobných údajov. Ak ich chcete uplatniť, obráťte sa na nás: %{contact}.',
    complain: 'Sťažnosť môžete podať aj orgánu pre ochranu osobných údajov.',
  },
  none: {
    heading: 'Žiadne sledovacie prvky',
    text: 'Online služba %{site} nepoužíva žiadnu službu, ktorá by do vášho zariadenia ukladala sledovacie prvky.',
  },
  changes: {
    heading: 'Zmeny týchto zásad',
    text: 'Ak sa zmenia sledovacie prvky, zmenia sa aj tieto zásady. Každé ich znenie je označené dátumom a skoršie znenia možno otvoriť na stránke, kde sú tieto zásady zverejnené.',
  },
};
