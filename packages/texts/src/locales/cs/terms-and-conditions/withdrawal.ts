import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Právo odstoupit od smlouvy',
  who: 'Spotřebitelé v Evropském hospodářském prostoru a ve Spojeném království mají právo odstoupit od smlouvy uzavřené na dálku bez udání důvodu.',
  brazil:
    'Spotřebitelé, které chrání brazilské právo, mohou odstoupit do sedmi dnů od uzavření smlouvy nebo od obdržení zboží či služby a ihned dostanou zpět vše, co zaplatili (čl. 49 brazilského zákoníku na ochranu spotřebitele). Níže uvedené podmínky a výjimky toto právo neomezují.',
  periodGoods:
    'Lhůta pro odstoupení od smlouvy činí %{days} ode dne, kdy vy nebo vámi určená třetí osoba jiná než dopravce převezmete zboží; je-li objednávka dodávána po částech, ode dne převzetí poslední části.',
  periodServices:
    'U služeb a digitálního obsahu činí lhůta pro odstoupení od smlouvy %{days} ode dne uzavření smlouvy.',
  function: {
    heading: 'Jak odstoupit od smlouvy',
    link: 'Do konce lhůty můžete od smlouvy kdykoli odstoupit on-line, a to zde: %{link}. Zadáte své jméno, údaje o smlouvě a e-mailovou adresu pro potvrzení a poté stisknete „Potvrdit odstoupení od smlouvy“. Přijetí odstoupení vám neprodleně potvrdíme e-mailem, s jeho obsahem, datem a časem.',
    label: 'Zde odstoupit od smlouvy',
    statement:
      'Své rozhodnutí nám můžete oznámit i jakýmkoli jiným jednoznačným prohlášením, například dopisem na naši adresu nebo e-mailem na adresu %{contact}. Můžete použít níže uvedený formulář, není to však vaší povinností.',
    deadline: 'K dodržení lhůty postačuje odeslat oznámení o odstoupení od smlouvy před jejím uplynutím.',
  },
  effects: {
    heading: 'Důsledky odstoupení od smlouvy',
    refund:
      'Bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy k nám došlo oznámení o odstoupení, vám vrátíme všechny platby, které jsme od vás obdrželi, včetně nákladů na standardní dodání. Použijeme stejný platební prostředek, jaký jste použili vy, není-li výslovně dohodnuto jinak, a neúčtujeme za to žádný poplatek.',
    refundServices:
      'Bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy k nám došlo oznámení o odstoupení, vám vrátíme všechny platby, které jsme od vás obdrželi. Použijeme stejný platební prostředek, jaký jste použili vy, není-li výslovně dohodnuto jinak, a neúčtujeme za to žádný poplatek.',
    withhold:
      'S vrácením platby můžeme vyčkat, dokud zboží neobdržíme zpět nebo dokud neprokážete, že jste je odeslali, podle toho, co nastane dříve.',
    sendTo:
      'Zboží zašlete bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy nám odstoupení oznámíte, na adresu: %{address}.',
    send: 'Zboží zašlete zpět na naši adresu bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy nám odstoupení oznámíte.',
    costCustomer: 'Přímé náklady na vrácení zboží nesete vy.',
    costOwner: 'Náklady na vrácení zboží neseme my.',
    value:
      'Za snížení hodnoty zboží odpovídáte jen tehdy, vzniklo-li v důsledku nakládání s ním jiným způsobem, než jaký je nutný k obeznámení se s jeho povahou, vlastnostmi a funkčností.',
    services:
      'Požádali-li jste, abychom se službou začali během lhůty pro odstoupení, zaplatíte část poskytnutou do okamžiku, kdy jste nám odstoupení oznámili.',
  },
  exceptions: {
    heading: 'Kdy právo odstoupit od smlouvy není',
    goods: {
      bespoke: 'zboží vyrobené podle vašich požadavků nebo zjevně přizpůsobené vašim osobním potřebám',
      perishable: 'zboží, které rychle podléhá zkáze nebo má krátkou dobu použitelnosti',
      sealed:
        'zboží v zapečetěném obalu, které z důvodu ochrany zdraví nebo hygieny není vhodné vracet, byl-li obal porušen',
      mixed: 'zboží, které bylo po dodání neoddělitelně smíšeno s jiným zbožím',
      recordings: 'zvukové nebo obrazové nahrávky a počítačové programy v zapečetěném obalu, byl-li obal porušen',
    },
    digital:
      'digitální obsah, který není dodáván na hmotném nosiči, pokud jsme s jeho poskytováním začali s vaším předchozím výslovným souhlasem, vzali jste na vědomí, že tím právo odstoupit ztrácíte, a smlouvu jsme vám potvrdili',
    services:
      'služby, které byly zcela poskytnuty, pokud jsme s nimi začali s vaším předchozím výslovným souhlasem a vzali jste na vědomí, že úplným splněním smlouvy právo odstoupit ztrácíte',
  },
  form: {
    heading: 'Vzorový formulář pro odstoupení od smlouvy',
    intro: 'Chcete-li od smlouvy odstoupit, můžete vyplnit tento formulář a poslat jej zpět:',
    to: 'Adresát: %{recipient}',
    declare:
      'Oznamuji/oznamujeme, že tímto odstupuji/odstupujeme od smlouvy o koupi tohoto zboží / o poskytnutí této služby:',
    ordered: 'Datum objednání / datum obdržení:',
    name: 'Jméno a příjmení spotřebitele/spotřebitelů:',
    address: 'Adresa spotřebitele/spotřebitelů:',
    signature: 'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě):',
    date: 'Datum:',
  },
};
