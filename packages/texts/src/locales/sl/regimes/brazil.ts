import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Za ljudi v Braziliji',
  scope:
    'Kadar velja brazilski splošni zakon o varstvu osebnih podatkov (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), ta razdelek dopolnjuje politiko zasebnosti.',
  bases:
    'Kadar ta politika zasebnosti kot pravno podlago navaja privolitev, pogodbo, zakonsko obveznost ali zakonite interese, je to hkrati istoimenska pravna podlaga iz člena 7 LGPD; za občutljive podatke je to ena od podlag iz člena 11 LGPD.',
  basesPlain:
    'Osebne podatke obdelujemo z vašo privolitvijo, za pogodbo z vami, za izpolnitev zakonske obveznosti ali zaradi naših zakonitih interesov (člen 7 LGPD), občutljive podatke pa le na eni od pravnih podlag iz člena 11 LGPD.',
  rightsIntro: 'Imate naslednje pravice (člena 18 in 20 LGPD):',
  rights: {
    access: 'potrditev, da obdelujemo vaše podatke, in dostop do njih',
    correction: 'popravek nepopolnih, netočnih ali zastarelih podatkov',
    blocking:
      'anonimizacija, blokiranje ali izbris podatkov, ki so nepotrebni, čezmerni ali se obdelujejo v nasprotju z zakonom',
    portability: 'prenos vaših podatkov k drugemu ponudniku',
    erasure: 'izbris podatkov, obdelanih z vašo privolitvijo, razen kadar člen 16 LGPD dovoljuje njihovo hrambo',
    sharing: 'informacije o javnih in zasebnih organizacijah, s katerimi smo delili vaše podatke',
    refusal: 'informacije o možnosti zavrnitve privolitve in o posledicah zavrnitve',
    withdrawal: 'preklic vaše privolitve, brezplačno in enako preprosto, kot je bila dana (člen 8(5) LGPD)',
    objection: 'ugovor obdelavi brez privolitve, ki krši zakon (člen 18(2) LGPD)',
    review:
      'ponovna presoja odločitev, ki so sprejete zgolj avtomatizirano in vplivajo na vaše interese (člen 20 LGPD)',
  },
  exercise:
    'Za njihovo uveljavljanje in glede vseh vprašanj o varstvu podatkov (člen 41 LGPD) se obrnite na nas: %{contact}. Odgovorimo v poenostavljeni obliki takoj ali v celoti v 15 dneh od zahteve (člen 19 LGPD).',
  transfers:
    'V države zunaj Brazilije, navedene v tej politiki zasebnosti, gredo podatki le, kolikor to dovoljuje člen 33 LGPD: v države, katerih varstvo je priznal ANPD, na podlagi standardnih pogodbenih določil iz resolucije CD/ANPD št. 19/2024 ali na drugi podlagi iz tega člena.',
  children: 'Podatki otrok in mladostnikov se obdelujejo v njihovo največjo korist (člen 14 LGPD).',
  authority:
    'Obrnete se lahko tudi na brazilski organ za varstvo podatkov ANPD (%{link}) in na organe za varstvo potrošnikov (člen 18(1) in (8) LGPD).',
};
