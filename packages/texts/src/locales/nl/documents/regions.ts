import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Voor personen in het Verenigd Koninkrijk',
    reading:
      'Waar deze privacyverklaring een artikel van de AVG noemt, wordt voor de verwerking waarop de UK GDPR van toepassing is het overeenkomstige artikel van de UK GDPR bedoeld.',
    complainToUs:
      'U kunt bij ons een klacht indienen over de manier waarop wij uw gegevens gebruiken, via %{contact}. Wij bevestigen uw klacht binnen 30 dagen, onderzoeken haar zonder onredelijke vertraging en delen u de uitkomst mee (section 164A van de Data Protection Act 2018).',
    complainToIco:
      'U kunt ook een klacht indienen bij de autoriteit voor gegevensbescherming in het Verenigd Koninkrijk:',
    adequacy:
      'Voor doorgiften vanuit het Verenigd Koninkrijk gelden in plaats van de besluiten van de Europese Commissie de eigen Britse adequaatheidsregelingen (adequacy regulations), en wordt aan de standaardcontractbepalingen de International Data Transfer Agreement of het UK Addendum toegevoegd.',
  },
  switzerland: {
    heading: 'Voor personen in Zwitserland',
    reading:
      'Waar deze privacyverklaring rechtsgronden en artikelen van de AVG noemt, beperken of vervangen die de Zwitserse federale wet inzake gegevensbescherming (FADP) niet; deze vereist alleen een rechtvaardiging wanneer de verwerking inbreuk maakt op de persoonlijkheidsrechten.',
    countries: 'Landen buiten Zwitserland waarin persoonsgegevens worden verwerkt: %{countries}.',
    safeguards:
      'De Bondsraad erkent dat de staten van de Europese Economische Ruimte, het Verenigd Koninkrijk en andere een passende bescherming bieden (bijlage 1 bij de Zwitserse verordening inzake gegevensbescherming), evenals de Verenigde Staten voor ontvangers die volgens het Swiss-US Data Privacy Framework zijn gecertificeerd. Elders gelden de bovengenoemde standaardcontractbepalingen in de door de FDPIC, de Zwitserse toezichthouder, erkende vorm (artikel 16 FADP).',
    noCountries:
      'De in deze privacyverklaring genoemde diensten verwerken persoonsgegevens uitsluitend in Zwitserland.',
    rights:
      'U kunt inzage in uw gegevens (artikel 25 FADP), afgifte of overdracht ervan (artikel 28 FADP) en correctie, wissing of vernietiging ervan verlangen, en u kunt bezwaar maken tegen de verwerking of bekendmaking ervan (artikelen 30 en 32 FADP). In de regel antwoorden wij kosteloos binnen 30 dagen.',
    authority: 'U kunt inbreuken melden bij de bevoegde autoriteit:',
  },
};
