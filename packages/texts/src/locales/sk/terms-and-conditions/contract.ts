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
    confirmationGoods:
      'Prijatie vašej objednávky bezodkladne potvrdíme e-mailom. Zmluva je uzavretá, keď objednávku výslovne prijmeme alebo odošleme tovar.',
    confirmationDigital:
      'Prijatie vašej objednávky bezodkladne potvrdíme e-mailom. Zmluva je uzavretá, keď objednávku výslovne prijmeme alebo vám umožníme prístup k tomu, čo ste si objednali.',
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
    late: 'Podnikatelia, ktorí platia oneskorene, dlhujú zákonné úroky z omeškania a zákonnú náhradu nákladov spojených s vymáhaním, v Európskej únii najmenej 40 eur (smernica 2011/7/EÚ).',
    lateFrance:
      'Ak podnikateľ zaplatí oneskorene, dlhuje bez upomienky úroky vo výške sadzby, ktorú Európska centrálna banka použila pri svojej poslednej refinančnej operácii, zvýšenej o desať percentuálnych bodov, a paušálnu náhradu nákladov spojených s vymáhaním vo výške 40 eur (čl. L. 441-10 a D. 441-5 francúzskeho obchodného zákonníka).',
    title: 'Tovar zostáva naším vlastníctvom až do úplného zaplatenia ceny.',
  },
  subscription: {
    heading: 'Predplatné',
    period: 'Predplatné trvá počas obdobia zobrazeného pri jeho objednaní, inak počas tohto obdobia: %{period}.',
    shown: 'Predplatné trvá počas obdobia zobrazeného pri jeho objednaní.',
    renews: 'Predlžuje sa o ďalšie rovnako dlhé obdobie, ak sa pred jeho koncom nevypovie.',
    renewsConsumers:
      'Spotrebiteľov na blížiace sa predĺženie upozorníme tak, ako to predpisuje právo, ktoré sa na nich vzťahuje; ak im to toto právo dovoľuje, môžu predĺženú zmluvu ukončiť skôr.',
    renewsGermany:
      'Zmluva so spotrebiteľom sa o ďalšie obdobie nepredlžuje: ak sa pred koncom obdobia nevypovie, trvá ďalej na neurčitý čas a možno ju potom kedykoľvek vypovedať s mesačnou výpovednou lehotou (§ 309 bod 9 nemeckého občianskeho zákonníka).',
    france:
      'Pri zmluvách so spotrebiteľmi, ktoré sa mlčky predlžujú, francúzske právo predpisuje uviesť tieto články spotrebiteľského zákonníka v plnom znení (čl. L. 215-4):',
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
