import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Käsittely muissa maissa',
  intro:
    'Henkilötietoja käsitellään tässä luetelluissa maissa. Euroopan talousalueen ulkopuolelle tietoja saa siirtää vain sinne, missä niitä suojaa jokin tietosuoja-asetuksen 44–49 artiklan mukaisista suojatoimista. Taulukossa se mainitaan kunkin maan kohdalla.',
  introUk:
    'Henkilötietoja käsitellään tässä luetelluissa maissa. Yhdistyneen kuningaskunnan ulkopuolelle tietoja saa siirtää vain sinne, missä niitä suojaa jokin UK GDPR:n 44–49 artiklan mukaisista suojatoimista. Taulukossa se mainitaan kunkin maan kohdalla.',
  introSwiss:
    'Henkilötietoja luovutetaan tässä luetelluissa maissa oleville vastaanottajille. Taulukossa mainitaan kunkin maan kohdalla, millä asianmukainen suoja varmistetaan (FADP:n 16 artikla).',
  introPlain: 'Henkilötietoja käsitellään seuraavissa maissa:',
  none: 'Tässä tietosuojaselosteessa mainituissa palveluissa henkilötietoja käsitellään vain Euroopan talousalueella: %{countries}.',
  caption: 'Maat, vastaanottajat ja suojatoimet',
  country: 'Maa',
  recipients: 'Vastaanottajat',
  safeguard: 'Suojatoimi',
  safeguards: {
    inside: 'Euroopan talousalueella, jossa sovelletaan tietosuoja-asetusta',
    home: 'Ei siirtoa toiseen maahan',
    adequacyEu: 'Euroopan komission tietosuojan riittävyyttä koskeva päätös (tietosuoja-asetuksen 45 artikla)',
    adequacyEuLimited:
      'Euroopan komission tietosuojan riittävyyttä koskeva päätös (tietosuoja-asetuksen 45 artikla) sen soveltamisalalla',
    adequacyUk: 'Yhdistyneen kuningaskunnan riittävyyssäädökset (adequacy regulations, UK GDPR:n 45A artikla)',
    adequacySwiss:
      'Sveitsin liittoneuvoston toteama riittävä suojan taso (FADP:n 16 artiklan 1 kohta, Sveitsin tietosuoja-asetuksen liite 1)',
    frameworkEu:
      'EU:n ja Yhdysvaltojen tietosuojakehys (EU-US Data Privacy Framework): Euroopan komission tietosuojan riittävyyttä koskeva päätös (EU) 2023/1795 (tietosuoja-asetuksen 45 artikla); vastaanottaja on sertifioitu',
    frameworkUk:
      'EU:n ja Yhdysvaltojen tietosuojakehyksen Yhdistyneen kuningaskunnan laajennus (UK Extension to the EU-US Data Privacy Framework); vastaanottaja on sertifioitu',
    frameworkSwiss:
      'Sveitsin ja Yhdysvaltojen tietosuojakehys (Swiss-US Data Privacy Framework); vastaanottaja on sertifioitu',
    clausesEu: 'Euroopan komission vakiosopimuslausekkeet (tietosuoja-asetuksen 46 artiklan 2 kohdan c alakohta)',
    clausesUk:
      'Yhdistyneen kuningaskunnan tietosuojavaltuutetun (Information Commissioner) antama International Data Transfer Agreement -sopimus tai Addendum-lisäosa (UK GDPR:n 46 artikla)',
    clausesSwiss:
      'Sveitsin tietosuojavaltuutetun (FDPIC) hyväksymät tietosuojaa koskevat vakiolausekkeet (FADP:n 16 artiklan 2 kohdan d alakohta)',
    bindingRules: 'Yritystä koskevat sitovat säännöt (tietosuoja-asetuksen 46 artiklan 2 kohdan b alakohta)',
    explicitConsent:
      'Nimenomainen suostumuksesi sen jälkeen, kun sinulle on ilmoitettu riskeistä (tietosuoja-asetuksen 49 artiklan 1 kohdan a alakohta)',
    contract:
      'Tarpeen kanssasi tai etusi mukaisesti tehtyä sopimusta varten (tietosuoja-asetuksen 49 artiklan 1 kohdan b tai c alakohta)',
    frameworkOrClausesEu:
      'Euroopan komission vakiosopimuslausekkeet (tietosuoja-asetuksen 46 artiklan 2 kohdan c alakohta) tai, jos vastaanottaja on sertifioitu, EU:n ja Yhdysvaltojen tietosuojakehys (EU-US Data Privacy Framework, tietosuoja-asetuksen 45 artikla)',
  },
  copy: 'Voit saada jäljennöksen tässä mainituista lausekkeista tai säännöistä tai tiedon siitä, missä ne ovat saatavilla, ottamalla meihin yhteyttä: %{contact}.',
  usRisk:
    'Muissa kuin tietosuojan riittävyyttä koskevan päätöksen piiriin kuuluvissa maissa lain edellyttämä tietosuojan taso voi olla alempi ja viranomaisilla voi olla laajempi pääsy tietoihin. Siksi tässä mainituista suojatoimista on sovittu.',
};
