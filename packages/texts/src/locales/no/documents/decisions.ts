import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatiserte avgjørelser og profilering',
    none: 'Vi treffer ingen avgjørelser om deg som utelukkende er basert på automatisert behandling, herunder profilering, og som har rettsvirkning for deg eller på tilsvarende måte i betydelig grad påvirker deg (personvernforordningen artikkel 22).',
    nonePlain:
      'Vi treffer ingen avgjørelser om deg som skjer utelukkende automatisert, og som har rettsvirkning for deg eller på tilsvarende måte i betydelig grad påvirker deg.',
    reason: 'Begrunnelse',
    made: 'Vi treffer avgjørelser som utelukkende er basert på automatisert behandling, herunder profilering, og som har rettsvirkning for deg eller på tilsvarende måte i betydelig grad påvirker deg (personvernforordningen artikkel 22).',
    madePlain:
      'Vi treffer avgjørelser som skjer utelukkende automatisert, og som har rettsvirkning for deg eller på tilsvarende måte i betydelig grad påvirker deg.',
    logic: 'Logikken bak',
    consequences: 'Hva det betyr for deg',
    rights:
      'Du kan få en slik avgjørelse gjennomgått av et menneske, uttrykke synspunktene dine og bestride avgjørelsen.',
    profilingIntro:
      'Til reklame eller for å tilpasse innhold lages det interesseprofiler ut fra hvordan folk bruker nettsteder og apper. Det gjøres av:',
  },
  sources: {
    heading: 'Opplysninger vi mottar fra andre',
    intro: 'Noen personopplysninger får vi ikke fra deg, men fra andre (personvernforordningen artikkel 14):',
    introPlain: 'Noen personopplysninger får vi ikke fra deg, men fra andre:',
    caption: 'Opplysninger fra andre kilder',
    from: 'Kilde',
    data: 'Opplysninger',
    purpose: 'Formål',
    public: 'Offentlig tilgjengelig?',
  },
  obligation: {
    heading: 'Om du må gi opplysninger',
    text: 'Du bestemmer selv om du vil bruke %{site}. For hver anledning ovenfor er det angitt om bestemte opplysninger trengs for det du ber oss om, og hva som følger hvis du ikke gir dem.',
    services:
      'Det er alltid frivillig å gi opplysninger når behandlingen av dem bygger på samtykket ditt: Hvis du sier nei, er det bare den aktuelle funksjonen som ikke er tilgjengelig.',
  },
  children: {
    heading: 'Barn',
    notDirected:
      '%{site} er ikke rettet mot barn, og vi samler ikke bevisst inn opplysninger fra dem. Hvis du tror at et barn har gitt oss personopplysninger, kan du kontakte oss via %{contact}: Da sletter vi dem.',
    minimumAge: {
      one: '%{site} kan brukes av personer som har fylt %{number} år.',
      other: '%{site} kan brukes av personer som har fylt %{number} år.',
    },
    directed:
      '%{site} er også rettet mot barn. Når behandlingen av et barns opplysninger bygger på samtykke og barnet ikke har nådd den alderen loven krever, må samtykket gis eller godkjennes av den som har foreldreansvar for barnet (personvernforordningen artikkel 8).',
    directedPlain: '%{site} er også rettet mot barn.',
    parents:
      'Foreldre og verger kan se barnets opplysninger, få dem slettet og motsette seg videre innsamling ved å kontakte oss via %{contact}.',
    parentsUs:
      'I USA kan personopplysninger om barn under 13 år etter Children’s Online Privacy Protection Rule (16 CFR Part 312) bare samles inn på nettet med etterprøvbart samtykke fra en forelder, bortsett fra unntakene som er nevnt der.',
  },
};
