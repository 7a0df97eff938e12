import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Ako dochádza k uzavretiu zmluvy',
    display: 'To, čo v online službe %{site} zobrazujeme, ešte nie je záväzná ponuka, ale výzva na podanie objednávky.',
    steps:
      'Pred objednaním vidíte, čo ste si vybrali, koľko to stojí a čo ste zadali, a môžete opraviť chyby. Objednávate stlačením tlačidla, z ktorého vyplýva, že objednávka je spojená s povinnosťou platby. To je váš návrh na uzavretie zmluvy.',
    confirmation:
      'Prijatie vašej objednávky bezodkladne potvrdíme e-mailom. Zmluva je uzavretá, keď objednávku výslovne prijmeme, odošleme tovar alebo vám umožníme prístup k tomu, čo ste si objednali.',
    storage: 'Text zmluvy ukladáme a spolu s týmito podmienkami vám ho pošleme e-mailom, aby ste si ho mohli uchovať.',
    languages: 'Zmluvu môžete uzavrieť v každom z jazykov, v ktorých sa objednávka ponúka.',
  },
  prices: {
    heading: 'Ceny a platba',
    shown: 'Platia ceny zobrazené pri objednávke.',
    withTax: 'Zahŕňajú daň z pridanej hodnoty a všetky ostatné zložky ceny.',
    withoutTax: 'Daň z pridanej hodnoty sa pripočítava a uvádza sa osobitne.',
    currency: 'Ceny sú uvedené v tejto mene: %{currency}.',
    delivery: 'Náklady na dodanie sú zobrazené pred objednaním.',
    methods: 'Možnosti platby: %{methods}.',
    names: {
      card: 'kreditná alebo debetná karta',
      paypal: 'PayPal',
      bankTransfer: 'bankový prevod',
      directDebit: 'inkaso',
      invoice: 'faktúra',
      wallet: 'digitálna peňaženka (napríklad Apple Pay alebo Google Pay)',
      cashOnDelivery: 'dobierka',
      appStore: 'účet vo vašom obchode s aplikáciami',
    },
    due: 'Ak nie je dohodnuté inak, platba je splatná pri uzavretí zmluvy.',
    title: 'Tovar zostáva naším vlastníctvom až do úplného zaplatenia ceny.',
  },
  subscription: {
    heading: 'Predplatné',
    period: 'Predplatné trvá počas obdobia zobrazeného pri jeho objednaní, inak počas tohto obdobia: %{period}.',
    shown: 'Predplatné trvá počas obdobia zobrazeného pri jeho objednaní.',
    renews:
      'Predlžuje sa o ďalšie rovnako dlhé obdobie, ak sa pred jeho koncom nevypovie. Ak právo, ktoré sa na vás vzťahuje, umožňuje spotrebiteľom ukončiť predĺženú zmluvu skôr, môžete tak urobiť.',
    ends: 'Po tomto období sa samo skončí a nepredlžuje sa.',
    trial:
      'Ak získate skúšobné obdobie, je bezplatné a trvá: %{period}. Ak ho pred jeho koncom nezrušíte, začne sa platené predplatné; upozorníme na to skôr, než skúšobné obdobie začnete.',
    cancel: 'Predplatné môžete kedykoľvek vypovedať s účinnosťou ku koncu prebiehajúceho obdobia tu: %{link}.',
    cancelText: 'výpoveď predplatného',
    cancelByMail:
      'Predplatné môžete kedykoľvek vypovedať s účinnosťou ku koncu prebiehajúceho obdobia správou na adresu %{contact}.',
    prices:
      'Ak zvýšime cenu trvajúceho predplatného, informujeme vás najmenej %{days} vopred a kým nová cena nezačne platiť, môžete predplatné bezplatne zrušiť. Nová cena nikdy neplatí pre obdobie, ktoré je už zaplatené.',
    cause: 'Právo ktorejkoľvek strany ukončiť zmluvu zo závažného dôvodu nie je dotknuté.',
  },
};
