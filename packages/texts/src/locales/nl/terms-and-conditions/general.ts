import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Waar deze voorwaarden over gaan',
    text: 'Deze voorwaarden gelden voor het gebruik van %{site} en voor de overeenkomsten die %{owner} langs die weg met u sluit.',
    consumersOnly: 'Ons aanbod is bestemd voor consumenten.',
    businessesOnly:
      'Ons aanbod is uitsluitend bestemd voor ondernemingen, dat wil zeggen voor personen die handelen in het kader van hun handels-, bedrijfs-, ambachts- of beroepsactiviteit, en voor rechtspersonen. Wij sluiten geen overeenkomsten met consumenten.',
    both: 'Ons aanbod is bestemd voor consumenten en voor ondernemingen. Waar een bepaling over consumenten spreekt, geldt zij alleen voor hen.',
    consumer:
      'Een consument is een natuurlijke persoon die handelt voor doeleinden die buiten zijn of haar handels-, bedrijfs-, ambachts- of beroepsactiviteit vallen.',
    privacy:
      'Hoe wij met persoonsgegevens omgaan, leest u in de %{link}. Die dient om u te informeren; u hoeft er niet mee in te stemmen, en instemming met deze voorwaarden is geen toestemming voor het gebruik van uw gegevens.',
    privacyText: 'privacyverklaring',
    privacyPlain:
      'Instemming met deze voorwaarden is geen toestemming voor het gebruik van uw persoonsgegevens; daarover informeren wij u afzonderlijk.',
  },
  provider: {
    heading: 'Wie wij zijn',
    text: 'Uw contractpartij is %{owner}.',
    representative: 'Vertegenwoordigd door',
    register: 'Registerinschrijving',
    registerEntry: '%{name}, %{number}',
    we: 'In deze voorwaarden betekent “wij” %{owner}.',
  },
  offer: {
    heading: 'Wat wij aanbieden',
    intro: 'Via %{site} bieden wij aan:',
    kinds: {
      goods: 'goederen die wij aan u verkopen en toezenden',
      digitalContent: 'digitale inhoud die u downloadt of afspeelt',
      software: 'software die u via internet gebruikt',
      marketplace: 'een marktplaats waarop anderen hun goederen en diensten aanbieden',
      community: 'een community waarvan de gebruikers eigen inhoud publiceren',
      mobileApp: 'een app voor mobiele apparaten',
      information: 'informatie die u kosteloos kunt lezen',
    },
    description: 'Wat u precies ontvangt, volgt uit de beschrijving die bij het aanbod wordt getoond.',
  },
  account: {
    heading: 'Uw account',
    truth: 'Als u een account aanmaakt, verstrekt u juiste gegevens en houdt u die actueel.',
    secret:
      'Houd uw wachtwoord voor uzelf. Als u denkt dat iemand anders uw account gebruikt, laat u ons dat onverwijld weten.',
    close: 'U kunt uw account op elk moment sluiten. Overeenkomsten die nog lopen, eindigen volgens hun eigen regels.',
  },
  days: {
    notice: { one: '%{number} dag', other: '%{number} dagen' },
    before: { one: '%{number} dag', other: '%{number} dagen' },
  },
};
