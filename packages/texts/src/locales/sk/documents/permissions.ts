import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Povolenia aplikácie',
  intro:
    'Aplikácia môže žiadať o prístup k tu uvedeným súčastiam vášho zariadenia. O každý prístup žiada operačný systém; môžete ho odmietnuť a kedykoľvek odvolať v nastaveniach svojho zariadenia. Funkcie, ktoré prístup potrebujú, potom nie sú dostupné.',
  caption: 'Povolenia a čo umožňujú',
  permission: 'Povolenie',
  allows: 'Čo umožňuje',
  kinds: {
    approximateLocation: { name: 'Približná poloha', allows: 'Zistenie, kde sa zariadenie približne nachádza' },
    backgroundLocation: {
      name: 'Poloha na pozadí',
      allows: 'Zistenie, kde sa zariadenie nachádza, keď sa aplikácia nepoužíva',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Vyhľadávanie zariadení v okolí a pripojenie k nim' },
    calendar: { name: 'Kalendár', allows: 'Čítanie, pridávanie a zmena záznamov v kalendári' },
    camera: { name: 'Fotoaparát', allows: 'Vyhotovovanie snímok a videí' },
    contacts: { name: 'Kontakty', allows: 'Čítanie a zmena adresára' },
    health: { name: 'Údaje týkajúce sa zdravia', allows: 'Čítanie a pridávanie údajov o zdraví a kondícii' },
    localNetwork: { name: 'Lokálna sieť', allows: 'Vyhľadávanie zariadení v tej istej sieti a pripojenie k nim' },
    microphone: { name: 'Mikrofón', allows: 'Záznam zvuku' },
    motion: { name: 'Pohyb a kondícia', allows: 'Čítanie pohybových senzorov' },
    notifications: { name: 'Upozornenia', allows: 'Zobrazovanie upozornení na zariadení' },
    phone: { name: 'Telefón', allows: 'Uskutočňovanie hovorov a čítanie stavu telefónu' },
    photos: { name: 'Fotografie a médiá', allows: 'Čítanie a pridávanie obrázkov a videí' },
    preciseLocation: { name: 'Presná poloha', allows: 'Zistenie, kde presne sa zariadenie nachádza' },
    reminders: { name: 'Pripomienky', allows: 'Čítanie, pridávanie a zmena pripomienok' },
    sms: { name: 'Správy SMS', allows: 'Čítanie a odosielanie správ SMS' },
    storage: { name: 'Úložisko', allows: 'Čítanie a ukladanie súborov' },
    tracking: {
      name: 'Sledovanie',
      allows:
        'Použitie reklamného identifikátora zariadenia na sledovanie činnosti v aplikáciách a na webových stránkach iných spoločností',
    },
  },
};
