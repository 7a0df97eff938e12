import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'For personer i Canada',
    scope:
      'Når den kanadiske loven Personal Information Protection and Electronic Documents Act (PIPEDA) gjelder, utfyller dette avsnittet personvernerklæringen. Prinsippene som er nevnt, står i vedlegg 1 til loven.',
    consent:
      'Vi samler inn, bruker og utleverer personopplysningene dine med ditt vitende og samtykke, unntatt når loven tillater noe annet. Du kan når som helst trekke tilbake samtykket, med forbehold om rettslige eller avtalemessige begrensninger og rimelig varsel (prinsipp 4.3.8).',
    accountable: 'Personen som har ansvaret for at vi følger loven (prinsipp 4.1), kan kontaktes via %{contact}.',
    rights:
      'Hvis du ber om det, forteller vi deg hvilke personopplysninger vi har om deg, hva de brukes til, og hvem de er utlevert til, gir deg innsyn i dem og retter det som er uriktig eller ufullstendig (prinsipp 4.9). Vi svarer innen 30 dager etter en skriftlig anmodning (section 8(3)).',
    outside:
      'Personopplysninger behandles også av tjenesteleverandører i de andre landene som er nevnt i denne personvernerklæringen. Der kan domstoler og myndigheter få tilgang til dem etter loven i landet.',
    complaint:
      'Du kan bestride at vi følger loven, ved å henvende deg samme sted (prinsipp 4.10), og du kan klage til Canadas personvernmyndighet, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'For personer i Québec',
    scope:
      'Når Québecs lov om vern av personopplysninger i privat sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1) gjelder, utfyller dette avsnittet personvernerklæringen. Artiklene som er nevnt, er artikler i den loven.',
    officer: 'Personen som er nevnt ovenfor, har ansvaret for vernet av personopplysninger (artikkel 3.1).',
    head: 'Personen med øverste myndighet hos oss har ansvaret for vernet av personopplysninger (artikkel 3.1). Vedkommende kan kontaktes via %{contact}.',
    collection:
      'Personopplysninger samles inn fra deg, til formålene som er nevnt i denne personvernerklæringen, når du gir dem, og ved hjelp av tjenestene og sporingsverktøyene som er nevnt her (artikkel 8).',
    profiling:
      'Avsnittet om sporingsverktøy nevner teknologien som personer kan identifiseres, lokaliseres eller profileres med, og hvordan den slås på eller av (artikkel 8.1).',
    rightsIntro: 'Du kan:',
    rights: {
      access: 'få innsyn i opplysningene vi har om deg, og få en kopi av dem (artikkel 27)',
      portability:
        'få digitale opplysninger som du har gitt oss, i et strukturert og alminnelig anvendt teknisk format, eller få dem sendt til et annet organ (artikkel 27)',
      rectification:
        'få rettet opplysninger som er uriktige, ufullstendige eller tvetydige, eller som det ikke er tillatt etter loven å samle inn eller oppbevare (artikkel 28)',
      withdrawal: 'trekke tilbake samtykket til at opplysningene brukes eller utleveres (artikkel 8)',
      dissemination:
        'kreve at spredningen av opplysninger stanses, eller at en hyperlenke som er knyttet til navnet ditt, avindekseres, når det volder deg alvorlig skade (artikkel 28.1)',
      decisions:
        'få vite at en avgjørelse utelukkende er basert på automatisert behandling, få vite grunnene og komme med merknader (artikkel 12.1)',
    },
    onRequest:
      'Hvis du ber om det, forteller vi deg hvilke opplysninger som er samlet inn fra deg, hvilke kategorier av personer hos oss som har tilgang til dem, og hvor lenge de oppbevares (artikkel 8). Vi svarer innen 30 dager (artikkel 32).',
    outside:
      'Personopplysninger kan utleveres utenfor Québec, til landene som er nevnt i denne personvernerklæringen (artikkel 8 og 17).',
    authority: 'Du kan også henvende deg til Commission d’accès à l’information du Québec (%{link}).',
  },
};
