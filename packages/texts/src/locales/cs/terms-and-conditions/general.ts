import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Čeho se tyto podmínky týkají',
    text: 'Tyto podmínky se vztahují na používání online služby %{site} a na smlouvy, které s vámi jejím prostřednictvím uzavírá %{owner}.',
    consumersOnly: 'Naše nabídka je určena spotřebitelům.',
    businessesOnly:
      'Naše nabídka je určena pouze podnikatelům, tedy osobám, které jednají v rámci svého obchodu, podnikání, řemesla nebo povolání, a právnickým osobám. Se spotřebiteli smlouvy neuzavíráme.',
    both: 'Naše nabídka je určena spotřebitelům i podnikatelům. Hovoří-li některé ustanovení o spotřebitelích, platí jen pro ně.',
    consumer:
      'Spotřebitelem je fyzická osoba, která jedná za účelem, který nelze považovat za provozování jejího obchodu, podnikání, řemesla nebo povolání.',
    privacy:
      'Jak nakládáme s osobními údaji, vysvětluje tento dokument: %{link}. Jeho smyslem je vás informovat; nemusíte jej přijímat a přijetí těchto podmínek není souhlasem s použitím vašich údajů.',
    privacyText: 'zásady ochrany osobních údajů',
    privacyPlain:
      'Přijetí těchto podmínek není souhlasem s použitím vašich osobních údajů; o tom vás informujeme zvlášť.',
  },
  provider: {
    heading: 'Kdo jsme',
    text: 'Vaší smluvní stranou je %{owner}.',
    representative: 'Zástupce',
    register: 'Zápis v rejstříku',
    registerEntry: '%{name}, %{number}',
    we: 'Slovem „my“ se v těchto podmínkách rozumí %{owner}.',
  },
  offer: {
    heading: 'Co nabízíme',
    intro: 'Prostřednictvím online služby %{site} nabízíme:',
    kinds: {
      goods: 'zboží, které vám prodáváme a zasíláme',
      digitalContent: 'digitální obsah, který si stáhnete nebo přehrajete',
      software: 'software, který používáte přes internet',
      marketplace: 'on-line tržiště, na kterém své zboží a služby nabízejí jiní',
      community: 'komunitu, jejíž uživatelé zveřejňují vlastní obsah',
      mobileApp: 'aplikaci pro mobilní zařízení',
      information: 'informace, které si můžete bezplatně číst',
    },
    description: 'Co přesně dostanete, vyplývá z popisu uvedeného u nabídky.',
  },
  account: {
    heading: 'Váš účet',
    truth: 'Založíte-li si účet, uvádějte pravdivé údaje a udržujte je aktuální.',
    secret: 'Heslo nikomu nesdělujte. Domníváte-li se, že váš účet používá někdo jiný, neprodleně nám to oznamte.',
    close: 'Účet můžete kdykoli zrušit. Smlouvy, které ještě trvají, se ukončují podle vlastních pravidel.',
  },
  days: {
    notice: { one: '%{number} dne', few: '%{number} dnů', other: '%{number} dnů' },
    before: { one: '%{number} den', few: '%{number} dny', other: '%{number} dnů' },
  },
};
