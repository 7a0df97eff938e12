import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Hva behandles, til hvilke formål, og hvem mottar det?',
    intro: 'Dette er formålene personopplysninger behandles for, og mottakerne for hvert av dem.',
    data: 'Opplysningene det gjelder',
  },
  where: {
    heading: 'Hvor havner opplysningene?',
    text: 'Land der behandlingen skjer: %{countries}.',
    safeguards:
      'Utenfor Det europeiske økonomiske samarbeidsområde (EØS) er opplysningene vernet av garantiene som er beskrevet i den fullstendige personvernerklæringen.',
  },
  howLong: {
    heading: 'Hvor lenge lagres de?',
    text: 'Så lenge formålet krever det, eller lenger når en lov sier det. Den fullstendige personvernerklæringen angir tiden eller kriteriet for hvert formål.',
  },
  choices: {
    heading: 'Hva kan du bestemme?',
    consent: 'Du kan la være å gi samtykke eller når som helst trekke det tilbake.',
    object:
      'Du kan når som helst protestere mot behandling til direkte markedsføring og, av grunner knyttet til situasjonen din, mot behandling som bygger på berettigede interesser.',
    rights: 'Du kan se opplysningene dine, få dem rettet eller slettet, få bruken av dem begrenset og ta dem med deg.',
    usOptOut:
      'I de amerikanske delstatene som er nevnt i den fullstendige personvernerklæringen, kan du reservere deg mot salg av opplysningene dine og mot målrettet reklame.',
    noRetaliation: 'Det koster ingenting og har ingen ulemper å utøve en rettighet.',
    write: 'Kontakt oss via %{contact}.',
    complain: 'Du kan klage til en personvernmyndighet.',
  },
  more: {
    heading: 'Hvor kan du lese mer?',
    text: 'Den %{policy} sier alt dette i detalj. Den gjelder den samme behandlingen og har samme dato.',
    policy: 'fullstendige personvernerklæringen',
  },
};
