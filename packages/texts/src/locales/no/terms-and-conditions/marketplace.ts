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
  },
  business: {
    heading: 'For selgere',
    text: 'Hvis vi begrenser, suspenderer eller avslutter en selgers bruk av markedsplassen, begrunner vi det: ved en begrensning eller suspensjon før eller når den får virkning, ved fullstendig avslutning minst 30 dager før, unntatt når en lov eller gjentatte brudd krever noe annet. Endringer i disse vilkårene varsles selgere minst 15 dager før de gjelder (forordning (EU) 2019/1150).',
  },
};
