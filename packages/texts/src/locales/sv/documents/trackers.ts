import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies och andra spårare',
  intro:
    'Spårare är cookies, poster i webbläsarens lokala lagring, enhetsidentifierare och liknande tekniker som lagrar information på din enhet eller läser den därifrån.',
  necessary: 'Spårare utan vilka en funktion som du ber om inte skulle fungera används utan samtycke (%{provisions}).',
  consent:
    'Alla andra spårare grundas på ditt samtycke. Du kan neka det, och när som helst återkalla det; behandlingen fram till dess förblir laglig.',
  provisions: {
    union: 'artikel 5.3 i direktiv 2002/58/EG',
    france: 'artikel 82 i den franska dataskyddslagen, lag nr 78-17 av den 6 januari 1978',
    germany: '25 § i den tyska lagen TDDDG',
    italy: 'artikel 122 i den italienska dataskyddskodexen, lagstiftningsdekret nr 196/2003',
    spain: 'artikel 22.2 i den spanska lagen 34/2002, LSSI',
    unitedKingdom: 'regulation 6 i de brittiska Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'För enheter i Storbritannien gäller regulation 6 i Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'För enheter i Schweiz gäller artikel 45c i den schweiziska telekommunikationslagen: du kan motsätta dig att uppgifter på din enhet behandlas. Detta dokument anger vad behandlingen är till för.',
  withdrawControl:
    'Om du vill ändra eller återkalla ditt val, använd integritetsinställningarna som finns på varje sida.',
  withdrawLink: 'Om du vill ändra eller återkalla ditt val: %{link}.',
  withdrawLinkText: 'dina val om spårare',
  withdrawBrowser:
    'Om du vill återkalla ditt samtycke, ta bort de lagrade spårarna i inställningarna för din webbläsare eller enhet och blockera nya där. Du kan också kontakta oss via %{contact}.',
  withdrawDevice: 'I inställningarna för din webbläsare eller enhet kan du ta bort lagrade spårare och blockera nya.',
  policy: 'Vilka cookies och andra spårare som används och hur du kan säga nej till dem förklaras i %{link}.',
  policyText: 'cookiepolicyn',
  listIntro: 'Tabellen anger spårarna med namn. En asterisk står för varierande tecken.',
  caption: 'Spårare',
  name: 'Namn',
  service: 'Tjänst',
  purpose: 'Ändamål',
  duration: 'Lagringstid',
  party: 'Placeras av',
  firstParty: 'Förstapart',
  thirdParty: 'Tredjepart',
  unnamed: 'Spårare som inte anges med namn här kan användas av: %{services}.',
};
