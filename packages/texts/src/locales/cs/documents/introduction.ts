import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Čeho se tyto zásady týkají',
    site: 'Tyto zásady vysvětlují, které osobní údaje se zpracovávají při používání webu %{site}, pro jaké účely a na jakém právním základě, kdo je dostává, jak dlouho se uchovávají a jaká máte práva.',
    app: 'Tyto zásady vysvětlují, které osobní údaje se zpracovávají při používání aplikace %{site}, pro jaké účely a na jakém právním základě, kdo je dostává, jak dlouho se uchovávají a jaká máte práva.',
    siteWithoutBasis:
      'Tyto zásady vysvětlují, které osobní údaje se zpracovávají při používání webu %{site}, pro jaké účely, kdo je dostává, jak dlouho se uchovávají a jaká máte práva.',
    appWithoutBasis:
      'Tyto zásady vysvětlují, které osobní údaje se zpracovávají při používání aplikace %{site}, pro jaké účely, kdo je dostává, jak dlouho se uchovávají a jaká máte práva.',
    brief: 'K dispozici je také stručné znění: %{link}.',
    informs:
      'Jejich smyslem je vás informovat: nemusíte je přijímat a jejich přečtení neznamená souhlas s čímkoli. Pokud potřebujeme váš souhlas, požádáme vás o něj zvlášť.',
    personalData:
      'Osobními údaji se rozumějí veškeré informace o identifikované nebo identifikovatelné fyzické osobě, například jméno, e-mailová adresa nebo IP adresa zařízení.',
  },
  laws: {
    heading: 'Které předpisy se použijí',
    intro: 'Osobní údaje zpracováváme podle těchto předpisů:',
    gdprEstablished:
      'obecné nařízení o ochraně osobních údajů, nařízení (EU) 2016/679 (GDPR), protože jsme usazeni v Evropském hospodářském prostoru (čl. 3 odst. 1 GDPR)',
    gdprAddressed:
      'obecné nařízení o ochraně osobních údajů, nařízení (EU) 2016/679 (GDPR), v rozsahu, v jakém nabízíme online službu %{site} osobám v Evropském hospodářském prostoru nebo sledujeme, jak ji tyto osoby používají (čl. 3 odst. 2 GDPR)',
    ukEstablished:
      'britské GDPR (UK GDPR) a zákon o ochraně údajů z roku 2018 (Data Protection Act 2018), protože jsme usazeni ve Spojeném království',
    ukAddressed:
      'britské GDPR (UK GDPR) a zákon o ochraně údajů z roku 2018 (Data Protection Act 2018), v rozsahu, v jakém nabízíme online službu %{site} osobám ve Spojeném království nebo sledujeme, jak ji tyto osoby používají',
    swissEstablished: 'švýcarský spolkový zákon o ochraně údajů (FADP), protože jsme usazeni ve Švýcarsku',
    swissAddressed:
      'švýcarský spolkový zákon o ochraně údajů (FADP), v rozsahu, v jakém má zpracování účinky ve Švýcarsku (čl. 3 FADP)',
    usStates:
      'zákony na ochranu soukromí spotřebitelů států USA uvedených v oddíle „%{section}“, ve vztahu k obyvatelům těchto států a v rozsahu, v jakém se na nás daný zákon vztahuje',
  },
};
