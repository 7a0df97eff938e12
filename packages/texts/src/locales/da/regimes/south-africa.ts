import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'For personer i Sydafrika',
  scope:
    'Hvor den sydafrikanske databeskyttelseslov (Protection of Personal Information Act, lov nr. 4 af 2013, POPIA) gælder, er vi den ansvarlige part (responsible party), og dette afsnit supplerer privatlivspolitikken. De sections, der er nævnt, er bestemmelser i den lov.',
  officer: 'Vores informationsansvarlige (information officer, section 55) kan kontaktes via %{contact}.',
  voluntary:
    'Om oplysninger skal gives, og hvad følgen er, hvis de ikke gives, er angivet i denne privatlivspolitik for hver lejlighed (section 18).',
  rightsIntro: 'Du kan:',
  rights: {
    access:
      'uden beregning få at vide, om vi har oplysninger om dig, og anmode om at få dem udleveret eller få en beskrivelse af dem (section 23)',
    correction:
      'anmode om berigtigelse eller sletning af oplysninger, der er urigtige, irrelevante, for omfattende, forældede, ufuldstændige, vildledende eller indhentet ulovligt (section 24)',
    objection:
      'af rimelige grunde, der vedrører din situation, gøre indsigelse mod behandling (section 11(3)) og til enhver tid mod direkte markedsføring',
    withdrawal: 'til enhver tid trække dit samtykke tilbage (section 11(2))',
    decisions:
      'undgå at være genstand for en afgørelse med retsvirkning, der alene er baseret på automatisk behandling (section 71)',
    court: 'anlægge sag ved domstolene (section 99)',
  },
  transfers:
    'Oplysninger kommer kun til de lande uden for Sydafrika, der er nævnt i denne privatlivspolitik, på den måde, section 72 tillader: hvor en lov, bindende regler eller en aftale dér beskytter dem tilstrækkeligt, med dit samtykke eller på et andet grundlag i den bestemmelse.',
  authority: 'Du kan indgive en klage til tilsynsmyndigheden Information Regulator (%{link}) (section 74).',
};
