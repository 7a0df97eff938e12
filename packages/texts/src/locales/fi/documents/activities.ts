import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Mitä käsittelemme itse',
  intro:
    'Näissä tilanteissa keräämme henkilötietoja itse riippumatta siitä, liittyykö tilanteeseen jokin jäljempänä mainituista palveluista.',
  introAlone: 'Näissä tilanteissa keräämme henkilötietoja.',
  requiredLabel: 'Velvollisuus antaa tiedot',
  kinds: {
    visit: {
      name: 'Vierailu sivustolla',
      nameApp: 'Sovelluksen käyttö',
      purpose: 'Pyytämäsi sisällön toimittaminen, saatavuuden ylläpitäminen ja hyökkäysten torjuminen',
      interest: 'Toimiva ja turvallinen tekniikka',
      required: 'Kyllä, teknisistä syistä: ilman laitteesi IP-osoitetta laitteelle ei voida lähettää mitään.',
    },
    contact: {
      name: 'Yhteydenotto',
      purpose: 'Viestisi lukeminen ja siihen vastaaminen',
      interest: 'Meille kirjoittaville vastaaminen',
      required: 'Ei. Emme kuitenkaan voi vastata, jos emme voi tavoittaa sinua.',
    },
    account: {
      name: 'Käyttäjätilisi',
      purpose: 'Käyttäjätilisi luominen ja ylläpitäminen sekä sisäänkirjautumisesi',
      interest: 'Oman käyttömahdollisuuden tarjoaminen rekisteröityneille käyttäjille',
      required: 'Kyllä, jos haluat käyttäjätilin: sitä ei voida luoda ilman pakollisiksi merkittyjä tietoja.',
    },
    orders: {
      name: 'Tilaukset ja ostot',
      purpose: 'Sopimuksen tekeminen kanssasi ja sen täyttäminen: tilaus, maksu, toimitus, palautukset ja virhevastuu',
      interest: 'Tilausten asianmukainen hoitaminen',
      required:
        'Kyllä, sopimusta varten: ilman pakollisiksi merkittyjä tietoja emme voi ottaa tilausta vastaan emmekä toimittaa sitä.',
    },
    newsletter: {
      name: 'Uutiskirje',
      purpose: 'Uutiskirjeen lähettäminen sitä pyytäneille',
      interest: 'Omista samankaltaisista tarjouksistamme kertominen asiakkaillemme',
      required: 'Ei. Ilman sähköpostiosoitetta emme kuitenkaan voi lähettää uutiskirjettä.',
    },
    comments: {
      name: 'Kommentit ja muut julkaistavat viestit',
      purpose: 'Lähettämäsi sisällön julkaiseminen ja väärinkäytösten estäminen',
      interest: 'Avoin ja väärinkäytöksistä vapaa keskustelu lukijoiden kanssa',
      required: 'Ei. Ilman pakollisiksi merkittyjä tietoja sisältöä ei kuitenkaan voida julkaista.',
    },
    bookings: {
      name: 'Varaukset ja ajanvaraukset',
      purpose: 'Ajan tai varauksen sopiminen, vahvistaminen ja toteuttaminen',
      interest: 'Varausten asianmukainen hoitaminen',
      required: 'Kyllä, varausta varten: emme voi tehdä sitä ilman pakollisiksi merkittyjä tietoja.',
    },
    jobApplications: {
      name: 'Työhakemukset',
      purpose: 'Hakemuksesi arvioiminen ja siitä päättäminen',
      interest: 'Sopivan henkilöstön valitseminen',
      required:
        'Kyllä, siltä osin kuin tiedot ovat tarpeen hakemuksen arvioimiseksi. Päätät itse, mitä muuta siihen liität.',
    },
    surveys: {
      name: 'Kyselyt ja palaute',
      purpose: 'Tarjontamme kehittäminen vastaustesi perusteella',
      interest: 'Tarjontamme kehittäminen',
      required: 'Ei. Osallistuminen on vapaaehtoista, eikä osallistumatta jättämisestä ole haittaa.',
    },
    accounting: {
      name: 'Laskutus ja kirjanpito',
      purpose: 'Laskujen laatiminen, kirjanpito ja verojen maksaminen lain edellyttämällä tavalla',
      interest: 'Asianmukainen kirjanpito',
      required: 'Kyllä: laissa säädetään, mitä laskussa on oltava.',
    },
    legalClaims: {
      name: 'Oikeusvaateet',
      purpose: 'Oikeusvaateiden laatiminen, esittäminen tai puolustaminen',
      interest: 'Oikeuksiemme toteuttaminen ja meihin kohdistuvien vaatimusten torjuminen',
      required: 'Vain, jos laissa niin säädetään.',
    },
    other: {
      interest: 'Edellä mainitun tarkoituksen saavuttaminen',
      requiredYes: 'Kyllä. Ilman tietoja se, mitä tässä kuvataan, ei ole mahdollista.',
      requiredNo: 'Ei. Voit jättää tiedot antamatta.',
    },
  },
};
