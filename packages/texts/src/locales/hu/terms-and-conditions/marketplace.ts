import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'A piactér',
  role: 'A piactéren mások kínálnak árukat és szolgáltatásokat. Az ezekre vonatkozó szerződés a vevő és az eladó között jön létre; mi a piacteret biztosítjuk, és nem vagyunk a szerződés részese, kivéve, ha az ajánlat szerint mi vagyunk az eladó.',
  status:
    'Minden ajánlat feltünteti, hogy az eladó kereskedőnek vallja-e magát. Ha nem kereskedő, a vele kötött szerződésre nem vonatkoznak az uniós fogyasztóvédelmi jog szerinti fogyasztói jogok, köztük az elállási jog.',
  traders: 'Minden eladó kereskedő.',
  duties:
    'Az eladó felel az ajánlatért, a teljesítésért és a vevő szerződésből eredő jogaiért. Mi a piactér működéséért felelünk.',
  ranking: {
    heading: 'Az ajánlatok rangsorolása',
    intro: 'Az ajánlatok sorrendje a keresési találatok között főként a következőktől függ:',
  },
  business: {
    heading: 'Az eladóknak',
    text: 'Ha egy eladó piactér-használatát korlátozzuk, felfüggesztjük vagy megszüntetjük, megindokoljuk: a korlátozást vagy felfüggesztést a hatálybalépése előtt vagy azzal egyidejűleg, a használat teljes megszüntetését legalább 30 nappal előtte, kivéve, ha jogszabály vagy ismételt jogsértések mást kívánnak meg. A jelen feltételek módosításáról az eladókat legalább 15 nappal az alkalmazása előtt értesítjük ((EU) 2019/1150 rendelet).',
  },
};
