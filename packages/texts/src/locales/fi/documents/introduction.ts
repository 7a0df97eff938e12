import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Mitä tämä tietosuojaseloste koskee',
    site: 'Tässä tietosuojaselosteessa kerrotaan, mitä henkilötietoja palvelua %{site} käytettäessä käsitellään, mihin tarkoituksiin ja millä oikeusperusteella, kuka ne saa, kuinka kauan niitä säilytetään ja mitä oikeuksia sinulla on.',
    app: 'Tässä tietosuojaselosteessa kerrotaan, mitä henkilötietoja sovellusta %{site} käytettäessä käsitellään, mihin tarkoituksiin ja millä oikeusperusteella, kuka ne saa, kuinka kauan niitä säilytetään ja mitä oikeuksia sinulla on.',
    siteWithoutBasis:
      'Tässä tietosuojaselosteessa kerrotaan, mitä henkilötietoja palvelua %{site} käytettäessä käsitellään, mihin tarkoituksiin, kuka ne saa, kuinka kauan niitä säilytetään ja mitä oikeuksia sinulla on.',
    appWithoutBasis:
      'Tässä tietosuojaselosteessa kerrotaan, mitä henkilötietoja sovellusta %{site} käytettäessä käsitellään, mihin tarkoituksiin, kuka ne saa, kuinka kauan niitä säilytetään ja mitä oikeuksia sinulla on.',
    brief: 'Tästä on myös lyhyt versio: %{link}.',
    informs:
      'Seloste on laadittu tiedoksesi: sinun ei tarvitse hyväksyä sitä, eikä sen lukeminen ole suostumus mihinkään. Kun tarvitsemme suostumuksesi, pyydämme sitä erikseen.',
    personalData:
      'Henkilötiedoilla tarkoitetaan kaikkia tunnistettuun tai tunnistettavissa olevaan henkilöön liittyviä tietoja, kuten nimeä, sähköpostiosoitetta tai laitteen IP-osoitetta.',
  },
  laws: {
    heading: 'Mitä lakeja sovelletaan',
    intro: 'Käsittelemme henkilötietoja seuraavien säädösten mukaisesti:',
    gdprEstablished:
      'yleinen tietosuoja-asetus, asetus (EU) 2016/679 (tietosuoja-asetus), koska olemme sijoittautuneet Euroopan talousalueelle (tietosuoja-asetuksen 3 artiklan 1 kohta)',
    gdprAddressed:
      'yleinen tietosuoja-asetus, asetus (EU) 2016/679 (tietosuoja-asetus), siltä osin kuin tarjoamme palvelua %{site} Euroopan talousalueella oleville henkilöille tai seuraamme, miten he sitä käyttävät (tietosuoja-asetuksen 3 artiklan 2 kohta)',
    ukEstablished:
      'Yhdistyneen kuningaskunnan tietosuoja-asetus (UK GDPR) ja tietosuojalaki (Data Protection Act 2018), koska olemme sijoittautuneet Yhdistyneeseen kuningaskuntaan',
    ukAddressed:
      'Yhdistyneen kuningaskunnan tietosuoja-asetus (UK GDPR) ja tietosuojalaki (Data Protection Act 2018), siltä osin kuin tarjoamme palvelua %{site} Yhdistyneessä kuningaskunnassa oleville henkilöille tai seuraamme, miten he sitä käyttävät',
    swissEstablished: 'Sveitsin liittovaltion tietosuojalaki (FADP), koska olemme sijoittautuneet Sveitsiin',
    swissAddressed:
      'Sveitsin liittovaltion tietosuojalaki (FADP), siltä osin kuin käsittelyllä on vaikutuksia Sveitsissä (FADP:n 3 artikla)',
    usStates:
      'jaksossa ”%{section}” mainittujen Yhdysvaltain osavaltioiden kuluttajien tietosuojaa koskevat lait, niiden asukkaiden osalta ja siltä osin kuin kutakin lakia sovelletaan meihin',
  },
};
