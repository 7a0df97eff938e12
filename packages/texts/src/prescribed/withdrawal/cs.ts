import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Czech. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Právo odstoupit od smlouvy',
    period: 'Do 14 dnů máte právo odstoupit od této smlouvy bez udání důvodu.',
    expires: {
      contract: 'Lhůta pro odstoupení od smlouvy činí 14 dnů ode dne uzavření smlouvy.',
      together:
        'Lhůta pro odstoupení od smlouvy činí 14 dnů ode dne, kdy Vy nebo Vámi určená třetí osoba (jiná než dopravce) převezmete zboží.',
      separately:
        'Lhůta pro odstoupení od smlouvy činí 14 dnů ode dne, kdy Vy nebo Vámi určená třetí osoba (jiná než dopravce) převezmete poslední kus zboží.',
      pieces:
        'Lhůta pro odstoupení od smlouvy činí 14 dnů ode dne, kdy Vy nebo Vámi určená třetí osoba (jiná než dopravce) převezmete poslední položku nebo část zboží.',
      regularly:
        'Lhůta pro odstoupení od smlouvy činí 14 dnů ode dne, kdy Vy nebo Vámi určená třetí osoba (jiná než dopravce) převezmete první kus zboží.',
    },
    exercise:
      'Pro účely uplatnění práva na odstoupení od smlouvy nás (%{trader}) musíte o svém rozhodnutí odstoupit od této smlouvy informovat formou jednoznačného prohlášení (například dopisem zaslaným poštou nebo e-mailem). Můžete použít přiložený vzorový formulář pro odstoupení od smlouvy, není to však Vaší povinností.',
    online:
      'Své právo na odstoupení od smlouvy můžete uplatnit také online na %{function}. Využijete-li tuto online funkci, zašleme Vám bez zbytečného odkladu na trvalém nosiči (například e-mailem) potvrzení o přijetí odstoupení od smlouvy, včetně jeho obsahu a data a času jeho podání.',
    deadline:
      'Aby byla dodržena lhůta pro odstoupení od smlouvy, postačuje odeslat sdělení o uplatnění práva odstoupit od smlouvy před uplynutím příslušné lhůty.',
    effects: 'Důsledky odstoupení od smlouvy',
    reimburse:
      'Pokud odstoupíte od této smlouvy, vrátíme Vám bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy nám došlo Vaše oznámení o odstoupení od smlouvy, všechny platby, které jsme od Vás obdrželi, včetně nákladů na dodání (kromě dodatečných nákladů vzniklých v důsledku Vámi zvoleného způsobu dodání, který je jiný než nejlevnější způsob standardního dodání námi nabízený). Pro vrácení plateb použijeme stejný platební prostředek, který jste použil(a) pro provedení počáteční transakce, pokud jste výslovně neurčil(a) jinak. V žádném případě Vám tím nevzniknou další náklady.',
    withhold:
      'Vrácení platby můžeme pozdržet do okamžiku, kdy obdržíme vrácené zboží nebo kdy prokážete, že jste zboží odeslal(a) zpět, podle toho, která situace nastane dříve.',
    collect: 'Zboží převezmeme.',
    sendBack:
      'Zboží bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy jste nám oznámil(a) odstoupení od této smlouvy, zašlete zpět nebo předejte nám. Lhůta se považuje za zachovanou, pokud odešlete zboží zpět před uplynutím 14 dnů.',
    sendBackTo:
      'Zboží bez zbytečného odkladu, nejpozději do 14 dnů ode dne, kdy jste nám oznámil(a) odstoupení od této smlouvy, zašlete zpět nebo předejte nám nebo na adresu %{recipient}. Lhůta se považuje za zachovanou, pokud odešlete zboží zpět před uplynutím 14 dnů.',
    costOwner: 'Poneseme náklady spojené s vrácením zboží.',
    costCustomer: 'Ponesete přímé náklady spojené s vrácením zboží.',
    costEstimate:
      'Ponesete přímé náklady spojené s vrácením zboží. Náklady jsou odhadovány na maximálně přibližně %{amount}.',
    value:
      'Odpovídáte pouze za snížení hodnoty zboží v důsledku nakládání s tímto zbožím jiným způsobem, než který je nutný k obeznámení se s povahou, vlastnostmi a funkčností zboží.',
    services:
      'Pokud jste požádal(a), aby poskytování služeb začalo během lhůty pro odstoupení od smlouvy, zaplatíte nám částku úměrnou rozsahu poskytnutých služeb do doby, kdy jste nás informoval(a) o odstoupení od smlouvy, a to v porovnání s celkovým rozsahem služeb stanoveným ve smlouvě.',
  },
  form: {
    title: 'Vzorový formulář pro odstoupení od smlouvy',
    intro: '(vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy)',
    to: 'Adresát: %{recipient}',
    declare:
      'Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o nákupu tohoto zboží (*)/o poskytnutí těchto služeb (*)',
    ordered: 'Datum objednání (*)/datum obdržení (*)',
    name: 'Jméno a příjmení spotřebitele/spotřebitelů',
    address: 'Adresa spotřebitele/spotřebitelů',
    signature: 'Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě)',
    date: 'Datum',
    delete: '(*) Nehodící se škrtněte.',
  },
};
