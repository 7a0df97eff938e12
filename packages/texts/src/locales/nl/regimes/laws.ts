import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'de Braziliaanse algemene wet inzake gegevensbescherming, Lei Geral de Proteção de Dados Pessoais, wet nr. 13.709/2018 (LGPD), omdat wij in Brazilië zijn gevestigd',
  lgpdAddressed:
    'de Braziliaanse algemene wet inzake gegevensbescherming, Lei Geral de Proteção de Dados Pessoais, wet nr. 13.709/2018 (LGPD), voor zover wij %{site} aanbieden aan personen in Brazilië of gegevens van personen aldaar verwerken (artikel 3 LGPD)',
  pipedaEstablished:
    'de Canadese federale wet inzake de bescherming van persoonlijke informatie en elektronische documenten (Personal Information Protection and Electronic Documents Act, PIPEDA) of de provinciale wet die daarvoor in de plaats komt, omdat wij in Canada zijn gevestigd',
  pipedaAddressed:
    'de Canadese federale wet inzake de bescherming van persoonlijke informatie en elektronische documenten (Personal Information Protection and Electronic Documents Act, PIPEDA), voor zover onze verwerking een reële en wezenlijke band met Canada heeft',
  quebecEstablished:
    'de Quebecse wet inzake de bescherming van persoonlijke informatie in de private sector (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), omdat wij in Canada zijn gevestigd en voor zover wij persoonlijke informatie in Quebec verzamelen, bewaren of gebruiken',
  quebecAddressed:
    'de Quebecse wet inzake de bescherming van persoonlijke informatie in de private sector (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), voor zover wij daar een onderneming drijven',
  australiaEstablished:
    'de Australische privacywet (Privacy Act 1988), omdat wij in Australië zijn gevestigd en voor zover die wet een organisatie van onze omvang bindt',
  australiaAddressed:
    'de Australische privacywet (Privacy Act 1988), voor zover wij in Australië zakendoen en die wet ons bindt',
  popiaEstablished:
    'de Zuid-Afrikaanse wet inzake de bescherming van persoonlijke informatie, Protection of Personal Information Act, wet nr. 4 van 2013 (POPIA), omdat wij in Zuid-Afrika zijn gevestigd',
  popiaAddressed:
    'de Zuid-Afrikaanse wet inzake de bescherming van persoonlijke informatie, Protection of Personal Information Act, wet nr. 4 van 2013 (POPIA), voor zover wij middelen gebruiken die zich in Zuid-Afrika bevinden (section 3 POPIA)',
  appiEstablished:
    'de Japanse wet inzake de bescherming van persoonlijke informatie, Act on the Protection of Personal Information, wet nr. 57 van 2003 (APPI), omdat wij in Japan zijn gevestigd',
  appiAddressed:
    'de Japanse wet inzake de bescherming van persoonlijke informatie, Act on the Protection of Personal Information, wet nr. 57 van 2003 (APPI), voor zover wij gegevens van personen in Japan behandelen om hun %{site} aan te bieden (artikel 171 APPI)',
  dpdpEstablished:
    'de Indiase wet inzake de bescherming van digitale persoonsgegevens, Digital Personal Data Protection Act, wet nr. 22 van 2023, omdat wij in India zijn gevestigd',
  dpdpAddressed:
    'de Indiase wet inzake de bescherming van digitale persoonsgegevens, Digital Personal Data Protection Act, wet nr. 22 van 2023, voor zover wij %{site} aanbieden aan personen in India (section 3(b))',
  coppa:
    'de Amerikaanse regeling ter bescherming van de privacy van kinderen online, Children’s Online Privacy Protection Rule (16 CFR Part 312), omdat %{site} ook op kinderen is gericht',
};
