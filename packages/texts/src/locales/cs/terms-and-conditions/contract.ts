import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Jak dochází k uzavření smlouvy',
    display: 'To, co v online službě %{site} zobrazujeme, ještě není závazná nabídka, ale výzva k podání objednávky.',
    steps:
      'Před objednáním vidíte, co jste vybrali, kolik to stojí a co jste zadali, a můžete opravit chyby. Objednáváte stisknutím tlačítka, z něhož vyplývá, že objednávka zavazuje k platbě. To je váš návrh na uzavření smlouvy.',
    confirmation:
      'Přijetí vaší objednávky neprodleně potvrdíme e-mailem. Smlouva je uzavřena, jakmile objednávku výslovně přijmeme, odešleme zboží nebo vám umožníme přístup k tomu, co jste objednali.',
    confirmationGoods:
      'Přijetí vaší objednávky neprodleně potvrdíme e-mailem. Smlouva je uzavřena, jakmile objednávku výslovně přijmeme nebo odešleme zboží.',
    confirmationDigital:
      'Přijetí vaší objednávky neprodleně potvrdíme e-mailem. Smlouva je uzavřena, jakmile objednávku výslovně přijmeme nebo vám umožníme přístup k tomu, co jste objednali.',
    storage: 'Text smlouvy ukládáme a spolu s těmito podmínkami vám jej zašleme e-mailem, abyste si jej mohli uchovat.',
    languages: 'Smlouvu můžete uzavřít v každém z jazyků, v nichž je objednávka nabízena.',
  },
  prices: {
    heading: 'Ceny a platba',
    shown: 'Platí ceny zobrazené při objednávce.',
    withTax: 'Zahrnují daň z přidané hodnoty a všechny ostatní složky ceny.',
    withoutTax: 'Daň z přidané hodnoty se připočítává a uvádí se zvlášť.',
    currency: 'Ceny jsou uvedeny v této měně: %{currency}.',
    delivery: 'Náklady na dodání jsou zobrazeny před objednáním.',
    methods: 'Možnosti platby: %{methods}.',
    names: {
      card: 'kreditní nebo debetní karta',
      paypal: 'PayPal',
      bankTransfer: 'bankovní převod',
      directDebit: 'inkaso',
      invoice: 'faktura',
      wallet: 'digitální peněženka (například Apple Pay nebo Google Pay)',
      cashOnDelivery: 'dobírka',
      appStore: 'účet ve vašem obchodě s aplikacemi',
    },
    due: 'Není-li dohodnuto jinak, je platba splatná při uzavření smlouvy.',
    late: 'Podnikatelé, kteří platí opožděně, dluží zákonný úrok z prodlení a zákonnou náhradu nákladů na vymáhání, v Evropské unii nejméně 40 eur (směrnice 2011/7/EU).',
    lateFrance:
      'Zaplatí-li podnikatel opožděně, dluží bez upomínky úrok ve výši sazby, kterou Evropská centrální banka použila při své poslední refinanční operaci, zvýšené o deset procentních bodů, a paušální náhradu nákladů na vymáhání ve výši 40 eur (čl. L. 441-10 a D. 441-5 francouzského obchodního zákoníku).',
    title: 'Zboží zůstává naším vlastnictvím až do úplného zaplacení ceny.',
  },
  subscription: {
    heading: 'Předplatné',
    period: 'Předplatné trvá po dobu zobrazenou při jeho objednání, jinak po tuto dobu: %{period}.',
    shown: 'Předplatné trvá po dobu zobrazenou při jeho objednání.',
    renews: 'Prodlužuje se o další stejně dlouhé období, není-li před jeho koncem vypovězeno.',
    renewsConsumers:
      'Spotřebitele na blížící se prodloužení upozorníme tak, jak to předepisuje právo, které se na ně vztahuje; dovoluje-li jim to toto právo, mohou prodlouženou smlouvu ukončit dříve.',
    renewsGermany:
      'Smlouva se spotřebitelem se o další období neprodlužuje: není-li před koncem období vypovězena, trvá dál na dobu neurčitou a lze ji pak kdykoli vypovědět s měsíční výpovědní dobou (§ 309 bod 9 německého občanského zákoníku).',
    france:
      'Pro smlouvy se spotřebiteli, které se mlčky prodlužují, francouzské právo předepisuje uvést tyto články spotřebitelského zákoníku v plném znění (čl. L. 215-4):',
    ends: 'Po této době samo skončí a neprodlužuje se.',
    trial:
      'Získáte-li zkušební období, je bezplatné a trvá: %{period}. Pokud je před jeho koncem nezrušíte, začne placené předplatné; upozorníme na to dříve, než zkušební období zahájíte.',
    cancel: 'Předplatné můžete kdykoli vypovědět s účinností ke konci běžícího období zde: %{link}.',
    cancelText: 'výpověď předplatného',
    cancelByMail:
      'Předplatné můžete kdykoli vypovědět s účinností ke konci běžícího období zprávou na adresu %{contact}.',
    prices:
      'Zvýšíme-li cenu běžícího předplatného, informujeme vás nejméně %{days} předem a do doby, než nová cena začne platit, můžete předplatné bezplatně zrušit. Nová cena nikdy neplatí pro období, které je již zaplaceno.',
    cause: 'Právo kterékoli strany ukončit smlouvu ze závažného důvodu není dotčeno.',
  },
};
