import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Voor personen in India',
  scope:
    'Waar de Indiase wet inzake de bescherming van digitale persoonsgegevens (Digital Personal Data Protection Act, 2023) van toepassing is, vult dit onderdeel de privacyverklaring aan. De genoemde sections zijn die van deze wet.',
  notice:
    'De verwerkte persoonsgegevens en de doeleinden zijn die welke in deze privacyverklaring worden genoemd (section 5). U kunt deze kennisgeving opvragen in het Engels of in een taal van bijlage 8 (Eighth Schedule) bij de grondwet van India.',
  withdrawal: 'U kunt uw toestemming op elk moment intrekken, even gemakkelijk als u haar hebt gegeven (section 6(4)).',
  rightsIntro: 'U kunt:',
  rights: {
    access:
      'een samenvatting krijgen van uw gegevens en van wat ermee wordt gedaan, en de identiteit van allen met wie ze zijn gedeeld (section 11)',
    correction: 'uw gegevens laten corrigeren, aanvullen, bijwerken of wissen (section 12)',
    grievance: 'uw klachten laten behandelen en verhelpen (section 13)',
    nomination:
      'een persoon aanwijzen die uw rechten uitoefent als u overlijdt of handelingsonbekwaam wordt (section 14)',
  },
  exercise:
    'U kunt contact met ons opnemen via %{contact}; daar worden ook uw vragen over de verwerking beantwoord (section 8(9)). Op klachten reageren wij binnen 90 dagen.',
  authority: 'Als dat niet helpt, kunt u een klacht indienen bij de Data Protection Board of India (%{link}).',
};
