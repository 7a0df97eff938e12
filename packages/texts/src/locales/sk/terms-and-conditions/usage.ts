import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Čo smiete',
    software:
      'Softvér smiete počas trvania zmluvy používať pre seba alebo v rámci vlastnej organizácie. Toto právo je nevýhradné a neprevoditeľné.',
    content:
      'Zakúpený digitálny obsah smiete používať pre seba bez časového obmedzenia, ak z ponuky nevyplýva niečo iné. Toto právo je nevýhradné a neprevoditeľné.',
    app: 'Aplikáciu smiete nainštalovať do zariadení, ktoré vám patria alebo ktoré máte pod kontrolou, a tam ju používať.',
    limits:
      'Poskytnutý softvér, obsah ani aplikáciu nesmiete kopírovať, odovzdávať ďalej, prenajímať ani spätne rozkladať a nesmiete obchádzať ich ochranu, ak to zákon nedovoľuje bez ohľadu na to, čo ustanovuje zmluva.',
  },
  conduct: {
    heading: 'Čo nie je dovolené',
    intro: 'Pri používaní online služby %{site} nesmiete:',
    rules: {
      law: 'porušovať zákon ani práva iných',
      malware: 'šíriť škodlivé programy ani obchádzať bezpečnostné opatrenia',
      load: 'narúšať jej prevádzku, napríklad automatickými požiadavkami, ktoré ju preťažujú',
      access: 'bez oprávnenia pristupovať k účtom alebo údajom iných',
      resale: 'predávať prístup k nej iným, ak sme s tým nesúhlasili',
    },
    measures:
      'Ak tieto pravidlá porušíte, môžeme váš prístup obmedziť alebo zablokovať, ak je to primerané. Ak vec nie je naliehavá, najprv vás upozorníme.',
  },
  content: {
    heading: 'Náš obsah',
    text: 'Texty, obrázky, programy a ochranné známky v online službe %{site} patria nám alebo tým, ktorí nám k nim udelili licenciu. Môžete si ich prezerať a súkromne ich používať; všetko nad tento rámec si vyžaduje naše povolenie alebo zákon, ktorý to dovoľuje.',
    textBusinesses:
      'Texty, obrázky, programy a ochranné známky v online službe %{site} patria nám alebo tým, ktorí nám k nim udelili licenciu. Môžete si ich prezerať a používať ich na vlastné účely; všetko nad tento rámec si vyžaduje naše povolenie alebo zákon, ktorý to dovoľuje.',
  },
  entrusted: {
    heading: 'Osobné údaje, ktoré nám zveríte',
    text: 'Ak zákazníci spracúvajú pomocou softvéru osobné údaje v rámci svojej podnikateľskej činnosti, sú prevádzkovateľmi a my sme ich sprostredkovateľom. Tieto údaje spracúvame len na základe zmluvy, ktorá zodpovedá čl. 28 GDPR a ktorú ponúkame každému takémuto zákazníkovi.',
  },
  switching: {
    heading: 'Prechod k inému poskytovateľovi',
    right:
      'Zákazníci môžu kedykoľvek prejsť k inému poskytovateľovi, presunúť sa do vlastných systémov alebo si dať vymazať svoje dáta, s výpovednou lehotou najviac dva mesiace (čl. 25 nariadenia (EÚ) 2023/2854, akt o údajoch).',
    transition:
      'Po uplynutí výpovednej lehoty vykonáme prechod bez zbytočného odkladu a do 30 dní. Ak to nie je technicky uskutočniteľné, do 14 pracovných dní od žiadosti oznámime dôvod a určíme iné obdobie, najviac sedem mesiacov. Zákazník môže obdobie raz predĺžiť. Do jeho konca poskytujeme primeranú súčinnosť, udržiavame službu v prevádzke rovnako bezpečne ako doteraz a upozorňujeme na známe riziká pre jej kontinuitu.',
    data: 'Všetky dáta, ktoré zákazník vložil alebo vytvoril používaním služby, možno exportovať v štruktúrovanom, bežne používanom a strojovo čitateľnom formáte. Výnimkou sú dáta o vnútornom fungovaní služby, ktoré sú naším obchodným tajomstvom, pokiaľ to prechodu nebráni. Dáta možno vyzdvihnúť najmenej 30 dní po prechode; potom ich vymažeme.',
    end: 'Zmluva sa končí dokončením prechodu, alebo ak zákazník chce len vymazanie dát, uplynutím výpovednej lehoty.',
    charges:
      'Do 11. januára 2027 účtujeme za prechod najviac náklady, ktoré s ním priamo vzniknú; potom neúčtujeme nič.',
    free: 'Za prechod nič neúčtujeme.',
  },
  information: {
    heading: 'Informácie na webovej stránke',
    text: 'Informácie v online službe %{site} pripravujeme starostlivo. Sú všeobecné, nie sú radou pre váš prípad a môžu byť neaktuálne.',
    links: 'Za obsah iných webových stránok, na ktoré odkazujeme, zodpovedajú tí, ktorým patria.',
  },
  availability: {
    heading: 'Dostupnosť',
    text: 'O dostupnosť online služby %{site} dbáme s primeranou starostlivosťou. Môže byť prerušená pre údržbu, z bezpečnostných dôvodov alebo z dôvodov, ktoré nemôžeme ovplyvniť; dlhšie prerušenia vopred oznámime, ak môžeme.',
  },
  stores: {
    heading: 'Obchody s aplikáciami',
    parties:
      'Zmluvu za týchto podmienok uzatvárate len vy a my. Za aplikáciu, jej obsah, údržbu a podporu zodpovedáme my, a nie prevádzkovateľ obchodu s aplikáciami (%{stores}).',
    purchases:
      'Nákupy prostredníctvom obchodu s aplikáciami sa riadia aj pravidlami tohto obchodu pre platby a vracanie peňazí. Vaše zákonné práva voči nám zostávajú zachované.',
    apple:
      'Spoločnosť Apple a jej dcérske spoločnosti sú tretími osobami, v prospech ktorých sú tieto podmienky dohodnuté, a môžu ich voči vám vymáhať. Potvrdzujete, že sa nenachádzate v krajine, na ktorú sa vzťahuje embargo Spojených štátov, a že nie ste na žiadnom z ich zoznamov osôb, s ktorými je obchod zakázaný.',
  },
};
