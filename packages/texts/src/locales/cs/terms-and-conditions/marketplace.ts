import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'On-line tržiště',
  role: 'Na tržišti nabízejí zboží a služby jiní. Smlouvu o nich uzavírají kupující a prodávající; my tržiště provozujeme a stranou této smlouvy nejsme, ledaže z nabídky vyplývá, že prodávajícím jsme my.',
  status:
    'U každé nabídky je uvedeno, zda prodávající prohlašuje, že je podnikatelem. Pokud jím není, na smlouvu s ním se nevztahují práva spotřebitelů vyplývající z práva Unie na ochranu spotřebitele, včetně práva odstoupit od smlouvy.',
  traders: 'Všichni prodávající jsou podnikatelé.',
  duties:
    'Za nabídku, za dodání a za práva kupujícího ze smlouvy odpovídá prodávající. My odpovídáme za provoz tržiště.',
  ranking: {
    heading: 'Jak se určuje pořadí nabídek',
    intro: 'Pořadí, v jakém se nabídky zobrazují ve výsledcích vyhledávání, závisí především na tomto:',
  },
  business: {
    heading: 'Pro prodávající',
    text: 'Omezíme-li, pozastavíme nebo ukončíme používání tržiště některým prodávajícím, uvedeme důvody: u omezení nebo pozastavení předtím, než nabude účinku, nebo zároveň s tím, u úplného ukončení nejméně 30 dnů předem, ledaže zákon nebo opakovaná porušení vyžadují něco jiného. Změny těchto podmínek oznamujeme prodávajícím nejméně 15 dnů předtím, než začnou platit (nařízení (EU) 2019/1150).',
  },
};
