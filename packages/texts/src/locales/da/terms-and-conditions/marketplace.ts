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
    paid: 'Påvirker en betaling et tilbuds placering, er tilbuddet mærket som sådan.',
    own: 'Vi har også egne tilbud på markedspladsen. Adgang, rangordning og vilkår er de samme for dem som for sælgernes tilbud.',
    ownDiffers:
      'Vi har også egne tilbud på markedspladsen. De behandles anderledes end sælgernes tilbud på følgende måde:',
  },
  business: {
    heading: 'For sælgere',
    grounds:
      'Vi begrænser, suspenderer eller bringer en sælgers brug af markedspladsen til ophør kun på grund af en overtrædelse af disse vilkår eller af loven, for at beskytte andres rettigheder eller brugernes sikkerhed, eller fordi der mangler oplysninger, som loven kræver af sælgere.',
    text: 'Hvis vi begrænser, suspenderer eller bringer en sælgers brug af markedspladsen til ophør, begrunder vi det: ved en begrænsning eller suspension før eller samtidig med, at den får virkning, ved fuldstændigt ophør mindst 30 dage forinden, medmindre en lov eller gentagne overtrædelser kræver andet. Ændringer af disse vilkår meddeles sælgere mindst 15 dage, før de gælder (forordning (EU) 2019/1150).',
    rights:
      'Sælgere beholder rettighederne til deres tekster, billeder og varemærker. Så længe et tilbud vises, giver de os vederlagsfrit lov til at bruge dem til at vise tilbuddet på markedspladsen og gøre opmærksom på det andre steder, for eksempel i søgemaskiner og annoncer.',
    data: 'Via deres konto har sælgere adgang til oplysningerne om deres egne tilbud, bestillinger og vurderinger og til de oplysninger om købere, som de har brug for til at opfylde en aftale; de kan hente disse oplysninger i 30 dage efter brugens ophør. Vi har adgang til alle oplysninger, der opstår ved brugen af markedspladsen. Oplysninger om en sælger giver vi kun videre til andre sælgere i aggregeret form.',
    complaints:
      'Sælgere kan gratis klage til os på %{contact}. Vi behandler hver klage inden for rimelig tid og meddeler sælgeren resultatet og begrundelsen.',
    mediators:
      'For at løse tvister med sælgere uden for domstolene er vi villige til at samarbejde med følgende mæglere: %{mediators}.',
  },
};
