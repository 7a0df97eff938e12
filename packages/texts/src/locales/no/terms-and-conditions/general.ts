import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Hva disse vilkårene handler om',
    text: 'Disse vilkårene gjelder for bruken av %{site} og for avtalene som %{owner} inngår med deg gjennom %{site}.',
    consumersOnly: 'Tilbudet vårt er rettet mot forbrukere.',
    businessesOnly:
      'Tilbudet vårt er bare rettet mot næringsdrivende, det vil si personer som handler som ledd i næringsvirksomhet, handelsvirksomhet, håndverk eller yrke, og mot juridiske personer. Vi inngår ingen avtaler med forbrukere.',
    both: 'Tilbudet vårt er rettet mot forbrukere og næringsdrivende. Når en bestemmelse gjelder forbrukere, gjelder den bare for dem.',
    consumer:
      'En forbruker er en fysisk person som handler for formål som ligger utenfor egen næringsvirksomhet, handelsvirksomhet, eget håndverk eller yrke.',
    privacy:
      'Hvordan vi håndterer personopplysninger, er forklart i %{link}. Den er ment å informere deg; du trenger ikke å godta den, og å godta disse vilkårene er ikke et samtykke til at opplysningene dine brukes.',
    privacyText: 'personvernerklæringen',
    privacyPlain:
      'Å godta disse vilkårene er ikke et samtykke til at personopplysningene dine brukes; det informerer vi deg om særskilt.',
  },
  provider: {
    heading: 'Hvem vi er',
    text: 'Avtaleparten din er %{owner}.',
    representative: 'Representert ved',
    register: 'Registrering',
    registerEntry: '%{name}, %{number}',
    we: 'I disse vilkårene betyr «vi» %{owner}.',
  },
  offer: {
    heading: 'Hva vi tilbyr',
    intro: 'Gjennom %{site} tilbyr vi:',
    kinds: {
      goods: 'varer som vi selger og sender til deg',
      digitalContent: 'digitalt innhold som du laster ned eller spiller av',
      software: 'programvare som du bruker over internett',
      marketplace: 'en markedsplass der andre tilbyr sine varer og tjenester',
      community: 'et fellesskap der brukerne publiserer eget innhold',
      mobileApp: 'en app for mobile enheter',
      information: 'informasjon som du kan lese gratis',
    },
    description: 'Nøyaktig hva du får, følger av beskrivelsen som vises ved tilbudet.',
  },
  account: {
    heading: 'Kontoen din',
    truth: 'Hvis du oppretter en konto, skal du gi riktige opplysninger og holde dem oppdatert.',
    secret:
      'Hold passordet for deg selv. Hvis du tror at noen andre bruker kontoen din, skal du si fra til oss uten opphold.',
    close: 'Du kan når som helst avslutte kontoen din. Avtaler som fortsatt løper, avsluttes etter sine egne regler.',
  },
  days: {
    notice: { one: '%{number} dag', other: '%{number} dager' },
    before: { one: '%{number} dag', other: '%{number} dager' },
  },
};
