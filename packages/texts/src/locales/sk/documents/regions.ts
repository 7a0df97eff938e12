import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Pre osoby v Spojenom kráľovstve',
    reading:
      'Ak tieto zásady uvádzajú článok GDPR, pri spracúvaní, ktoré sa riadi britským GDPR (UK GDPR), sa ním rozumie článok UK GDPR s rovnakým číslom.',
    complainToUs:
      'Na to, ako používame vaše údaje, sa môžete sťažovať u nás (%{contact}). Prijatie vašej sťažnosti potvrdíme do 30 dní, bez zbytočného odkladu ju preskúmame a oznámime vám výsledok (section 164A zákona Data Protection Act 2018).',
    complainToIco: 'Sťažnosť môžete podať aj na orgáne pre ochranu údajov Spojeného kráľovstva:',
    adequacy:
      'Na prenosy zo Spojeného kráľovstva sa namiesto rozhodnutí Európskej komisie uplatňujú vlastné predpisy Spojeného kráľovstva o primeranosti (adequacy regulations) a k štandardným zmluvným doložkám pristupuje International Data Transfer Agreement (dohoda o medzinárodnom prenose údajov) alebo UK Addendum (britský dodatok).',
  },
  switzerland: {
    heading: 'Pre osoby vo Švajčiarsku',
    reading:
      'Ak tieto zásady hovoria o právnych základoch a článkoch GDPR, neobmedzuje to ani nenahrádza švajčiarsky spolkový zákon o ochrane údajov (FADP), ktorý vyžaduje ospravedlňujúci dôvod len vtedy, keď spracúvanie porušuje osobnostné práva.',
    countries: 'Krajiny mimo Švajčiarska, v ktorých sa spracúvajú osobné údaje: %{countries}.',
    safeguards:
      'Spolková rada uznáva, že primeranú ochranu poskytujú okrem iných štáty Európskeho hospodárskeho priestoru a Spojené kráľovstvo (príloha 1 nariadenia o ochrane údajov) a vo vzťahu k príjemcom certifikovaným podľa rámca Swiss-US Data Privacy Framework aj Spojené štáty. Inde sa uplatňujú vyššie uvedené štandardné zmluvné doložky v podobe uznanej spolkovým komisárom pre ochranu údajov a informácie (FDPIC) (čl. 16 FADP).',
    noCountries: 'Služby uvedené v týchto zásadách spracúvajú osobné údaje iba vo Švajčiarsku.',
    rights:
      'Môžete požadovať prístup k svojim údajom (čl. 25 FADP), ich vydanie alebo prenos (čl. 28 FADP) a ich opravu, vymazanie alebo zničenie a môžete namietať proti ich spracúvaniu alebo sprístupneniu (čl. 30 a 32 FADP). Spravidla odpovedáme do 30 dní a bezplatne.',
    authority: 'Porušenia môžete oznámiť príslušnému orgánu:',
  },
};
