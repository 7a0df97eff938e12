import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Pre osoby v Brazílii',
  scope:
    'Ak sa uplatňuje brazílsky zákon o ochrane údajov (Lei Geral de Proteção de Dados Pessoais, zákon č. 13.709/2018, LGPD), tento oddiel dopĺňa tieto zásady.',
  bases:
    'Ak tieto zásady uvádzajú ako právny základ súhlas, zmluvu, zákonnú povinnosť alebo oprávnené záujmy, je to zároveň rovnomenný právny základ podľa čl. 7 LGPD; pri citlivých údajoch je to niektorý z právnych základov podľa čl. 11 LGPD.',
  basesPlain:
    'Osobné údaje spracúvame s vaším súhlasom, na účely zmluvy s vami, na splnenie zákonnej povinnosti alebo na účely našich oprávnených záujmov (čl. 7 LGPD); citlivé údaje len na niektorom z právnych základov podľa čl. 11 LGPD.',
  rightsIntro: 'Máte tieto práva (čl. 18 a 20 LGPD):',
  rights: {
    access: 'potvrdenie, že vaše údaje spracúvame, a prístup k nim',
    correction: 'oprava neúplných, nepresných alebo neaktuálnych údajov',
    blocking:
      'anonymizácia, blokovanie alebo vymazanie údajov, ktoré sú nepotrebné alebo neprimerané alebo sa spracúvajú v rozpore so zákonom',
    portability: 'prenos vašich údajov k inému poskytovateľovi',
    erasure: 'vymazanie údajov spracúvaných s vaším súhlasom, ak čl. 16 LGPD nedovoľuje ich uchovanie',
    sharing: 'informácie o verejných a súkromných subjektoch, s ktorými sme vaše údaje zdieľali',
    refusal: 'informácie o možnosti odmietnuť súhlas a o dôsledkoch odmietnutia',
    withdrawal: 'odvolanie súhlasu, bezplatne a rovnako ľahko, ako bol udelený (čl. 8 § 5 LGPD)',
    objection: 'námietka proti spracúvaniu bez súhlasu, ktoré je v rozpore so zákonom (čl. 18 § 2 LGPD)',
    review: 'preskúmanie rozhodnutí prijatých výlučne automatizovane, ktoré sa dotýkajú vašich záujmov (čl. 20 LGPD)',
  },
  exercise:
    'Ak ich chcete uplatniť alebo máte akúkoľvek otázku k ochrane údajov (čl. 41 LGPD), obráťte sa na nás: %{contact}. Odpovedáme bezodkladne v zjednodušenej podobe alebo v plnom rozsahu do 15 dní od žiadosti (čl. 19 LGPD).',
  transfers:
    'Do krajín mimo Brazílie uvedených v týchto zásadách sa údaje prenášajú len tak, ako to dovoľuje čl. 33 LGPD: do krajín, ktorých ochranu uznal úrad ANPD, podľa štandardných zmluvných doložiek z uznesenia CD/ANPD č. 19/2024 alebo z iného dôvodu podľa tohto článku.',
  children: 'Údaje detí a dospievajúcich sa spracúvajú v ich najlepšom záujme (čl. 14 LGPD).',
  authority:
    'Môžete sa obrátiť aj na brazílsky úrad pre ochranu údajov, ANPD (%{link}), a na orgány ochrany spotrebiteľov (čl. 18 § 1 a § 8 LGPD).',
};
