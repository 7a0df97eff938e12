import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Vad behandlas, för vilka ändamål, och vem får uppgifterna?',
    intro: 'Här anges de ändamål för vilka personuppgifter behandlas och mottagarna för vart och ett av dem.',
    data: 'Berörda uppgifter',
  },
  where: {
    heading: 'Vart tar uppgifterna vägen?',
    text: 'Länder där behandlingen sker: %{countries}.',
    safeguards:
      'Utanför Europeiska ekonomiska samarbetsområdet skyddas uppgifterna av de skyddsåtgärder som beskrivs i den fullständiga integritetspolicyn.',
  },
  howLong: {
    heading: 'Hur länge lagras de?',
    text: 'Så länge som ändamålet kräver, eller längre när en lag föreskriver det. I den fullständiga integritetspolicyn anges tiden eller kriteriet för varje ändamål.',
  },
  choices: {
    heading: 'Vad kan du bestämma?',
    consent: 'Du kan neka samtycke eller när som helst återkalla det.',
    object:
      'Du kan när som helst invända mot behandling för direkt marknadsföring och, av skäl som hänför sig till din situation, mot behandling som grundas på berättigade intressen.',
    rights:
      'Du kan få se dina uppgifter, få dem rättade eller raderade, få användningen av dem begränsad och ta dem med dig.',
    usOptOut:
      'I de amerikanska delstater som anges i den fullständiga integritetspolicyn kan du välja bort försäljning av dina uppgifter och riktad reklam.',
    noRetaliation: 'Att utöva en rättighet kostar ingenting och medför ingen nackdel.',
    write: 'Kontakta oss via %{contact}.',
    complain: 'Du kan klaga hos en dataskyddsmyndighet.',
  },
  more: {
    heading: 'Var kan du läsa mer?',
    text: 'Den %{policy} anger allt detta i detalj. Den avser samma behandling och har samma datum.',
    policy: 'fullständiga integritetspolicyn',
  },
};
