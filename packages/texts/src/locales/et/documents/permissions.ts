import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Rakenduse load',
  intro:
    'Rakendus võib küsida juurdepääsu siin loetletud seadme osadele. Iga juurdepääsu kohta küsib teilt operatsioonisüsteem; võite sellest keelduda ja selle igal ajal seadme seadetes tagasi võtta. Funktsioonid, mis seda vajavad, ei ole siis kättesaadavad.',
  caption: 'Load ja mida need võimaldavad',
  permission: 'Luba',
  allows: 'Mida see võimaldab',
  kinds: {
    approximateLocation: { name: 'Ligikaudne asukoht', allows: 'Seadme ligikaudse asukoha lugemine' },
    backgroundLocation: { name: 'Asukoht taustal', allows: 'Seadme asukoha lugemine ajal, mil rakendust ei kasutata' },
    bluetooth: { name: 'Bluetooth', allows: 'Läheduses olevate seadmete leidmine ja nendega ühendumine' },
    calendar: { name: 'Kalender', allows: 'Kalendrikirjete lugemine, lisamine ja muutmine' },
    camera: { name: 'Kaamera', allows: 'Fotode ja videote tegemine' },
    contacts: { name: 'Kontaktid', allows: 'Aadressiraamatu lugemine ja muutmine' },
    health: { name: 'Terviseandmed', allows: 'Tervise- ja treeninguandmete lugemine ja lisamine' },
    localNetwork: { name: 'Kohtvõrk', allows: 'Samas võrgus olevate seadmete leidmine ja nendega ühendumine' },
    microphone: { name: 'Mikrofon', allows: 'Heli salvestamine' },
    motion: { name: 'Liikumine ja treening', allows: 'Liikumisandurite lugemine' },
    notifications: { name: 'Teavitused', allows: 'Teavituste kuvamine seadmes' },
    phone: { name: 'Telefon', allows: 'Helistamine ja telefoni oleku lugemine' },
    photos: { name: 'Fotod ja meedia', allows: 'Piltide ja videote lugemine ja lisamine' },
    preciseLocation: { name: 'Täpne asukoht', allows: 'Seadme täpse asukoha lugemine' },
    reminders: { name: 'Meeldetuletused', allows: 'Meeldetuletuste lugemine, lisamine ja muutmine' },
    sms: { name: 'Tekstsõnumid', allows: 'Tekstsõnumite lugemine ja saatmine' },
    storage: { name: 'Salvestusruum', allows: 'Failide lugemine ja salvestamine' },
    tracking: {
      name: 'Jälgimine',
      allows:
        'Seadme reklaamiidentifikaatori kasutamine tegevuse jälgimiseks teiste ettevõtete rakendustes ja veebisaitidel',
    },
  },
};
