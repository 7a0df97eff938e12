import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Súbory cookie a iné sledovacie prvky',
  intro:
    'Sledovacie prvky sú súbory cookie, záznamy v lokálnom úložisku prehliadača, identifikátory zariadenia a podobné techniky, ktoré ukladajú informácie do vášho zariadenia alebo ich z neho čítajú.',
  necessary:
    'Sledovacie prvky, bez ktorých by nefungovala funkcia, o ktorú žiadate, sa používajú bez súhlasu (%{provisions}).',
  consent:
    'Všetky ostatné sledovacie prvky sú založené na vašom súhlase. Súhlas môžete odmietnuť a kedykoľvek odvolať; spracúvanie do toho času zostáva zákonné.',
  provisions: {
    union: 'čl. 5 ods. 3 smernice 2002/58/ES',
    france: 'čl. 82 francúzskeho zákona o ochrane údajov, zákon č. 78-17 zo 6. januára 1978',
    germany: '§ 25 nemeckého zákona TDDDG',
    italy: 'čl. 122 talianskeho zákonníka o ochrane osobných údajov, legislatívny dekrét č. 196/2003',
    spain: 'čl. 22 ods. 2 španielskeho zákona č. 34/2002, LSSI',
    unitedKingdom: 'regulation 6 britského predpisu Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Pre zariadenia v Spojenom kráľovstve platí regulation 6 predpisu Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Pre zariadenia vo Švajčiarsku platí čl. 45c švajčiarskeho telekomunikačného zákona: spracúvanie údajov vo svojom zariadení môžete odmietnuť. Na čo toto spracúvanie slúži, uvádzajú tieto zásady.',
  withdrawControl:
    'Ak chcete svoju voľbu zmeniť alebo odvolať, použite nastavenia súkromia, ktoré sú dostupné na každej stránke.',
  withdrawLink: 'Ak chcete svoju voľbu zmeniť alebo odvolať, otvorte: %{link}.',
  withdrawLinkText: 'vaše voľby týkajúce sa sledovacích prvkov',
  withdrawBrowser:
    'Ak chcete odvolať súhlas, odstráňte uložené sledovacie prvky v nastaveniach svojho prehliadača alebo zariadenia a nové tam zablokujte. Môžete nám aj napísať: %{contact}.',
  withdrawDevice:
    'V nastaveniach svojho prehliadača alebo zariadenia môžete uložené sledovacie prvky odstrániť a nové zablokovať.',
  policy:
    'Ktoré súbory cookie a iné sledovacie prvky sa používajú a ako ich môžete odmietnuť, vysvetľuje tento dokument: %{link}.',
  policyText: 'zásady používania súborov cookie',
  listIntro: 'Tabuľka uvádza sledovacie prvky podľa názvu. Hviezdička zastupuje meniace sa znaky.',
  caption: 'Sledovacie prvky',
  name: 'Názov',
  service: 'Služba',
  purpose: 'Účel',
  duration: 'Doba uloženia',
  party: 'Kto ho ukladá',
  firstParty: 'Prvá strana',
  thirdParty: 'Tretia strana',
  unnamed: 'Sledovacie prvky, ktoré tu nie sú uvedené podľa názvu, môžu používať tieto služby: %{services}.',
};
