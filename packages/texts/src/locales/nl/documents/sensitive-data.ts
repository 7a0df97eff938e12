import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Gevoelige gegevens',
  intro:
    'Een deel van de gegevens die wij verwerken, is bijzonder beschermd (artikelen 9 en 10 AVG en overeenkomstige bepalingen van andere wetten):',
  introPlain: 'Een deel van de gegevens die wij verwerken, is bijzonder beschermd:',
  kinds: {
    health: 'gezondheidsgegevens',
    sexLife: 'gegevens over seksueel gedrag of seksuele gerichtheid',
    ethnicOrigin: 'ras of etnische afkomst',
    politicalOpinions: 'politieke opvattingen',
    beliefs: 'religieuze of levensbeschouwelijke overtuigingen',
    tradeUnion: 'lidmaatschap van een vakbond',
    genetic: 'genetische gegevens',
    biometric: 'biometrische gegevens waarmee een persoon wordt geïdentificeerd',
    criminal: 'strafrechtelijke veroordelingen en strafbare feiten',
    preciseLocation: 'precieze locatie',
    immigrationStatus: 'staatsburgerschap of verblijfsstatus',
    accountAccess: 'rekening- of kaartnummers samen met toegangscodes',
    messageContents: 'inhoud van berichten die niet aan ons zijn gericht',
    knownChild: 'gegevens van een kind dat als zodanig bekend is',
  },
  conditions: {
    explicitConsent: 'Uitdrukkelijke toestemming (artikel 9 lid 2 onder a AVG)',
    employment: 'Arbeidsrecht en socialezekerheidsrecht (artikel 9 lid 2 onder b AVG)',
    vitalInterests:
      'Vitale belangen van een persoon die niet in staat is toestemming te geven (artikel 9 lid 2 onder c AVG)',
    association: 'Activiteiten van een organisatie zonder winstoogmerk voor haar leden (artikel 9 lid 2 onder d AVG)',
    madePublic: 'Gegevens die de betrokkene kennelijk openbaar heeft gemaakt (artikel 9 lid 2 onder e AVG)',
    legalClaims: 'Rechtsvorderingen (artikel 9 lid 2 onder f AVG)',
    publicInterest: 'Bij wet vastgelegd zwaarwegend algemeen belang (artikel 9 lid 2 onder g AVG)',
    healthCare: 'Gezondheidszorg (artikel 9 lid 2 onder h AVG)',
    publicHealth: 'Volksgezondheid (artikel 9 lid 2 onder i AVG)',
    research: 'Bij wet geregelde archivering, onderzoek of statistiek (artikel 9 lid 2 onder j AVG)',
  },
  data: 'Gegevens',
  where: 'Verwerkt voor',
  condition: 'Voorwaarde',
};
