import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Sovelluksen käyttöoikeudet',
  intro:
    'Sovellus voi pyytää pääsyä tässä lueteltuihin laitteesi osiin. Käyttöjärjestelmä pyytää luvan jokaista käyttöoikeutta varten; voit kieltää sen ja peruuttaa sen milloin tahansa laitteesi asetuksissa. Käyttöoikeutta tarvitsevat toiminnot eivät silloin ole käytettävissä.',
  caption: 'Käyttöoikeudet ja mitä ne mahdollistavat',
  permission: 'Käyttöoikeus',
  allows: 'Mitä se mahdollistaa',
  kinds: {
    approximateLocation: { name: 'Likimääräinen sijainti', allows: 'Laitteen likimääräisen sijainnin lukeminen' },
    backgroundLocation: {
      name: 'Sijainti taustalla',
      allows: 'Laitteen sijainnin lukeminen silloin, kun sovellus ei ole käytössä',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Lähellä olevien laitteiden löytäminen ja yhteyden muodostaminen niihin' },
    calendar: { name: 'Kalenteri', allows: 'Kalenterimerkintöjen lukeminen, lisääminen ja muuttaminen' },
    camera: { name: 'Kamera', allows: 'Kuvien ja videoiden ottaminen' },
    contacts: { name: 'Yhteystiedot', allows: 'Osoitekirjan lukeminen ja muuttaminen' },
    health: { name: 'Terveystiedot', allows: 'Terveys- ja kuntotietojen lukeminen ja lisääminen' },
    localNetwork: {
      name: 'Lähiverkko',
      allows: 'Samassa verkossa olevien laitteiden löytäminen ja yhteyden muodostaminen niihin',
    },
    microphone: { name: 'Mikrofoni', allows: 'Äänen tallentaminen' },
    motion: { name: 'Liike ja kunto', allows: 'Liiketunnistimien lukeminen' },
    notifications: { name: 'Ilmoitukset', allows: 'Ilmoitusten näyttäminen laitteella' },
    phone: { name: 'Puhelin', allows: 'Puheluiden soittaminen ja puhelimen tilan lukeminen' },
    photos: { name: 'Kuvat ja media', allows: 'Kuvien ja videoiden lukeminen ja lisääminen' },
    preciseLocation: { name: 'Tarkka sijainti', allows: 'Laitteen tarkan sijainnin lukeminen' },
    reminders: { name: 'Muistutukset', allows: 'Muistutusten lukeminen, lisääminen ja muuttaminen' },
    sms: { name: 'Tekstiviestit', allows: 'Tekstiviestien lukeminen ja lähettäminen' },
    storage: { name: 'Tallennustila', allows: 'Tiedostojen lukeminen ja tallentaminen' },
    tracking: {
      name: 'Seuranta',
      allows:
        'Laitteen mainostunnisteen käyttäminen toiminnan seuraamiseen muiden yritysten sovelluksissa ja sivustoilla',
    },
  },
};
