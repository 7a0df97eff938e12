import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Online trhovisko',
  role: 'Na trhovisku ponúkajú tovar a služby iní. Zmluvu o nich uzatvárajú kupujúci a predávajúci; my trhovisko prevádzkujeme a stranou tejto zmluvy nie sme, okrem prípadu, keď z ponuky vyplýva, že predávajúcim sme my.',
  status:
    'Pri každej ponuke je uvedené, či predávajúci vyhlasuje, že je obchodníkom. Ak ním nie je, na zmluvu s ním sa nevzťahujú práva spotrebiteľov vyplývajúce z práva Únie v oblasti ochrany spotrebiteľa vrátane práva odstúpiť od zmluvy.',
  traders: 'Všetci predávajúci sú obchodníci.',
  duties:
    'Za ponuku, za dodanie a za práva kupujúceho zo zmluvy zodpovedá predávajúci. My zodpovedáme za prevádzku trhoviska.',
  ranking: {
    heading: 'Ako sa určuje poradie ponúk',
    intro: 'Poradie, v akom sa ponuky zobrazujú vo výsledkoch vyhľadávania, závisí predovšetkým od tohto:',
  },
  business: {
    heading: 'Pre predávajúcich',
    text: 'Ak obmedzíme, pozastavíme alebo ukončíme používanie trhoviska niektorým predávajúcim, uvedieme dôvody: pri obmedzení alebo pozastavení predtým, než nadobudne účinok, alebo zároveň s tým, pri úplnom ukončení najmenej 30 dní vopred, ak zákon alebo opakované porušenia nevyžadujú niečo iné. Zmeny týchto podmienok oznamujeme predávajúcim najmenej 15 dní predtým, než začnú platiť (nariadenie (EÚ) 2019/1150).',
  },
};
