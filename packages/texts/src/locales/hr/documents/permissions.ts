import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Dopuštenja aplikacije',
  intro:
    'Aplikacija može zatražiti pristup ovdje navedenim dijelovima vašeg uređaja. Za svaki pristup pita vas operacijski sustav; možete ga odbiti i u svakom trenutku povući u postavkama uređaja. Funkcije kojima je taj pristup potreban tada nisu dostupne.',
  caption: 'Dopuštenja i što omogućuju',
  permission: 'Dopuštenje',
  allows: 'Što omogućuje',
  kinds: {
    approximateLocation: { name: 'Približna lokacija', allows: 'Očitavanje približne lokacije uređaja' },
    backgroundLocation: {
      name: 'Lokacija u pozadini',
      allows: 'Očitavanje lokacije uređaja dok se aplikacija ne upotrebljava',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Pronalaženje uređaja u blizini i povezivanje s njima' },
    calendar: { name: 'Kalendar', allows: 'Čitanje, dodavanje i mijenjanje unosa u kalendaru' },
    camera: { name: 'Kamera', allows: 'Snimanje fotografija i videozapisa' },
    contacts: { name: 'Kontakti', allows: 'Čitanje i mijenjanje adresara' },
    health: { name: 'Zdravstveni podaci', allows: 'Čitanje i dodavanje podataka o zdravlju i tjelesnoj aktivnosti' },
    localNetwork: { name: 'Lokalna mreža', allows: 'Pronalaženje uređaja u istoj mreži i povezivanje s njima' },
    microphone: { name: 'Mikrofon', allows: 'Snimanje zvuka' },
    motion: { name: 'Kretanje i tjelesna aktivnost', allows: 'Očitavanje senzora kretanja' },
    notifications: { name: 'Obavijesti', allows: 'Prikazivanje obavijesti na uređaju' },
    phone: { name: 'Telefon', allows: 'Upućivanje poziva i očitavanje stanja telefona' },
    photos: { name: 'Fotografije i multimedija', allows: 'Čitanje i dodavanje slika i videozapisa' },
    preciseLocation: { name: 'Precizna lokacija', allows: 'Očitavanje točne lokacije uređaja' },
    reminders: { name: 'Podsjetnici', allows: 'Čitanje, dodavanje i mijenjanje podsjetnika' },
    sms: { name: 'SMS poruke', allows: 'Čitanje i slanje SMS poruka' },
    storage: { name: 'Pohrana', allows: 'Čitanje i spremanje datoteka' },
    tracking: {
      name: 'Praćenje',
      allows:
        'Uporaba oglašivačkog identifikatora uređaja za praćenje aktivnosti u aplikacijama i na internetskim stranicama drugih društava',
    },
  },
};
