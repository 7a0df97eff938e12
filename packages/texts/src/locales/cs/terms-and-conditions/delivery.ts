import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Dodání',
    countries: 'Dodáváme do těchto zemí: %{countries}.',
    anywhere: 'Do kterých zemí dodáváme, je zobrazeno při objednávce.',
    within: 'Zboží vám dodáme nejpozději v této době od uzavření smlouvy: %{period}.',
    shown: 'Doba dodání je zobrazena při objednávce; nikdy není delší než 30 dnů od uzavření smlouvy.',
    risk: 'Na spotřebitele přechází nebezpečí ztráty nebo poškození zboží okamžikem, kdy zboží převezme spotřebitel nebo jím určená osoba odlišná od dopravce. Na podnikatele přechází okamžikem, kdy zboží předáme dopravci.',
    riskConsumers:
      'Nebezpečí ztráty nebo poškození zboží na vás přechází okamžikem, kdy zboží převezmete vy nebo vámi určená osoba odlišná od dopravce.',
    riskBusinesses: 'Nebezpečí ztráty nebo poškození zboží na vás přechází okamžikem, kdy zboží předáme dopravci.',
  },
  digital: {
    heading: 'Přístup a aktualizace',
    access: 'Přístup k tomu, co jste objednali, vám umožníme bez zbytečného odkladu po uzavření smlouvy.',
    updates:
      'Poskytujeme aktualizace, včetně bezpečnostních, které jsou nutné k tomu, aby to, co jste objednali, zůstalo v souladu se smlouvou, a informujeme vás o nich: u předplatného po dobu jeho trvání, u jednorázového nákupu po dobu, po kterou to můžete rozumně očekávat.',
    requirements: 'S kterými zařízeními a programy to funguje, je uvedeno u nabídky.',
    changes:
      'Nad tento rámec můžeme běžící digitální služby měnit jen ze závažného důvodu, jako je nové technické prostředí, vyšší počet uživatelů nebo jiný důležitý provozní důvod, bez nákladů pro vás a poté, co vás o tom jasně informujeme. Zhorší-li změna vaše užívání více než nepatrně, informujeme vás předem a smlouvu můžete do 30 dnů bezplatně ukončit.',
  },
  conformity: {
    heading: 'Když něco není v pořádku',
    goods:
      'Platí zákonná odpovědnost za vady: má-li zboží vadu, můžete požadovat bezplatnou opravu nebo výměnu a za podmínek stanovených zákonem slevu z ceny nebo vrácení peněz.',
    goodsPeriod:
      'U spotřebitelů v Evropském hospodářském prostoru se vztahuje na každou vadu, která se projeví během nejméně dvou let od dodání.',
    digital:
      'Na digitální obsah a digitální služby se vztahuje zákonná odpovědnost za vady: nejsou-li v souladu se smlouvou, můžete požadovat, abychom to napravili, a za podmínek stanovených zákonem zaplatit méně nebo od smlouvy odstoupit.',
    personalData:
      'Poskytují-li nám spotřebitelé v Evropském hospodářském prostoru místo ceny osobní údaje, vztahuje se zákonná odpovědnost za vady i na naše digitální služby, ledaže tyto údaje zpracováváme jen proto, abychom službu poskytli nebo splnili požadavky zákona: není-li služba v souladu se smlouvou, mohou požadovat, abychom to napravili, nebo od smlouvy odstoupit.',
    unitedKingdom: 'Spotřebitelé ve Spojeném království mají práva podle zákona Consumer Rights Act 2015.',
    businessRights: 'Má-li to, co dodáme nebo poskytneme, vady, máte práva, která vám dává zákon.',
    businesses:
      'Podnikatelé musí zboží při dodání bez odkladu prohlédnout a oznámit nám zjevné vady; skryté vady, jakmile je zjistí. Práva z vad musí uplatnit nejpozději do jednoho roku od dodání, s výjimkou případů, v nichž odpovídáme neomezeně.',
    guarantee: 'Kromě toho poskytujeme tuto záruku, která nemá vliv na vaše zákonná práva:',
    contact: 'Není-li něco v pořádku, napište na adresu %{contact}.',
    france: {
      goods:
        'Pro prodej zboží spotřebitelům francouzské právo předepisuje toto poučení (příloha čl. D. 211-2 francouzského spotřebitelského zákoníku):',
      once: 'Pro digitální obsah a digitální služby poskytované spotřebitelům jednorázově nebo v jednotlivých plněních francouzské právo předepisuje toto poučení (příloha čl. D. 211-3 francouzského spotřebitelského zákoníku):',
      continuous:
        'Pro digitální obsah a digitální služby poskytované spotřebitelům průběžně francouzské právo předepisuje toto poučení (příloha čl. D. 211-4 francouzského spotřebitelského zákoníku):',
    },
  },
};
