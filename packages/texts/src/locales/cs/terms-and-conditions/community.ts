import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Co zveřejňujete',
    yours: 'To, co zveřejníte, zůstává vaše. Odpovídáte za to a musíte k tomu mít práva.',
    licence:
      'Dokud je obsah zveřejněn, dovolujete nám bezúplatně a po celém světě jej ukládat, zobrazovat ostatním v online službě %{site} a měnit jeho podobu, vyžaduje-li to technika. Toto svolení končí, jakmile obsah odstraníte, s výjimkou kopií, které v souladu se zákonem pořídili jiní.',
    rulesIntro: 'Nesmíte zveřejňovat:',
    rules: {
      illegal: 'nic, co porušuje zákon nebo k jeho porušení vyzývá',
      rights: 'nic, co porušuje autorská práva, ochranné známky, soukromí nebo jiná práva ostatních',
      hate: 'nenávist, hrozby, obtěžování nebo schvalování násilí',
      children: 'nic, co škodí nezletilým nebo je sexualizuje',
      deception: 'klamavý obsah, spam nebo škodlivé programy',
      data: 'osobní údaje jiných osob bez oprávnění',
    },
    ownIntro: 'Kromě toho platí tato pravidla:',
  },
  moderation: {
    heading: 'Jak nakládáme s obsahem, který porušuje pravidla',
    notice:
      'Obsah nám může oznámit kdokoli na adrese %{contact}: uveďte, o co jde, kde se obsah nachází a proč jej považujete za nezákonný nebo odporující těmto pravidlům, a také své jméno a e-mailovou adresu, ledaže se oznámení týká pohlavního zneužívání dětí. Přijetí oznámení potvrdíme, rozhodneme včas, s náležitou péčí, nesvévolně a objektivně a rozhodnutí vám sdělíme.',
    measures:
      'Obsah, který je nezákonný nebo porušuje tato pravidla, může být odstraněn, omezen ve viditelnosti nebo zablokován. Účty, na nichž je často zveřejňován zjevně nezákonný obsah, po předchozím varování na přiměřenou dobu pozastavíme nebo zrušíme.',
    reasons:
      'Komu se rozhodnutí týká, tomu sdělíme, jaké rozhodnutí bylo učiněno, na jakých skutečnostech a na jakém pravidle se zakládá a jak proti němu podat stížnost. Stížnost můžete podat na stejné adrese; každou z nich posuzuje člověk.',
    objection:
      'Stížnost je bezplatná a lze ji podat do šesti měsíců od rozhodnutí. Rozhodneme o ní bez zbytečného odkladu a rozhodnutí odůvodníme.',
    settlement:
      'V rozsahu, v jakém nám to ukládá nařízení (EU) 2022/2065, lze spor o rozhodnutí předložit také certifikovanému subjektu pro mimosoudní řešení sporů (čl. 21). Cesta k soudu zůstává otevřena.',
    automated:
      'Vyhledávat a posuzovat obsah nám pomáhají automatizované prostředky; o stížnostech se nikdy nerozhoduje pouze jejich prostřednictvím.',
    manual: 'K posuzování obsahu nepoužíváme automatizované prostředky: rozhodují lidé.',
    contactPoint:
      'Jednotné kontaktní místo pro orgány, Komisi a Evropský sbor pro digitální služby (čl. 11 nařízení (EU) 2022/2065 o digitálních službách) a pro uživatele (čl. 12 téhož nařízení): %{contact}.',
    contactLanguages: 'Můžete na ně psát v každém z jazyků, v nichž jsou tyto podmínky zveřejněny.',
  },
};
