import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Waar deze privacyverklaring over gaat',
    site: 'In deze privacyverklaring leest u welke persoonsgegevens worden verwerkt wanneer u %{site} gebruikt, voor welke doeleinden en op welke rechtsgrond, wie ze ontvangt, hoe lang ze worden bewaard en welke rechten u hebt.',
    app: 'In deze privacyverklaring leest u welke persoonsgegevens worden verwerkt wanneer u de app %{site} gebruikt, voor welke doeleinden en op welke rechtsgrond, wie ze ontvangt, hoe lang ze worden bewaard en welke rechten u hebt.',
    siteWithoutBasis:
      'In deze privacyverklaring leest u welke persoonsgegevens worden verwerkt wanneer u %{site} gebruikt, voor welke doeleinden, wie ze ontvangt, hoe lang ze worden bewaard en welke rechten u hebt.',
    appWithoutBasis:
      'In deze privacyverklaring leest u welke persoonsgegevens worden verwerkt wanneer u de app %{site} gebruikt, voor welke doeleinden, wie ze ontvangt, hoe lang ze worden bewaard en welke rechten u hebt.',
    brief: 'Er is ook een korte versie: %{link}.',
    informs:
      'Zij dient om u te informeren: u hoeft er niet mee in te stemmen, en door haar te lezen geeft u nergens toestemming voor. Waar wij uw toestemming nodig hebben, vragen wij die afzonderlijk.',
    personalData:
      'Persoonsgegevens zijn alle informatie over een geïdentificeerde of identificeerbare natuurlijke persoon, zoals een naam, een e-mailadres of het IP-adres van een apparaat.',
  },
  laws: {
    heading: 'Welke wetten van toepassing zijn',
    intro: 'Wij verwerken persoonsgegevens op grond van de volgende wetgeving:',
    gdprEstablished:
      'de Algemene verordening gegevensbescherming, Verordening (EU) 2016/679 (AVG), omdat wij in de Europese Economische Ruimte zijn gevestigd (artikel 3 lid 1 AVG)',
    gdprAddressed:
      'de Algemene verordening gegevensbescherming, Verordening (EU) 2016/679 (AVG), voor zover wij %{site} aanbieden aan personen in de Europese Economische Ruimte of observeren hoe zij daarvan gebruikmaken (artikel 3 lid 2 AVG)',
    ukEstablished: 'de UK GDPR en de Data Protection Act 2018, omdat wij in het Verenigd Koninkrijk zijn gevestigd',
    ukAddressed:
      'de UK GDPR en de Data Protection Act 2018, voor zover wij %{site} aanbieden aan personen in het Verenigd Koninkrijk of observeren hoe zij daarvan gebruikmaken',
    swissEstablished:
      'de Zwitserse federale wet inzake gegevensbescherming (FADP), omdat wij in Zwitserland zijn gevestigd',
    swissAddressed:
      'de Zwitserse federale wet inzake gegevensbescherming (FADP), voor zover de verwerking gevolgen heeft in Zwitserland (artikel 3 FADP)',
    usStates:
      'de wetten inzake consumentenprivacy van de Amerikaanse staten die in het onderdeel “%{section}” worden genoemd, voor de inwoners daarvan en voor zover elke wet op ons van toepassing is',
  },
};
