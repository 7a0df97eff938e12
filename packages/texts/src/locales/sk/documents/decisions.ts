import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatizované rozhodovanie a profilovanie',
    none: 'Neprijímame rozhodnutia, ktoré sú založené výlučne na automatizovanom spracúvaní vrátane profilovania a ktoré majú pre vás právne účinky alebo vás podobne významne ovplyvňujú (čl. 22 GDPR).',
    nonePlain:
      'Neprijímame výlučne automatizovane rozhodnutia, ktoré majú pre vás právne účinky alebo vás podobne významne ovplyvňujú.',
    reason: 'Odôvodnenie',
    made: 'Prijímame rozhodnutia, ktoré sú založené výlučne na automatizovanom spracúvaní vrátane profilovania a ktoré majú pre vás právne účinky alebo vás podobne významne ovplyvňujú (čl. 22 GDPR).',
    madePlain:
      'Prijímame výlučne automatizovane rozhodnutia, ktoré majú pre vás právne účinky alebo vás podobne významne ovplyvňujú.',
    logic: 'Použitý postup',
    consequences: 'Čo to pre vás znamená',
    rights:
      'Môžete požadovať, aby takéto rozhodnutie preskúmal človek, vyjadriť svoje stanovisko a rozhodnutie napadnúť.',
    profilingIntro:
      'Z toho, ako ľudia používajú webové stránky a aplikácie, sa na účely reklamy alebo prispôsobenia obsahu vytvárajú profily záujmov. Vytvárajú ich tieto služby:',
  },
  sources: {
    heading: 'Údaje, ktoré získavame od iných',
    intro: 'Niektoré osobné údaje nezískavame od vás, ale od iných osôb (čl. 14 GDPR):',
    introPlain: 'Niektoré osobné údaje nezískavame od vás, ale od iných osôb:',
    caption: 'Údaje z iných zdrojov',
    from: 'Zdroj',
    data: 'Údaje',
    purpose: 'Účel',
    public: 'Verejne prístupný zdroj?',
  },
  obligation: {
    heading: 'Či musíte údaje poskytnúť',
    text: 'Používanie online služby %{site} je dobrovoľné. Či sú určité údaje potrebné na to, o čo nás žiadate, a čo sa stane, ak ich neposkytnete, je uvedené vyššie pri každom prípade.',
    services:
      'Poskytnutie údajov, ktorých spracúvanie je založené na vašom súhlase, je vždy dobrovoľné: ak súhlas odmietnete, nedostupná bude iba príslušná funkcia.',
  },
  children: {
    heading: 'Deti',
    notDirected:
      'Online služba %{site} nie je určená deťom a údaje detí vedome nezískavame. Ak sa domnievate, že nám dieťa poskytlo osobné údaje, informujte nás (%{contact}): údaje vymažeme.',
    minimumAge: {
      one: 'Online službu %{site} môžu používať osoby vo veku od %{number} roka.',
      few: 'Online službu %{site} môžu používať osoby vo veku od %{number} rokov.',
      other: 'Online službu %{site} môžu používať osoby vo veku od %{number} rokov.',
    },
    directed:
      'Online služba %{site} je určená aj deťom. Ak je spracúvanie údajov dieťaťa založené na súhlase a dieťa nedosiahlo vek požadovaný zákonom, musí súhlas vyjadriť alebo schváliť nositeľ rodičovských práv a povinností (čl. 8 GDPR).',
    directedPlain: 'Online služba %{site} je určená aj deťom.',
    parents:
      'Rodičia a poručníci môžu nahliadnuť do údajov svojho dieťaťa, dať ich vymazať a odmietnuť ich ďalšie získavanie. Kontakt pre tieto prípady: %{contact}.',
    parentsUs:
      'V Spojených štátoch dovoľuje predpis Children’s Online Privacy Protection Rule (16 CFR Part 312) získavať online osobné údaje detí mladších ako 13 rokov len s overiteľným súhlasom rodiča, s výnimkami v ňom uvedenými.',
  },
};
