import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'For personer i India',
  scope:
    'Når den indiske personvernloven Digital Personal Data Protection Act, 2023, gjelder, utfyller dette avsnittet personvernerklæringen. Bestemmelsene (sections) som er nevnt, er bestemmelser i den loven.',
  notice:
    'Personopplysningene som behandles, og formålene er de som er nevnt i denne personvernerklæringen (section 5). Du kan be om å få denne informasjonen på engelsk eller på et av språkene i det åttende vedlegget til Indias grunnlov.',
  withdrawal: 'Du kan når som helst trekke tilbake samtykket ditt, like enkelt som du ga det (section 6(4)).',
  rightsIntro: 'Du kan:',
  rights: {
    access:
      'få et sammendrag av opplysningene dine og av hva som gjøres med dem, og få vite hvem alle de er som opplysningene er delt med (section 11)',
    correction: 'få opplysningene dine rettet, komplettert, oppdatert eller slettet (section 12)',
    grievance: 'få klagene dine behandlet (section 13)',
    nomination: 'utpeke en person som utøver rettighetene dine hvis du dør eller mister handleevnen (section 14)',
  },
  exercise:
    'Kontakt oss via %{contact}; der får du også svar på spørsmål om behandlingen (section 8(9)). Vi svarer på klager innen 90 dager.',
  authority: 'Hvis det ikke hjelper, kan du klage til Data Protection Board of India (%{link}).',
};
