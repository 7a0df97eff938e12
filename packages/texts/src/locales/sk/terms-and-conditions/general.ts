import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Čoho sa tieto podmienky týkajú',
    text: 'Tieto podmienky sa vzťahujú na používanie online služby %{site} a na zmluvy, ktoré s vami jej prostredníctvom uzatvára %{owner}.',
    consumersOnly: 'Naša ponuka je určená spotrebiteľom.',
    businessesOnly:
      'Naša ponuka je určená len podnikateľom, teda osobám, ktoré konajú v rámci svojej obchodnej činnosti, podnikania, remesla alebo povolania, a právnickým osobám. So spotrebiteľmi zmluvy neuzatvárame.',
    both: 'Naša ponuka je určená spotrebiteľom aj podnikateľom. Ak niektoré ustanovenie hovorí o spotrebiteľoch, platí len pre nich.',
    consumer:
      'Spotrebiteľom je fyzická osoba, ktorá koná na účely nesúvisiace s jej obchodnou činnosťou, podnikaním, remeslom alebo povolaním.',
    privacy:
      'Ako zaobchádzame s osobnými údajmi, vysvetľuje tento dokument: %{link}. Jeho zmyslom je informovať vás; nemusíte ho prijať a prijatie týchto podmienok nie je súhlasom s použitím vašich údajov.',
    privacyText: 'zásady ochrany osobných údajov',
    privacyPlain:
      'Prijatie týchto podmienok nie je súhlasom s použitím vašich osobných údajov; o tom vás informujeme osobitne.',
  },
  provider: {
    heading: 'Kto sme',
    text: 'Vašou zmluvnou stranou je %{owner}.',
    representative: 'Zástupca',
    register: 'Zápis v registri',
    registerEntry: '%{name}, %{number}',
    we: 'Slovom „my“ sa v týchto podmienkach rozumie %{owner}.',
  },
  offer: {
    heading: 'Čo ponúkame',
    intro: 'Prostredníctvom online služby %{site} ponúkame:',
    kinds: {
      goods: 'tovar, ktorý vám predávame a posielame',
      digitalContent: 'digitálny obsah, ktorý si stiahnete alebo prehráte',
      software: 'softvér, ktorý používate cez internet',
      marketplace: 'online trhovisko, na ktorom svoj tovar a služby ponúkajú iní',
      community: 'komunitu, ktorej používatelia zverejňujú vlastný obsah',
      mobileApp: 'aplikáciu pre mobilné zariadenia',
      information: 'informácie, ktoré si môžete bezplatne čítať',
    },
    description: 'Čo presne dostanete, vyplýva z opisu uvedeného pri ponuke.',
  },
  account: {
    heading: 'Váš účet',
    truth: 'Ak si založíte účet, uvádzajte pravdivé údaje a udržiavajte ich aktuálne.',
    secret: 'Heslo nikomu neoznamujte. Ak sa domnievate, že váš účet používa niekto iný, bezodkladne nám to oznámte.',
    close: 'Účet môžete kedykoľvek zrušiť. Zmluvy, ktoré ešte trvajú, sa končia podľa vlastných pravidiel.',
  },
  days: {
    notice: { one: '%{number} dňa', few: '%{number} dní', other: '%{number} dní' },
    before: { one: '%{number} deň', few: '%{number} dni', other: '%{number} dní' },
  },
};
