import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Soubory cookie a další sledovací prvky',
  intro:
    'Sledovacími prvky jsou soubory cookie, záznamy v místním úložišti prohlížeče, identifikátory zařízení a podobné techniky, které ukládají informace do vašeho zařízení nebo je z něj čtou.',
  necessary:
    'Sledovací prvky, bez nichž by nefungovala funkce, o kterou žádáte, se používají bez souhlasu (%{provisions}).',
  consent:
    'Všechny ostatní sledovací prvky jsou založeny na vašem souhlasu. Souhlas můžete odmítnout a kdykoli odvolat; zpracování do té doby zůstává zákonné.',
  provisions: {
    union: 'čl. 5 odst. 3 směrnice 2002/58/ES',
    france: 'čl. 82 francouzského zákona o ochraně údajů, zákon č. 78-17 ze dne 6. ledna 1978',
    germany: '§ 25 německého zákona TDDDG',
    italy: 'čl. 122 italského zákoníku o ochraně osobních údajů, legislativní nařízení č. 196/2003',
    spain: 'čl. 22 odst. 2 španělského zákona č. 34/2002, LSSI',
    unitedKingdom: 'regulation 6 britského předpisu Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Pro zařízení ve Spojeném království platí regulation 6 předpisu Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Pro zařízení ve Švýcarsku platí čl. 45c švýcarského telekomunikačního zákona: zpracování údajů ve svém zařízení můžete odmítnout. K čemu toto zpracování slouží, uvádějí tyto zásady.',
  withdrawControl:
    'Chcete-li svou volbu změnit nebo odvolat, použijte nastavení soukromí, které je dostupné na každé stránce.',
  withdrawLink: 'Chcete-li svou volbu změnit nebo odvolat, otevřete: %{link}.',
  withdrawLinkText: 'vaše volby ohledně sledovacích prvků',
  withdrawBrowser:
    'Chcete-li souhlas odvolat, odstraňte uložené sledovací prvky v nastavení svého prohlížeče nebo zařízení a nové tam zablokujte. Můžete nám také napsat: %{contact}.',
  withdrawDevice:
    'V nastavení svého prohlížeče nebo zařízení můžete uložené sledovací prvky odstranit a nové zablokovat.',
  policy:
    'Které soubory cookie a další sledovací prvky se používají a jak je můžete odmítnout, vysvětluje tento dokument: %{link}.',
  policyText: 'zásady používání souborů cookie',
  listIntro: 'Tabulka uvádí sledovací prvky podle názvu. Hvězdička zastupuje proměnlivé znaky.',
  caption: 'Sledovací prvky',
  name: 'Název',
  service: 'Služba',
  purpose: 'Účel',
  duration: 'Doba uložení',
  party: 'Kdo jej ukládá',
  firstParty: 'První strana',
  thirdParty: 'Třetí strana',
  unnamed: 'Sledovací prvky, které zde nejsou uvedeny podle názvu, mohou používat tyto služby: %{services}.',
};
