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
    paid: 'Ovlivní-li umístění nabídky platba, je nabídka příslušně označena.',
    own: 'Na tržišti činíme i vlastní nabídky. Přístup, pořadí a podmínky jsou pro ně stejné jako pro nabídky prodávajících.',
    ownDiffers: 'Na tržišti činíme i vlastní nabídky. Zachází se s nimi jinak než s nabídkami prodávajících takto:',
  },
  business: {
    heading: 'Pro prodávající',
    grounds:
      'Používání tržiště prodávajícím omezujeme, pozastavujeme nebo ukončujeme jen kvůli porušení těchto podmínek nebo zákona, k ochraně práv jiných nebo bezpečnosti uživatelů nebo proto, že chybějí informace, které zákon od prodávajících vyžaduje.',
    text: 'Omezíme-li, pozastavíme nebo ukončíme používání tržiště některým prodávajícím, uvedeme důvody: u omezení nebo pozastavení předtím, než nabude účinku, nebo zároveň s tím, u úplného ukončení nejméně 30 dnů předem, ledaže zákon nebo opakovaná porušení vyžadují něco jiného. Změny těchto podmínek oznamujeme prodávajícím nejméně 15 dnů předtím, než začnou platit (nařízení (EU) 2019/1150).',
    rights:
      'Prodávajícím zůstávají práva k jejich textům, obrázkům a ochranným známkám. Dokud je nabídka zobrazena, dovolují nám bezplatně je užívat k tomu, abychom nabídku na tržišti zobrazovali a upozorňovali na ni jinde, například ve vyhledávačích a reklamách.',
    data: 'Prostřednictvím svého účtu mají prodávající přístup k údajům o svých vlastních nabídkách, objednávkách a hodnoceních a k údajům kupujících, které potřebují ke splnění smlouvy; tyto údaje si mohou vyzvednout ještě 30 dnů po skončení používání. My máme přístup ke všem údajům, které při používání tržiště vznikají. Údaje o prodávajícím předáváme jiným prodávajícím jen v souhrnné podobě.',
    complaints:
      'Prodávající nám mohou bezplatně podat stížnost na %{contact}. Každou stížnost posoudíme v přiměřené době a prodávajícímu sdělíme výsledek a důvody.',
    mediators:
      'K mimosoudnímu řešení sporů s prodávajícími jsme ochotni spolupracovat s těmito mediátory: %{mediators}.',
  },
};
