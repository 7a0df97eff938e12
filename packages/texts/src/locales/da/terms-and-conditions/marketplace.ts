import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Markedspladsen',
  role: 'På markedspladsen udbyder andre varer og tjenesteydelser. Aftalen om dem indgås mellem køber og sælger; vi stiller markedspladsen til rådighed og er ikke part i aftalen, medmindre det fremgår af et tilbud, at vi er sælger.',
  status:
    'Ved hvert tilbud vises det, om sælgeren oplyser at være erhvervsdrivende. Er sælgeren ikke det, gælder forbrugerrettighederne efter EU’s forbrugerlovgivning, herunder fortrydelsesretten, ikke for aftalen med sælgeren.',
  traders: 'Alle sælgere er erhvervsdrivende.',
  duties:
    'Sælgeren har ansvaret for tilbuddet, for leveringen og for købers rettigheder efter aftalen. Vi har ansvaret for driften af markedspladsen.',
  ranking: {
    heading: 'Hvordan tilbud rangordnes',
    intro: 'Den rækkefølge, som tilbud vises i i søgeresultater, afhænger hovedsagelig af følgende:',
  },
  business: {
    heading: 'For sælgere',
    text: 'Hvis vi begrænser, suspenderer eller bringer en sælgers brug af markedspladsen til ophør, begrunder vi det: ved en begrænsning eller suspension før eller samtidig med, at den får virkning, ved fuldstændigt ophør mindst 30 dage forinden, medmindre en lov eller gentagne overtrædelser kræver andet. Ændringer af disse vilkår meddeles sælgere mindst 15 dage, før de gælder (forordning (EU) 2019/1150).',
  },
};
