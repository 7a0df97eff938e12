import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Yhdistyneessä kuningaskunnassa oleville',
    reading:
      'Kun tässä tietosuojaselosteessa mainitaan tietosuoja-asetuksen artikla, sillä tarkoitetaan UK GDPR:n soveltamisalaan kuuluvassa käsittelyssä UK GDPR:n vastaavaa artiklaa.',
    complainToUs:
      'Voit valittaa meille siitä, miten käytämme tietojasi: ota meihin yhteyttä (%{contact}). Vahvistamme valituksen vastaanottamisen 30 päivän kuluessa, selvitämme asian ilman aiheetonta viivytystä ja ilmoitamme sinulle lopputuloksen (Data Protection Act 2018 -lain 164A §).',
    complainToIco: 'Voit valittaa myös Yhdistyneen kuningaskunnan tietosuojaviranomaiselle:',
    adequacy:
      'Siirroissa Yhdistyneestä kuningaskunnasta sovelletaan Euroopan komission päätösten sijasta Yhdistyneen kuningaskunnan omia riittävyyssäädöksiä (adequacy regulations), ja vakiosopimuslausekkeisiin liitetään International Data Transfer Agreement -sopimus tai UK Addendum -lisäosa.',
  },
  switzerland: {
    heading: 'Sveitsissä oleville',
    reading:
      'Tässä tietosuojaselosteessa mainitut oikeusperusteet ja tietosuoja-asetuksen artiklat eivät rajoita eivätkä korvaa Sveitsin liittovaltion tietosuojalakia (FADP), joka edellyttää oikeuttamisperustetta vain silloin, kun käsittely loukkaa persoonallisuusoikeuksia.',
    countries: 'Sveitsin ulkopuoliset maat, joissa henkilötietoja käsitellään: %{countries}.',
    safeguards:
      'Sveitsin liittoneuvosto on katsonut, että muun muassa Euroopan talousalueen valtioissa ja Yhdistyneessä kuningaskunnassa suojan taso on riittävä (Sveitsin tietosuoja-asetuksen liite 1), samoin Yhdysvalloissa niiden vastaanottajien osalta, jotka on sertifioitu Swiss-US Data Privacy Framework -järjestelyssä. Muualla sovelletaan edellä mainittuja vakiosopimuslausekkeita Sveitsin tietosuojavaltuutetun (FDPIC) hyväksymässä muodossa (FADP:n 16 artikla).',
    noCountries: 'Tässä tietosuojaselosteessa mainituissa palveluissa henkilötietoja käsitellään vain Sveitsissä.',
    rights:
      'Voit vaatia pääsyä tietoihisi (FADP:n 25 artikla), niiden luovuttamista tai siirtämistä (FADP:n 28 artikla) sekä niiden oikaisemista, poistamista tai hävittämistä, ja voit vastustaa niiden käsittelyä tai luovuttamista (FADP:n 30 ja 32 artikla). Vastaamme yleensä 30 päivän kuluessa ja maksutta.',
    authority: 'Voit ilmoittaa rikkomuksista toimivaltaiselle viranomaiselle:',
  },
};
