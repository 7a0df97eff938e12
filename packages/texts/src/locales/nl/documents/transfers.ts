import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Verwerking in andere landen',
  intro:
    'Persoonsgegevens worden verwerkt in de hier genoemde landen. Buiten de Europese Economische Ruimte mogen gegevens alleen terechtkomen waar een van de waarborgen van de artikelen 44 tot en met 49 AVG ze beschermt. De tabel noemt die waarborg voor elk land.',
  introUk:
    'Persoonsgegevens worden verwerkt in de hier genoemde landen. Buiten het Verenigd Koninkrijk mogen gegevens alleen terechtkomen waar een van de waarborgen van de artikelen 44 tot en met 49 UK GDPR ze beschermt. De tabel noemt die waarborg voor elk land.',
  introSwiss:
    'Persoonsgegevens worden bekendgemaakt aan ontvangers in de hier genoemde landen. De tabel vermeldt voor elk land wat een passende bescherming waarborgt (artikel 16 FADP).',
  introPlain: 'Persoonsgegevens worden in de volgende landen verwerkt:',
  none: 'De in deze privacyverklaring genoemde diensten verwerken persoonsgegevens uitsluitend in de Europese Economische Ruimte: %{countries}.',
  caption: 'Landen, ontvangers en waarborgen',
  country: 'Land',
  recipients: 'Ontvangers',
  safeguard: 'Waarborg',
  safeguards: {
    inside: 'Binnen de Europese Economische Ruimte, waar de AVG geldt',
    home: 'Geen doorgifte naar een ander land',
    adequacyEu: 'Adequaatheidsbesluit van de Europese Commissie (artikel 45 AVG)',
    adequacyEuLimited: 'Adequaatheidsbesluit van de Europese Commissie (artikel 45 AVG), binnen de reikwijdte daarvan',
    adequacyUk: 'Britse adequaatheidsregelingen (adequacy regulations, artikel 45A UK GDPR)',
    adequacySwiss:
      'Passende bescherming volgens de Zwitserse Bondsraad (artikel 16 lid 1 FADP, bijlage 1 bij de Zwitserse verordening inzake gegevensbescherming)',
    frameworkEu:
      'EU-VS-kader voor gegevensbescherming (EU-US Data Privacy Framework): adequaatheidsbesluit (EU) 2023/1795 van de Europese Commissie (artikel 45 AVG), waarvoor de ontvanger is gecertificeerd',
    frameworkUk:
      'Britse uitbreiding van het EU-VS-kader voor gegevensbescherming (UK Extension to the EU-US Data Privacy Framework), waarvoor de ontvanger is gecertificeerd',
    frameworkSwiss: 'Swiss-US Data Privacy Framework, waarvoor de ontvanger is gecertificeerd',
    clausesEu: 'Standaardcontractbepalingen van de Europese Commissie (artikel 46 lid 2 onder c AVG)',
    clausesUk:
      'Door de Britse Information Commissioner vastgestelde International Data Transfer Agreement of Addendum (artikel 46 UK GDPR)',
    clausesSwiss:
      'Door de FDPIC erkende standaardbepalingen inzake gegevensbescherming (artikel 16 lid 2 onder d FADP)',
    bindingRules: 'Bindende bedrijfsvoorschriften (artikel 46 lid 2 onder b AVG)',
    explicitConsent:
      'Uw uitdrukkelijke toestemming, nadat u op de risico’s bent gewezen (artikel 49 lid 1 onder a AVG)',
    contract: 'Noodzakelijk voor een overeenkomst met u of in uw belang (artikel 49 lid 1 onder b of c AVG)',
    frameworkOrClausesEu:
      'Standaardcontractbepalingen van de Europese Commissie (artikel 46 lid 2 onder c AVG) of, wanneer de ontvanger is gecertificeerd, het EU-VS-kader voor gegevensbescherming (EU-US Data Privacy Framework, artikel 45 AVG)',
  },
  copy: 'Via %{contact} kunt u een kopie van de hier genoemde bepalingen of voorschriften verkrijgen of vernemen waar ze beschikbaar zijn.',
  usRisk:
    'Buiten de landen met een adequaatheidsbesluit kan het door de wet vereiste niveau van gegevensbescherming lager zijn en kunnen autoriteiten ruimere toegang tot gegevens hebben. Daarom zijn de hier genoemde waarborgen overeengekomen.',
};
