import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Dovoljenja aplikacije',
  intro:
    'Aplikacija lahko zaprosi za dostop do tukaj navedenih delov vaše naprave. Za vsak dostop vas vpraša operacijski sistem; v nastavitvah naprave ga lahko kadar koli zavrnete ali prekličete. Funkcije, ki ga potrebujejo, potem niso na voljo.',
  caption: 'Dovoljenja in kaj omogočajo',
  permission: 'Dovoljenje',
  allows: 'Kaj omogoča',
  kinds: {
    approximateLocation: { name: 'Približna lokacija', allows: 'Branje približne lokacije naprave' },
    backgroundLocation: { name: 'Lokacija v ozadju', allows: 'Branje lokacije naprave, ko aplikacija ni v uporabi' },
    bluetooth: { name: 'Bluetooth', allows: 'Iskanje naprav v bližini in povezovanje z njimi' },
    calendar: { name: 'Koledar', allows: 'Branje, dodajanje in spreminjanje vnosov v koledarju' },
    camera: { name: 'Kamera', allows: 'Fotografiranje in snemanje videoposnetkov' },
    contacts: { name: 'Stiki', allows: 'Branje in spreminjanje imenika' },
    health: { name: 'Podatki o zdravju', allows: 'Branje in dodajanje podatkov o zdravju in telesni pripravljenosti' },
    localNetwork: { name: 'Lokalno omrežje', allows: 'Iskanje naprav v istem omrežju in povezovanje z njimi' },
    microphone: { name: 'Mikrofon', allows: 'Snemanje zvoka' },
    motion: { name: 'Gibanje in telesna dejavnost', allows: 'Branje senzorjev gibanja' },
    notifications: { name: 'Obvestila', allows: 'Prikazovanje obvestil na napravi' },
    phone: { name: 'Telefon', allows: 'Klicanje in branje stanja telefona' },
    photos: { name: 'Fotografije in predstavnosti', allows: 'Branje in dodajanje slik in videoposnetkov' },
    preciseLocation: { name: 'Natančna lokacija', allows: 'Branje natančne lokacije naprave' },
    reminders: { name: 'Opomniki', allows: 'Branje, dodajanje in spreminjanje opomnikov' },
    sms: { name: 'Sporočila SMS', allows: 'Branje in pošiljanje sporočil SMS' },
    storage: { name: 'Shramba', allows: 'Branje in shranjevanje datotek' },
    tracking: {
      name: 'Sledenje',
      allows:
        'Uporaba oglaševalskega identifikatorja naprave za sledenje dejavnosti v aplikacijah in na spletnih mestih drugih podjetij',
    },
  },
};
