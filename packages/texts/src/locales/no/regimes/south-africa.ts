import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'For personer i Sør-Afrika',
  scope:
    'Når den sørafrikanske personvernloven (Protection of Personal Information Act, lov nr. 4 av 2013, POPIA) gjelder, er vi den ansvarlige parten (responsible party), og dette avsnittet utfyller personvernerklæringen. Bestemmelsene (sections) som er nevnt, er bestemmelser i den loven.',
  officer: 'Vår informasjonsansvarlige (information officer, section 55) kan kontaktes via %{contact}.',
  voluntary:
    'Om opplysninger må gis, og hva som følger hvis de ikke gis, er angitt i denne personvernerklæringen for hver anledning (section 18).',
  rightsIntro: 'Du kan:',
  rights: {
    access:
      'gratis få vite om vi har opplysninger om deg, og be om å få dem utlevert eller få en beskrivelse av dem (section 23)',
    correction:
      'be om at opplysninger rettes eller slettes når de er uriktige, irrelevante, for omfattende, utdaterte, ufullstendige, villedende eller innhentet ulovlig (section 24)',
    objection:
      'av rimelige grunner knyttet til situasjonen din protestere mot behandling (section 11(3)), og når som helst mot direkte markedsføring',
    withdrawal: 'når som helst trekke tilbake samtykket ditt (section 11(2))',
    decisions:
      'slippe å være gjenstand for en avgjørelse med rettsvirkning som utelukkende er basert på automatisert behandling (section 71)',
    court: 'reise sak for domstolene (section 99)',
  },
  transfers:
    'Opplysninger går til landene utenfor Sør-Afrika som er nevnt i denne personvernerklæringen, bare slik section 72 tillater: når en lov, bindende regler eller en avtale gir dem tilstrekkelig vern der, med samtykket ditt eller på et annet grunnlag i den bestemmelsen.',
  authority: 'Du kan klage til tilsynsmyndigheten Information Regulator (%{link}) (section 74).',
};
