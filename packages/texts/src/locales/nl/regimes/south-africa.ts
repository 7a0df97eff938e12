import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: 'Voor personen in Zuid-Afrika',
  scope:
    'Waar de Zuid-Afrikaanse wet inzake de bescherming van persoonlijke informatie, Protection of Personal Information Act, wet nr. 4 van 2013 (POPIA), van toepassing is, zijn wij de verantwoordelijke partij (responsible party) en vult dit onderdeel de privacyverklaring aan. De genoemde sections zijn die van deze wet.',
  officer: 'Onze informatiefunctionaris (information officer, section 55) is te bereiken via %{contact}.',
  voluntary:
    'Of informatie moet worden verstrekt, en wat de gevolgen zijn als dat niet gebeurt, staat in deze privacyverklaring bij elk geval vermeld (section 18).',
  rightsIntro: 'U kunt:',
  rights: {
    access:
      'kosteloos vernemen of wij informatie over u bewaren, en om de vastgelegde informatie of een beschrijving daarvan verzoeken (section 23)',
    correction:
      'verzoeken om correctie of verwijdering van informatie die onjuist, irrelevant, bovenmatig, verouderd, onvolledig, misleidend of onrechtmatig verkregen is (section 24)',
    objection:
      'bezwaar maken tegen verwerking op redelijke gronden die met uw situatie verband houden (section 11(3)), en op elk moment tegen direct marketing',
    withdrawal: 'uw toestemming op elk moment intrekken (section 11(2))',
    decisions:
      'niet worden onderworpen aan een besluit met rechtsgevolgen dat uitsluitend op geautomatiseerde verwerking berust (section 71)',
    court: 'een civiele procedure instellen (section 99)',
  },
  transfers:
    'Informatie gaat alleen naar de in deze privacyverklaring genoemde landen buiten Zuid-Afrika zoals section 72 dat toestaat: waar een wet, bindende voorschriften of een overeenkomst haar daar passend beschermen, met uw toestemming, of op een andere grond van die section.',
  authority:
    'U kunt een klacht indienen bij de Zuid-Afrikaanse toezichthouder, de Information Regulator (%{link}) (section 74).',
};
