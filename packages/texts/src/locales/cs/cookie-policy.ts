import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Zásady používání souborů cookie',
  about: {
    heading: 'Čeho se tyto zásady týkají',
    site: 'Tyto zásady vysvětlují, které soubory cookie a další sledovací prvky používá web %{site}, k čemu každý z nich slouží, kdo jej může číst, jak dlouho zůstává ve vašem zařízení a jak jej můžete odmítnout.',
    app: 'Tyto zásady vysvětlují, které sledovací prvky používá aplikace %{site}, k čemu každý z nich slouží, kdo jej může číst, jak dlouho zůstává ve vašem zařízení a jak jej můžete odmítnout.',
    more: 'Co se kromě toho děje s osobními údaji, s kým se sdílejí, kam se předávají a jaká máte práva, vysvětluje tento dokument: %{link}.',
    moreText: 'zásady ochrany osobních údajů',
  },
  what: {
    heading: 'Co jsou sledovací prvky',
    kinds: {
      cookie: 'Soubory cookie',
      cookieText:
        'Malé textové soubory, které web ukládá ve vašem prohlížeči a které prohlížeč při dalších požadavcích posílá zpět. Relační soubory cookie zmizí po zavření prohlížeče, ostatní uplynutím doby uložení nebo když je odstraníte.',
      local: 'Místní úložiště',
      localText: 'Záznamy, které web ponechává v úložišti vašeho prohlížeče a při pozdější návštěvě je znovu čte.',
      app: 'Identifikátory zařízení',
      appText: 'Čísla, podle nichž aplikace nebo služby do ní vestavěné poznají vaše zařízení.',
    },
    parties:
      'Sledovací prvky se označují jako prvky první strany, pokud se ukládají pro adresu webu, který navštěvujete, a jako prvky třetí strany, pokud se ukládají pro adresu někoho jiného.',
  },
  categories: {
    necessary: 'Nezbytně nutné sledovací prvky',
    functionality: 'Sledovací prvky pro funkce',
    experience: 'Sledovací prvky pro lepší uživatelský zážitek',
    measurement: 'Sledovací prvky pro měření',
    marketing: 'Sledovací prvky pro marketing',
  },
  onlyWithConsent: 'Tyto sledovací prvky se používají jen s vaším souhlasem.',
  withoutConsent: 'Tyto sledovací prvky se používají bez souhlasu, protože bez nich nefunguje funkce, o kterou žádáte.',
  used: 'Tyto sledovací prvky se používají v online službě %{site}.',
  provider: 'Poskytovatel',
  purpose: 'Účel',
  duration: 'Doba uložení',
  longest: 'Nejdelší doba uložení sledovacích prvků této služby: %{period}.',
  allSession: 'Všechny sledovací prvky této služby se odstraní po zavření prohlížeče nebo aplikace.',
  allIndefinite: 'Sledovací prvky této služby zůstávají v zařízení, dokud je neodstraníte.',
  unstated:
    'Jak dlouho sledovací prvky této služby v zařízení zůstávají, určuje poskytovatel; více uvádějí jeho vlastní zásady.',
  namesUnknown: 'Názvy jednotlivých sledovacích prvků této služby neznáme.',
  caption: 'Sledovací prvky služby %{service}',
  name: 'Název',
  storage: 'Druh',
  storages: { cookie: 'Soubor cookie', local: 'Místní úložiště', app: 'Identifikátor zařízení' },
  party: 'Kdo jej ukládá',
  choices: {
    heading: 'Jak se můžete rozhodnout',
    devices:
      'V nastavení prohlížeče můžete zjistit, které soubory cookie a uložená data obsahuje, odstranit je a zablokovat nové. Návody najdete zde:',
    phones:
      'V telefonu nebo tabletu můžete v nastavení systému obnovit nebo vypnout reklamní identifikátor a určit, které aplikace vás smějí sledovat.',
    consequence: 'Zablokujete-li nezbytně nutné sledovací prvky, části online služby %{site} mohou přestat fungovat.',
    optOuts: 'Někteří poskytovatelé nabízejí vlastní možnost odhlášení (opt-out):',
    optOut: 'Odhlášení (opt-out): %{name}',
  },
  rights: {
    heading: 'Vaše práva',
    text: 'Pokud sledovací prvky zpracovávají osobní údaje, máte práva, která vám dávají předpisy o ochraně osobních údajů. Chcete-li je uplatnit, obraťte se na nás: %{contact}.',
    complain: 'Můžete si také stěžovat u úřadu pro ochranu osobních údajů.',
  },
  none: {
    heading: 'Žádné sledovací prvky',
    text: 'Online služba %{site} nepoužívá žádnou službu, která by do vašeho zařízení ukládala sledovací prvky.',
  },
  changes: {
    heading: 'Změny těchto zásad',
    text: 'Změní-li se sledovací prvky, změní se i tyto zásady. Každé jejich znění je opatřeno datem a dřívější znění lze otevřít na stránce, kde jsou tyto zásady zveřejněny.',
  },
};
