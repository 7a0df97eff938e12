import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Slovak. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Právo na odstúpenie od zmluvy',
    period: 'Máte právo odstúpiť od tejto zmluvy bez uvedenia dôvodu v lehote 14 dní.',
    expires: {
      contract: 'Lehota na odstúpenie od zmluvy uplynie po 14 dňoch odo dňa uzavretia zmluvy.',
      together:
        'Lehota na odstúpenie od zmluvy uplynie po 14 dňoch odo dňa, keď Vy alebo Vami určená tretia osoba s výnimkou dopravcu prevezmete tovar.',
      separately:
        'Lehota na odstúpenie od zmluvy uplynie po 14 dňoch odo dňa, keď Vy alebo Vami určená tretia osoba s výnimkou dopravcu prevezmete tovar, ktorý bol dodaný ako posledný.',
      pieces:
        'Lehota na odstúpenie od zmluvy uplynie po 14 dňoch odo dňa, keď Vy alebo Vami určená tretia osoba s výnimkou dopravcu prevezmete posledný diel alebo kus.',
      regularly:
        'Lehota na odstúpenie od zmluvy uplynie po 14 dňoch odo dňa, keď Vy alebo Vami určená tretia osoba s výnimkou dopravcu prevezmete prvý dodaný tovar.',
    },
    exercise:
      'Pri uplatnení práva na odstúpenie od zmluvy nás (%{trader}) informujte o svojom rozhodnutí odstúpiť od tejto zmluvy jednoznačným vyhlásením (napríklad listom zaslaným poštou alebo e-mailom). Na tento účel môžete použiť priložený vzorový formulár na odstúpenie od zmluvy, jeho použitie však nie je povinné.',
    online:
      'Právo na odstúpenie od zmluvy môžete uplatniť aj online na adrese %{function}. Ak využijete túto možnosť, potvrdenie o doručení odstúpenia od zmluvy vrátane jeho obsahu, dátumu a času jeho odoslania Vám bezodkladne poskytneme na trvanlivom médiu (napríklad e-mailom).',
    deadline:
      'Lehota na odstúpenie od zmluvy je zachovaná, ak zašlete oznámenie o uplatnení práva na odstúpenie od zmluvy pred tým, ako uplynie lehota na odstúpenie od zmluvy.',
    effects: 'Dôsledky odstúpenia od zmluvy',
    reimburse:
      'Po odstúpení od zmluvy Vám vrátime všetky platby, ktoré ste uhradili v súvislosti s uzavretím zmluvy, najmä kúpnu cenu vrátane nákladov na doručenie tovaru k Vám. To sa nevzťahuje na dodatočné náklady, ak ste si zvolili iný druh doručenia, ako je najlacnejší bežný spôsob doručenia, ktorý ponúkame. Platby Vám budú vrátené bez zbytočného odkladu a v každom prípade najneskôr do 14 dní odo dňa, keď nám bude doručené Vaše oznámenie o odstúpení od tejto zmluvy. Ich úhrada bude uskutočnená rovnakým spôsobom, aký ste použili pri Vašej platbe, ak ste výslovne nesúhlasili s iným spôsobom platby, a to bez účtovania akýchkoľvek ďalších poplatkov.',
    withhold:
      'Platba za zakúpený tovar Vám bude uhradená až po doručení vráteného tovaru späť na našu adresu alebo po predložení dokladu, ktorý preukazuje zaslanie tovaru späť, podľa toho, čo nastane skôr.',
    collect: 'Tovar si vyzdvihneme.',
    sendBack:
      'Tovar nám zašlite späť alebo ho prineste na našu adresu bez zbytočného odkladu a v každom prípade najneskôr do 14 dní odo dňa uplatnenia práva na odstúpenie od zmluvy. Lehota sa považuje za zachovanú, ak tovar odošlete späť pred uplynutím 14-dňovej lehoty.',
    sendBackTo:
      'Tovar zašlite späť nám alebo na adresu %{recipient} bez zbytočného odkladu a v každom prípade najneskôr do 14 dní odo dňa uplatnenia práva na odstúpenie od zmluvy. Lehota sa považuje za zachovanú, ak tovar odošlete späť pred uplynutím 14-dňovej lehoty.',
    costOwner: 'Náklady na vrátenie tovaru znášame my.',
    costCustomer: 'Priame náklady na vrátenie tovaru znášate Vy.',
    costEstimate: 'Priame náklady na vrátenie tovaru znášate Vy. Náklady sa odhadujú najviac na približne %{amount}.',
    value:
      'Zodpovedáte len za akékoľvek zníženie hodnoty tovaru v dôsledku zaobchádzania s ním iným spôsobom, než aký je potrebný na zistenie povahy, vlastností a funkčnosti tovaru.',
    services:
      'Ak ste požiadali o začatie poskytovania služieb počas lehoty na odstúpenie od zmluvy, uhraďte nám cenu za skutočne poskytnuté plnenia do dňa, keď ste nám oznámili svoje rozhodnutie odstúpiť od tejto zmluvy, v pomere k celkovému rozsahu plnenia podľa zmluvy.',
  },
  form: {
    title: 'Vzorový formulár na odstúpenie od zmluvy',
    intro: '(vyplňte a zašlite tento formulár len v prípade, že si želáte odstúpiť od zmluvy)',
    to: 'Komu: %{recipient}',
    declare:
      'Týmto oznamujem/oznamujeme (*), že odstupujem/odstupujeme (*) od zmluvy o dodaní tohto tovaru (*)/od zmluvy o poskytnutí tejto služby (*)',
    ordered: 'Dátum objednania (*)/dátum prijatia (*)',
    name: 'Meno a priezvisko spotrebiteľa/spotrebiteľov',
    address: 'Adresa spotrebiteľa/spotrebiteľov',
    signature: 'Podpis spotrebiteľa/spotrebiteľov (iba ak sa tento formulár podáva v listinnej podobe)',
    date: 'Dátum',
    delete: '(*) Nehodiace sa prečiarknite.',
  },
};
