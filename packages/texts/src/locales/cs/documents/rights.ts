import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Vaše práva',
  intro: 'V rozsahu, v jakém to stanoví právo, které se na vás vztahuje, máte tato práva:',
  access: {
    name: 'Přístup k údajům',
    text: 'Můžete zjistit, zda o vás zpracováváme údaje, a získat jejich kopii spolu s podrobnostmi o zpracování (čl. 15 GDPR).',
  },
  rectification: {
    name: 'Oprava',
    text: 'Můžete požadovat opravu nesprávných a doplnění neúplných údajů (čl. 16 GDPR).',
  },
  erasure: {
    name: 'Výmaz',
    text: 'Můžete požadovat výmaz svých údajů, například pokud již nejsou potřebné nebo pokud odvoláte souhlas (čl. 17 GDPR).',
  },
  restriction: {
    name: 'Omezení zpracování',
    text: 'Můžete požadovat, aby údaje byly pouze uloženy a nebyly jinak používány, například po dobu ověřování jejich přesnosti (čl. 18 GDPR).',
  },
  notification: {
    name: 'Oznámení příjemcům',
    text: 'O opravě, výmazu nebo omezení zpracování informujeme každého příjemce vašich údajů, ledaže je to nemožné nebo to vyžaduje nepřiměřené úsilí; na požádání vám sdělíme, kdo jimi je (čl. 19 GDPR).',
  },
  portability: {
    name: 'Přenositelnost údajů',
    text: 'Můžete získat údaje, které jste nám poskytli, ve strukturovaném, běžně používaném a strojově čitelném formátu nebo je nechat předat jinému správci, pokud je zpracování založeno na souhlasu nebo smlouvě a provádí se automatizovaně (čl. 20 GDPR).',
  },
  automated: {
    name: 'Žádná výhradně automatizovaná rozhodnutí',
    text: 'Máte právo nebýt předmětem rozhodnutí založeného výhradně na automatizovaném zpracování, které se vás významně dotýká, ledaže to zákon dovoluje; v takovém případě můžete požadovat přezkoumání člověkem (čl. 22 GDPR).',
  },
  withdrawal: {
    name: 'Odvolání souhlasu',
    text: 'Každý souhlas můžete kdykoli odvolat. Zákonnost toho, co bylo učiněno před odvoláním, tím není dotčena (čl. 7 odst. 3 GDPR).',
  },
  deceased: {
    name: 'Údaje zemřelých osob',
    france:
      'Můžete stanovit pokyny k tomu, jak mají být vaše údaje po vaší smrti uchovávány, vymazány a sdělovány (čl. 85 francouzského zákona o ochraně údajů, zákon č. 78-17 ze dne 6. ledna 1978).',
    italy:
      'Práva podle čl. 15 až 22 GDPR k údajům zemřelé osoby náležejí tomu, kdo na tom má vlastní zájem, jedná jako její zmocněnec na její ochranu nebo jedná z rodinných důvodů hodných ochrany (čl. 2-terdecies italského zákoníku o ochraně osobních údajů, legislativní nařízení č. 196/2003).',
    spain:
      'Příbuzní a dědicové zemřelé osoby a osoby, které s ní sdílely život, nás mohou požádat o přístup k jejím údajům a o jejich opravu nebo výmaz, ledaže to tato osoba výslovně zakázala nebo zákon stanoví jinak (čl. 3 španělského organického zákona č. 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Právo vznést námitku',
    reasons:
      'Pokud vaše údaje zpracováváme na základě oprávněných zájmů nebo ve veřejném zájmu, můžete z důvodů týkajících se vaší konkrétní situace kdykoli vznést námitku. Zpracování pak ukončíme, ledaže prokážeme závažné oprávněné důvody, které převažují nad vašimi zájmy, právy a svobodami, nebo údaje potřebujeme pro určení, výkon nebo obhajobu právních nároků (čl. 21 odst. 1 GDPR).',
    marketing:
      'Proti použití vašich údajů pro přímý marketing můžete vznést námitku kdykoli a bez uvedení důvodů. Pro tento účel je pak již nebudeme používat (čl. 21 odst. 2 a 3 GDPR).',
  },
  exercise: {
    heading: 'Jak uplatnit svá práva',
    write: 'Chcete-li uplatnit svá práva, obraťte se na nás: %{contact}. Stačí jedna věta; žádný formulář není nutný.',
    form: 'Chcete-li uplatnit svá práva, použijte %{link}. Můžete nám také napsat: %{contact}.',
    formText: 'formulář žádosti',
    answer:
      'Odpovídáme bezplatně a bez zbytečného odkladu, nejpozději do jednoho měsíce. Jsou-li žádosti složité nebo početné, lze tuto lhůtu prodloužit o další dva měsíce; v takovém případě vás o tom během prvního měsíce informujeme a uvedeme důvody (čl. 12 GDPR).',
    identity: 'Pouze máme-li důvodné pochybnosti o vaší totožnosti, požádáme o další informace k jejímu potvrzení.',
  },
  complaint: {
    heading: 'Stížnost u dozorového úřadu',
    gdpr: 'Pokud se domníváte, že zpracováním vašich údajů dochází k porušení práva, můžete podat stížnost u dozorového úřadu pro ochranu osobních údajů, zejména v členském státě svého obvyklého bydliště, místa výkonu zaměstnání nebo místa, kde došlo k údajnému porušení (čl. 77 GDPR).',
    competent: 'Úřadem příslušným pro nás je:',
    competentOneOf:
      'Který úřad je pro nás příslušný, závisí na tom, ve které části země jsme usazeni. Úřady v této zemi (%{country}) jsou uvedeny níže; můžete se obrátit na kterýkoli z nich:',
    find: 'Úřady všech zemí Evropského hospodářského prostoru jsou uvedeny zde: %{link}.',
    findText: 'Evropský sbor pro ochranu osobních údajů, členové',
    court: 'Můžete se také obrátit na soud (čl. 79 GDPR).',
    name: 'Úřad',
    address: 'Adresa',
    email: 'E-mail',
    website: 'Web',
  },
};
