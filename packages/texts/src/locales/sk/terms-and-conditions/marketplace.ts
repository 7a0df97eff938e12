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
    paid: 'Ak umiestnenie ponuky ovplyvní platba, ponuka je príslušne označená.',
    own: 'Na trhovisku robíme aj vlastné ponuky. Prístup, poradie a podmienky sú pre ne rovnaké ako pre ponuky predávajúcich.',
    ownDiffers: 'Na trhovisku robíme aj vlastné ponuky. Zaobchádza sa s nimi inak ako s ponukami predávajúcich takto:',
  },
  business: {
    heading: 'Pre predávajúcich',
    grounds:
      'Používanie trhoviska predávajúcim obmedzujeme, pozastavujeme alebo ukončujeme len pre porušenie týchto podmienok alebo zákona, na ochranu práv iných alebo bezpečnosti používateľov alebo preto, že chýbajú informácie, ktoré zákon od predávajúcich vyžaduje.',
    text: 'Ak obmedzíme, pozastavíme alebo ukončíme používanie trhoviska niektorým predávajúcim, uvedieme dôvody: pri obmedzení alebo pozastavení predtým, než nadobudne účinok, alebo zároveň s tým, pri úplnom ukončení najmenej 30 dní vopred, ak zákon alebo opakované porušenia nevyžadujú niečo iné. Zmeny týchto podmienok oznamujeme predávajúcim najmenej 15 dní predtým, než začnú platiť (nariadenie (EÚ) 2019/1150).',
    rights:
      'Predávajúcim zostávajú práva k ich textom, obrázkom a ochranným známkam. Kým je ponuka zobrazená, dovoľujú nám bezplatne používať ich na to, aby sme ponuku na trhovisku zobrazovali a upozorňovali na ňu inde, napríklad vo vyhľadávačoch a reklamách.',
    data: 'Prostredníctvom svojho účtu majú predávajúci prístup k údajom o svojich vlastných ponukách, objednávkach a hodnoteniach a k údajom kupujúcich, ktoré potrebujú na splnenie zmluvy; tieto údaje si môžu vyzdvihnúť ešte 30 dní po skončení používania. My máme prístup ku všetkým údajom, ktoré pri používaní trhoviska vznikajú. Údaje o predávajúcom odovzdávame iným predávajúcim len v súhrnnej podobe.',
    complaints:
      'Predávajúci nám môžu bezplatne podať sťažnosť na %{contact}. Každú sťažnosť posúdime v primeranom čase a predávajúcemu oznámime výsledok a dôvody.',
    mediators:
      'Na mimosúdne riešenie sporov s predávajúcimi sme ochotní spolupracovať s týmito mediátormi: %{mediators}.',
  },
};
