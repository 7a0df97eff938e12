import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Jak dochodzi do zawarcia umowy',
    display:
      'To, co pokazujemy w serwisie %{site}, nie jest jeszcze wiążącą ofertą, lecz zaproszeniem do złożenia zamówienia.',
    steps:
      'Przed złożeniem zamówienia widzą Państwo, co Państwo wybrali, ile to kosztuje i jakie dane Państwo wpisali, i mogą Państwo poprawić błędy. Zamówienie składają Państwo, naciskając przycisk z informacją, że zamówienie pociąga za sobą obowiązek zapłaty. Jest to Państwa oferta zawarcia umowy.',
    confirmation:
      'Niezwłocznie potwierdzamy e-mailem, że zamówienie do nas dotarło. Umowa zostaje zawarta, gdy wyraźnie przyjmiemy zamówienie, wyślemy towary lub damy Państwu dostęp do zamówionego przedmiotu umowy.',
    confirmationGoods:
      'Niezwłocznie potwierdzamy e-mailem, że zamówienie do nas dotarło. Umowa zostaje zawarta, gdy wyraźnie przyjmiemy zamówienie lub wyślemy towary.',
    confirmationDigital:
      'Niezwłocznie potwierdzamy e-mailem, że zamówienie do nas dotarło. Umowa zostaje zawarta, gdy wyraźnie przyjmiemy zamówienie lub damy Państwu dostęp do zamówionego przedmiotu umowy.',
    storage:
      'Treść umowy zapisujemy i przesyłamy Państwu wraz z niniejszym regulaminem e-mailem, aby mogli ją Państwo zachować.',
    languages: 'Umowę mogą Państwo zawrzeć w każdym z języków, w których dostępny jest proces składania zamówienia.',
  },
  prices: {
    heading: 'Ceny i płatność',
    shown: 'Obowiązują ceny podane przy składaniu zamówienia.',
    withTax: 'Zawierają one podatek od towarów i usług (VAT) i wszystkie inne składniki ceny.',
    withoutTax: 'Podatek od towarów i usług (VAT) doliczamy i wykazujemy odrębnie.',
    currency: 'Ceny są podane w następującej walucie: %{currency}.',
    delivery: 'Koszty dostawy są podawane przed złożeniem zamówienia.',
    methods: 'Dostępne sposoby płatności: %{methods}.',
    names: {
      card: 'karta kredytowa lub debetowa',
      paypal: 'PayPal',
      bankTransfer: 'przelew bankowy',
      directDebit: 'polecenie zapłaty',
      invoice: 'faktura',
      wallet: 'portfel cyfrowy (np. Apple Pay lub Google Pay)',
      cashOnDelivery: 'płatność przy odbiorze',
      appStore: 'konto w Państwa sklepie z aplikacjami',
    },
    due: 'Jeżeli nie uzgodniono inaczej, płatność jest wymagalna z chwilą zawarcia umowy.',
    late: 'Przedsiębiorcy, którzy płacą z opóźnieniem, są zobowiązani do zapłaty ustawowych odsetek za opóźnienie i ustawowej rekompensaty za koszty odzyskiwania należności, w Unii Europejskiej co najmniej 40 euro (dyrektywa 2011/7/UE).',
    lateFrance:
      'Przedsiębiorca, który płaci z opóźnieniem, jest zobowiązany, bez wezwania, do zapłaty odsetek według stopy zastosowanej przez Europejski Bank Centralny do jego ostatniej operacji refinansującej, powiększonej o dziesięć punktów procentowych, oraz zryczałtowanej rekompensaty 40 euro za koszty odzyskiwania należności (art. L. 441-10 i D. 441-5 francuskiego kodeksu handlowego).',
    title: 'Towary pozostają naszą własnością do czasu zapłaty całej ceny.',
  },
  subscription: {
    heading: 'Subskrypcje',
    period: 'Subskrypcja trwa przez okres podany przy jej zamawianiu, a jeżeli go nie podano: %{period}.',
    shown: 'Subskrypcja trwa przez okres podany przy jej zamawianiu.',
    renews: 'Jeżeli nie zostanie wypowiedziana przed upływem okresu, przedłuża się o kolejny okres tej samej długości.',
    renewsConsumers:
      'Konsumentom przypominamy o zbliżającym się przedłużeniu tak, jak nakazuje prawo, które ma do nich zastosowanie; mogą oni wcześniej zakończyć przedłużoną umowę, jeżeli prawo to na to pozwala.',
    renewsGermany:
      'Umowa z konsumentem nie przedłuża się o kolejny okres: jeżeli nie zostanie wypowiedziana przed upływem okresu, trwa dalej na czas nieokreślony i można ją wtedy wypowiedzieć w każdej chwili z zachowaniem miesięcznego terminu (§ 309 pkt 9 niemieckiego kodeksu cywilnego).',
    france:
      'W odniesieniu do umów z konsumentami, które przedłużają się w sposób dorozumiany, prawo francuskie nakazuje przytoczyć w całości następujące artykuły kodeksu konsumenckiego (art. L. 215-4):',
    ends: 'Po upływie tego okresu kończy się samoczynnie i nie jest przedłużana.',
    trial:
      'Jeżeli otrzymają Państwo okres próbny, jest on bezpłatny i trwa: %{period}. Jeżeli nie zrezygnują Państwo przed jego upływem, rozpoczyna się płatna subskrypcja; informujemy o tym, zanim rozpoczną Państwo okres próbny.',
    cancel:
      'Subskrypcję mogą Państwo wypowiedzieć w dowolnym momencie ze skutkiem na koniec bieżącego okresu tutaj: %{link}.',
    cancelText: 'wypowiedzenie subskrypcji',
    cancelByMail:
      'Subskrypcję mogą Państwo wypowiedzieć w dowolnym momencie ze skutkiem na koniec bieżącego okresu, pisząc na adres %{contact}.',
    prices:
      'Jeżeli podwyższamy cenę trwającej subskrypcji, informujemy o tym Państwa co najmniej %{days} wcześniej, a do czasu, gdy nowa cena zacznie obowiązywać, mogą Państwo bezpłatnie zrezygnować. Nowa cena nigdy nie dotyczy okresu już opłaconego.',
    cause: 'Prawo każdej ze stron do zakończenia umowy z ważnego powodu pozostaje nienaruszone.',
  },
};
