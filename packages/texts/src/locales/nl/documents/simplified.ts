import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Wat wordt verwerkt, waarvoor, en wie ontvangt het?',
    intro: 'Dit zijn de doeleinden waarvoor persoonsgegevens worden verwerkt, met voor elk doel de ontvangers.',
    data: 'De betrokken gegevens',
  },
  where: {
    heading: 'Waar gaan de gegevens naartoe?',
    text: 'Landen van verwerking: %{countries}.',
    safeguards:
      'Buiten de Europese Economische Ruimte worden de gegevens beschermd door de waarborgen die in de volledige privacyverklaring worden beschreven.',
  },
  howLong: {
    heading: 'Hoe lang worden ze bewaard?',
    text: 'Zolang het doel dat vereist, of langer wanneer een wet dat bepaalt. De volledige privacyverklaring noemt voor elk doel de termijn of het criterium.',
  },
  choices: {
    heading: 'Wat kunt u zelf bepalen?',
    consent: 'U kunt toestemming op elk moment weigeren of intrekken.',
    object:
      'U kunt op elk moment bezwaar maken tegen verwerking voor direct marketing, en om redenen die met uw situatie verband houden tegen verwerking op grond van gerechtvaardigde belangen.',
    rights: 'U kunt uw gegevens inzien, laten rectificeren of wissen, het gebruik ervan laten beperken en ze meenemen.',
    usOptOut:
      'In de Amerikaanse staten die in de volledige privacyverklaring worden genoemd, kunt u zich afmelden voor de verkoop van uw gegevens en voor gerichte reclame.',
    noRetaliation: 'Een recht uitoefenen kost niets en heeft geen nadelen.',
    write: 'U kunt contact met ons opnemen via %{contact}.',
    complain: 'U kunt een klacht indienen bij een autoriteit voor gegevensbescherming.',
  },
  more: {
    heading: 'Waar kunt u meer lezen?',
    text: 'De %{policy} zegt dit alles uitvoerig. Zij gaat over dezelfde verwerking en draagt dezelfde datum.',
    policy: 'volledige privacyverklaring',
  },
};
