import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Markedsplassen',
  role: 'På markedsplassen tilbyr andre varer og tjenester. Avtalen om dem inngås mellom kjøperen og selgeren; vi stiller markedsplassen til rådighet og er ikke part i avtalen, med mindre det framgår av et tilbud at vi er selgeren.',
  status:
    'Ved hvert tilbud vises det om selgeren oppgir å være næringsdrivende. Er selgeren ikke det, gjelder ikke forbrukernes rettigheter etter EUs forbrukerlovgivning, blant annet angreretten, for avtalen med selgeren.',
  traders: 'Alle selgere er næringsdrivende.',
  duties:
    'Selgeren har ansvaret for tilbudet, for leveringen og for kjøperens rettigheter etter avtalen. Vi har ansvaret for driften av markedsplassen.',
  ranking: {
    heading: 'Hvordan tilbud rangeres',
    intro: 'Rekkefølgen tilbud vises i i søkeresultater, avhenger hovedsakelig av følgende:',
    paid: 'Påvirker en betaling plasseringen av et tilbud, er tilbudet merket som det.',
    own: 'Vi har også egne tilbud på markedsplassen. Tilgang, rangering og vilkår er de samme for dem som for selgernes tilbud.',
    ownDiffers:
      'Vi har også egne tilbud på markedsplassen. De behandles annerledes enn selgernes tilbud på denne måten:',
  },
  business: {
    heading: 'For selgere',
    grounds:
      'Vi begrenser, suspenderer eller avslutter en selgers bruk av markedsplassen bare på grunn av et brudd på disse vilkårene eller på loven, for å beskytte andres rettigheter eller brukernes sikkerhet, eller fordi det mangler opplysninger som loven krever av selgere.',
    text: 'Hvis vi begrenser, suspenderer eller avslutter en selgers bruk av markedsplassen, begrunner vi det: ved en begrensning eller suspensjon før eller når den får virkning, ved fullstendig avslutning minst 30 dager før, unntatt når en lov eller gjentatte brudd krever noe annet. Endringer i disse vilkårene varsles selgere minst 15 dager før de gjelder (forordning (EU) 2019/1150).',
    rights:
      'Selgere beholder rettighetene til sine tekster, bilder og varemerker. Så lenge et tilbud vises, lar de oss vederlagsfritt bruke dem til å vise tilbudet på markedsplassen og gjøre oppmerksom på det andre steder, for eksempel i søkemotorer og annonser.',
    data: 'Via kontoen sin har selgere tilgang til opplysningene om egne tilbud, bestillinger og vurderinger og til de opplysningene om kjøpere som de trenger for å oppfylle en avtale; de kan hente disse opplysningene i 30 dager etter at bruken er avsluttet. Vi har tilgang til alle opplysninger som oppstår ved bruk av markedsplassen. Opplysninger om en selger gir vi andre selgere bare i aggregert form.',
    complaints:
      'Selgere kan klage gratis til oss på %{contact}. Vi behandler hver klage innen rimelig tid og forteller selgeren resultatet og begrunnelsen.',
    mediators:
      'For å løse tvister med selgere utenfor domstolene er vi villige til å samarbeide med disse meklerne: %{mediators}.',
  },
};
