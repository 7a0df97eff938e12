import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Hvad disse vilkår handler om',
    text: 'Disse vilkår gælder for brugen af %{site} og for de aftaler, som %{owner} indgår med dig gennem %{site}.',
    consumersOnly: 'Vores tilbud er rettet mod forbrugere.',
    businessesOnly:
      'Vores tilbud er kun rettet mod erhvervsdrivende, dvs. personer, der handler som led i deres handel, forretning, håndværk eller erhverv, og mod juridiske personer. Vi indgår ingen aftaler med forbrugere.',
    both: 'Vores tilbud er rettet mod forbrugere og erhvervsdrivende. Hvor en bestemmelse taler om forbrugere, gælder den kun for dem.',
    consumer:
      'En forbruger er en fysisk person, der handler til formål, som ligger uden for den pågældendes handel, forretning, håndværk eller erhverv.',
    privacy:
      'Hvordan vi håndterer personoplysninger, er forklaret i %{link}. Den skal informere dig; du behøver ikke at acceptere den, og at acceptere disse vilkår er ikke et samtykke til, at dine oplysninger bruges.',
    privacyText: 'privatlivspolitikken',
    privacyPlain:
      'At acceptere disse vilkår er ikke et samtykke til, at dine personoplysninger bruges; det informerer vi dig særskilt om.',
  },
  provider: {
    heading: 'Hvem vi er',
    text: 'Din aftalepart er %{owner}.',
    representative: 'Repræsenteret af',
    register: 'Registrering',
    registerEntry: '%{name}, %{number}',
    we: 'I disse vilkår betyder »vi« %{owner}.',
  },
  offer: {
    heading: 'Hvad vi tilbyder',
    intro: 'Gennem %{site} tilbyder vi:',
    kinds: {
      goods: 'varer, som vi sælger og sender til dig',
      digitalContent: 'digitalt indhold, som du downloader eller afspiller',
      software: 'software, som du bruger over internettet',
      marketplace: 'en markedsplads, hvor andre udbyder deres varer og tjenesteydelser',
      community: 'et fællesskab, hvor brugerne offentliggør eget indhold',
      mobileApp: 'en app til mobile enheder',
      information: 'information, som du kan læse gratis',
    },
    description: 'Hvad du nøjagtigt får, fremgår af den beskrivelse, der vises ved tilbuddet.',
  },
  account: {
    heading: 'Din konto',
    truth: 'Hvis du opretter en konto, skal du give sande oplysninger og holde dem ajour.',
    secret:
      'Hold din adgangskode for dig selv. Hvis du tror, at en anden bruger din konto, skal du give os besked uden ophold.',
    close: 'Du kan til enhver tid lukke din konto. Aftaler, der stadig løber, ophører efter deres egne regler.',
  },
  days: {
    notice: { one: '%{number} dag', other: '%{number} dage' },
    before: { one: '%{number} dag', other: '%{number} dage' },
  },
};
