import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'For personer i Brasil',
  scope:
    'Når den brasilianske personvernloven (Lei Geral de Proteção de Dados Pessoais, lov nr. 13.709/2018, LGPD) gjelder, utfyller dette avsnittet personvernerklæringen.',
  bases:
    'Når denne personvernerklæringen oppgir samtykke, en avtale, en rettslig forpliktelse eller berettigede interesser som rettslig grunnlag, er det også det rettslige grunnlaget med samme navn i LGPD artikkel 7; for sensitive opplysninger er det et av dem i LGPD artikkel 11.',
  basesPlain:
    'Vi behandler personopplysninger med samtykket ditt, for en avtale med deg, for å oppfylle en rettslig forpliktelse eller for våre berettigede interesser (LGPD artikkel 7); sensitive opplysninger bare på et av de rettslige grunnlagene i LGPD artikkel 11.',
  rightsIntro: 'Du har disse rettighetene (LGPD artikkel 18 og 20):',
  rights: {
    access: 'bekreftelse på at vi behandler opplysningene dine, og innsyn i dem',
    correction: 'retting av opplysninger som er ufullstendige, uriktige eller utdaterte',
    blocking:
      'anonymisering, sperring eller sletting av opplysninger som er unødvendige eller for omfattende, eller som behandles i strid med loven',
    portability: 'overføring av opplysningene dine til en annen leverandør (dataportabilitet)',
    erasure:
      'sletting av opplysninger som behandles med samtykket ditt, unntatt når LGPD artikkel 16 tillater at de oppbevares',
    sharing: 'informasjon om de offentlige og private organene vi har delt opplysningene dine med',
    refusal: 'informasjon om muligheten til ikke å samtykke og hva som følger av det',
    withdrawal: 'tilbaketrekking av samtykket ditt, gratis og like enkelt som det ble gitt (LGPD artikkel 8 § 5)',
    objection: 'protest mot behandling uten samtykke som er i strid med loven (LGPD artikkel 18 § 2)',
    review:
      'ny vurdering av avgjørelser som treffes utelukkende automatisert og berører interessene dine (LGPD artikkel 20)',
  },
  exercise:
    'Hvis du vil utøve dem, og ved alle spørsmål om personvern (LGPD artikkel 41), kan du kontakte oss via %{contact}. Vi svarer straks i forenklet form eller fullstendig innen 15 dager etter anmodningen (LGPD artikkel 19).',
  transfers:
    'Opplysninger går til landene utenfor Brasil som er nevnt i denne personvernerklæringen, bare slik LGPD artikkel 33 tillater: til land med et vern som ANPD har godkjent, etter standardkontraktsklausulene i resolusjon CD/ANPD nr. 19/2024 eller på et annet grunnlag i den artikkelen.',
  children: 'Opplysninger om barn og ungdom behandles til deres beste (LGPD artikkel 14).',
  authority:
    'Du kan også henvende deg til den brasilianske personvernmyndigheten, ANPD (%{link}), og til forbrukervernorganene (LGPD artikkel 18 § 1 og § 8).',
};
