import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Hva denne personvernerklæringen handler om',
    site: 'Denne personvernerklæringen forklarer hvilke personopplysninger som behandles når du bruker %{site}, til hvilke formål og på hvilket rettslig grunnlag det skjer, hvem som mottar opplysningene, hvor lenge de lagres, og hvilke rettigheter du har.',
    app: 'Denne personvernerklæringen forklarer hvilke personopplysninger som behandles når du bruker appen %{site}, til hvilke formål og på hvilket rettslig grunnlag det skjer, hvem som mottar opplysningene, hvor lenge de lagres, og hvilke rettigheter du har.',
    siteWithoutBasis:
      'Denne personvernerklæringen forklarer hvilke personopplysninger som behandles når du bruker %{site}, til hvilke formål det skjer, hvem som mottar opplysningene, hvor lenge de lagres, og hvilke rettigheter du har.',
    appWithoutBasis:
      'Denne personvernerklæringen forklarer hvilke personopplysninger som behandles når du bruker appen %{site}, til hvilke formål det skjer, hvem som mottar opplysningene, hvor lenge de lagres, og hvilke rettigheter du har.',
    brief: 'Det finnes også en kort versjon: %{link}.',
    informs:
      'Den er ment å informere deg: Du trenger ikke å godta den, og å lese den er ikke et samtykke til noe. Når vi trenger samtykket ditt, ber vi særskilt om det.',
    personalData:
      'Personopplysninger er enhver opplysning om en person som er identifisert eller kan identifiseres, for eksempel et navn, en e-postadresse eller IP-adressen til en enhet.',
  },
  laws: {
    heading: 'Hvilke regler som gjelder',
    intro: 'Vi behandler personopplysninger etter følgende regler:',
    gdprEstablished:
      'personvernforordningen, forordning (EU) 2016/679 (GDPR), fordi vi er etablert i Det europeiske økonomiske samarbeidsområde, EØS (personvernforordningen artikkel 3 nr. 1)',
    gdprAddressed:
      'personvernforordningen, forordning (EU) 2016/679 (GDPR), i den grad vi tilbyr %{site} til personer i Det europeiske økonomiske samarbeidsområde, EØS, eller følger med på bruken deres (personvernforordningen artikkel 3 nr. 2)',
    ukEstablished:
      'UK GDPR (den britiske personvernforordningen) og Data Protection Act 2018, fordi vi er etablert i Storbritannia',
    ukAddressed:
      'UK GDPR (den britiske personvernforordningen) og Data Protection Act 2018, i den grad vi tilbyr %{site} til personer i Storbritannia eller følger med på bruken deres',
    swissEstablished: 'den sveitsiske føderale personvernloven (FADP), fordi vi er etablert i Sveits',
    swissAddressed:
      'den sveitsiske føderale personvernloven (FADP), i den grad behandlingen har virkninger i Sveits (FADP artikkel 3)',
    usStates:
      'lovene om forbrukeres personvern i de amerikanske delstatene som er nevnt i avsnittet «%{section}», for innbyggerne der og i den grad den enkelte loven gjelder for oss',
  },
};
