import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Programėlės leidimai',
  intro:
    'Programėlė gali prašyti prieigos prie čia išvardytų Jūsų įrenginio dalių. Kiekvienos prieigos prašo operacinė sistema; galite jos nesuteikti arba bet kada ją atšaukti įrenginio nustatymuose. Tada funkcijos, kurioms jos reikia, neveikia.',
  caption: 'Leidimai ir tai, ką jie leidžia',
  permission: 'Leidimas',
  allows: 'Ką leidžia',
  kinds: {
    approximateLocation: { name: 'Apytikslė vieta', allows: 'Nustatyti, kur maždaug yra įrenginys' },
    backgroundLocation: {
      name: 'Vieta veikiant fone',
      allows: 'Nustatyti, kur yra įrenginys, kai programėle nesinaudojama',
    },
    bluetooth: { name: '„Bluetooth“', allows: 'Rasti netoliese esančius įrenginius ir prie jų prisijungti' },
    calendar: { name: 'Kalendorius', allows: 'Skaityti, pridėti ir keisti kalendoriaus įrašus' },
    camera: { name: 'Kamera', allows: 'Fotografuoti ir filmuoti' },
    contacts: { name: 'Kontaktai', allows: 'Skaityti ir keisti adresų knygą' },
    health: { name: 'Sveikatos duomenys', allows: 'Skaityti ir pridėti sveikatos ir fizinio aktyvumo duomenis' },
    localNetwork: { name: 'Vietinis tinklas', allows: 'Rasti įrenginius tame pačiame tinkle ir prie jų prisijungti' },
    microphone: { name: 'Mikrofonas', allows: 'Įrašyti garsą' },
    motion: { name: 'Judėjimas ir fizinis aktyvumas', allows: 'Skaityti judesio jutiklių duomenis' },
    notifications: { name: 'Pranešimai', allows: 'Rodyti pranešimus įrenginyje' },
    phone: { name: 'Telefonas', allows: 'Skambinti ir skaityti telefono būseną' },
    photos: { name: 'Nuotraukos ir medija', allows: 'Skaityti ir pridėti nuotraukas ir vaizdo įrašus' },
    preciseLocation: { name: 'Tiksli vieta', allows: 'Nustatyti, kur tiksliai yra įrenginys' },
    reminders: { name: 'Priminimai', allows: 'Skaityti, pridėti ir keisti priminimus' },
    sms: { name: 'Trumposios žinutės (SMS)', allows: 'Skaityti ir siųsti trumpąsias žinutes' },
    storage: { name: 'Saugykla', allows: 'Skaityti ir išsaugoti failus' },
    tracking: {
      name: 'Sekimas',
      allows: 'Naudoti įrenginio reklamos identifikatorių veiklai kitų bendrovių programėlėse ir svetainėse stebėti',
    },
  },
};
