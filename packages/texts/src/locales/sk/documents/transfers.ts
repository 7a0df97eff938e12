import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Spracúvanie v iných krajinách',
  intro:
    'Osobné údaje sa spracúvajú v krajinách uvedených nižšie. Mimo Európskeho hospodárskeho priestoru sa údaje smú prenášať len tam, kde ich chráni niektorá zo záruk podľa čl. 44 až 49 GDPR. Tabuľka ju uvádza pri každej krajine.',
  introUk:
    'Osobné údaje sa spracúvajú v krajinách uvedených nižšie. Mimo Spojeného kráľovstva sa údaje smú prenášať len tam, kde ich chráni niektorá zo záruk podľa čl. 44 až 49 UK GDPR. Tabuľka ju uvádza pri každej krajine.',
  introSwiss:
    'Osobné údaje sa sprístupňujú príjemcom v krajinách uvedených nižšie. Tabuľka pri každej krajine uvádza, čím je zabezpečená vhodná ochrana (čl. 16 FADP).',
  introPlain: 'Osobné údaje sa spracúvajú v týchto krajinách:',
  none: 'Služby uvedené v týchto zásadách spracúvajú osobné údaje iba v Európskom hospodárskom priestore: %{countries}.',
  caption: 'Krajiny, príjemcovia a záruky',
  country: 'Krajina',
  recipients: 'Príjemcovia',
  safeguard: 'Záruka',
  safeguards: {
    inside: 'V Európskom hospodárskom priestore, kde platí GDPR',
    home: 'Bez prenosu do inej krajiny',
    adequacyEu: 'Rozhodnutie o primeranosti prijaté Európskou komisiou (čl. 45 GDPR)',
    adequacyEuLimited: 'Rozhodnutie o primeranosti prijaté Európskou komisiou (čl. 45 GDPR), v rozsahu jeho pôsobnosti',
    adequacyUk: 'Britské predpisy o primeranosti (adequacy regulations, čl. 45A UK GDPR)',
    adequacySwiss:
      'Primeraná ochrana podľa švajčiarskej Spolkovej rady (čl. 16 ods. 1 FADP, príloha 1 nariadenia o ochrane údajov)',
    frameworkEu:
      'Rámec EÚ – USA na ochranu osobných údajov (EU-US Data Privacy Framework): rozhodnutie o primeranosti (EÚ) 2023/1795 prijaté Európskou komisiou (čl. 45 GDPR); príjemca je podľa neho certifikovaný',
    frameworkUk:
      'Britské rozšírenie rámca EÚ – USA na ochranu osobných údajov (UK Extension to the EU-US Data Privacy Framework); príjemca je podľa neho certifikovaný',
    frameworkSwiss:
      'Švajčiarsko-americký rámec na ochranu osobných údajov (Swiss-US Data Privacy Framework); príjemca je podľa neho certifikovaný',
    clausesEu: 'Štandardné zmluvné doložky Európskej komisie (čl. 46 ods. 2 písm. c) GDPR)',
    clausesUk:
      'International Data Transfer Agreement (dohoda o medzinárodnom prenose údajov) alebo Addendum (dodatok) vydané britským komisárom pre informácie (Information Commissioner) (čl. 46 UK GDPR)',
    clausesSwiss:
      'Štandardné doložky o ochrane údajov uznané švajčiarskym spolkovým komisárom pre ochranu údajov a informácie (FDPIC) (čl. 16 ods. 2 písm. d) FADP)',
    bindingRules: 'Záväzné vnútropodnikové pravidlá (čl. 46 ods. 2 písm. b) GDPR)',
    explicitConsent: 'Váš výslovný súhlas po poučení o rizikách (čl. 49 ods. 1 písm. a) GDPR)',
    contract:
      'Prenos nevyhnutný na plnenie zmluvy s vami alebo zmluvy uzavretej vo vašom záujme (čl. 49 ods. 1 písm. b) alebo c) GDPR)',
    frameworkOrClausesEu:
      'Štandardné zmluvné doložky Európskej komisie (čl. 46 ods. 2 písm. c) GDPR) alebo, ak je príjemca certifikovaný, rámec EÚ – USA na ochranu osobných údajov (EU-US Data Privacy Framework, čl. 45 GDPR)',
  },
  copy: 'Kópiu tu uvedených doložiek alebo pravidiel alebo informáciu, kde sú dostupné, získate na požiadanie: %{contact}.',
  usRisk:
    'V krajinách, na ktoré sa nevzťahuje rozhodnutie o primeranosti, môže byť zákonom vyžadovaná úroveň ochrany údajov nižšia a orgány verejnej moci môžu mať k údajom širší prístup. Preto sú dohodnuté tu uvedené záruky.',
};
