import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Voor personen in Brazilië',
  scope:
    'Waar de Braziliaanse algemene wet inzake gegevensbescherming, Lei Geral de Proteção de Dados Pessoais, wet nr. 13.709/2018 (LGPD), van toepassing is, vult dit onderdeel de privacyverklaring aan.',
  bases:
    'Waar deze privacyverklaring toestemming, een overeenkomst, een wettelijke verplichting of gerechtvaardigde belangen als rechtsgrond noemt, is dat tevens de gelijknamige rechtsgrond van artikel 7 LGPD; voor gevoelige gegevens is het een van de rechtsgronden van artikel 11 LGPD.',
  basesPlain:
    'Wij verwerken persoonsgegevens met uw toestemming, voor een overeenkomst met u, om aan een wettelijke verplichting te voldoen of voor onze gerechtvaardigde belangen (artikel 7 LGPD); gevoelige gegevens alleen op een van de rechtsgronden van artikel 11 LGPD.',
  rightsIntro: 'U hebt de volgende rechten (artikelen 18 en 20 LGPD):',
  rights: {
    access: 'bevestiging dat wij uw gegevens verwerken, en inzage daarin',
    correction: 'correctie van onvolledige, onjuiste of verouderde gegevens',
    blocking:
      'anonimisering, blokkering of wissing van gegevens die onnodig of bovenmatig zijn of in strijd met de wet worden verwerkt',
    portability: 'overdracht van uw gegevens aan een andere aanbieder',
    erasure:
      'wissing van gegevens die met uw toestemming worden verwerkt, behalve wanneer artikel 16 LGPD toestaat ze te bewaren',
    sharing: 'informatie over de publieke en private instanties waarmee wij uw gegevens hebben gedeeld',
    refusal: 'informatie over de mogelijkheid om toestemming te weigeren en over de gevolgen van een weigering',
    withdrawal: 'intrekking van uw toestemming, kosteloos en even gemakkelijk als zij is gegeven (artikel 8 § 5 LGPD)',
    objection: 'bezwaar tegen verwerking zonder toestemming die in strijd is met de wet (artikel 18 § 2 LGPD)',
    review: 'herziening van uitsluitend geautomatiseerd genomen besluiten die uw belangen raken (artikel 20 LGPD)',
  },
  exercise:
    'Om ze uit te oefenen, en voor elke vraag over gegevensbescherming (artikel 41 LGPD), kunt u contact met ons opnemen via %{contact}. Wij antwoorden onverwijld in vereenvoudigde vorm, of volledig binnen 15 dagen na het verzoek (artikel 19 LGPD).',
  transfers:
    'Gegevens gaan alleen naar de in deze privacyverklaring genoemde landen buiten Brazilië zoals artikel 33 LGPD dat toestaat: naar landen waarvan de ANPD de bescherming heeft erkend, op grond van de standaardcontractbepalingen van resolutie CD/ANPD nr. 19/2024, of op een andere grond van dat artikel.',
  children: 'Gegevens van kinderen en jongeren worden in hun belang verwerkt (artikel 14 LGPD).',
  authority:
    'U kunt zich ook wenden tot de Braziliaanse autoriteit voor gegevensbescherming, de ANPD (%{link}), en tot de instanties voor consumentenbescherming (artikel 18 § 1 en § 8 LGPD).',
};
