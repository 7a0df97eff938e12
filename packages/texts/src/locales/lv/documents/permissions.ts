import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Lietotnes atļaujas',
  intro:
    'Lietotne var lūgt piekļuvi šeit uzskaitītajām Jūsu ierīces daļām. Katru piekļuvi pieprasa operētājsistēma; Jūs varat to atteikt un jebkurā laikā atsaukt ierīces iestatījumos. Funkcijas, kurām tā vajadzīga, tad nav pieejamas.',
  caption: 'Atļaujas un tas, ko tās ļauj',
  permission: 'Atļauja',
  allows: 'Ko tā ļauj',
  kinds: {
    approximateLocation: { name: 'Aptuvenā atrašanās vieta', allows: 'Nolasīt, kur aptuveni atrodas ierīce' },
    backgroundLocation: {
      name: 'Atrašanās vieta fonā',
      allows: 'Nolasīt, kur atrodas ierīce, kad lietotne netiek izmantota',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Atrast tuvumā esošas ierīces un izveidot savienojumu ar tām' },
    calendar: { name: 'Kalendārs', allows: 'Lasīt, pievienot un mainīt kalendāra ierakstus' },
    camera: { name: 'Kamera', allows: 'Uzņemt attēlus un video' },
    contacts: { name: 'Kontaktpersonas', allows: 'Lasīt un mainīt adrešu grāmatu' },
    health: { name: 'Veselības dati', allows: 'Lasīt un pievienot veselības un fiziskās sagatavotības datus' },
    localNetwork: {
      name: 'Lokālais tīkls',
      allows: 'Atrast ierīces tajā pašā tīklā un izveidot savienojumu ar tām',
    },
    microphone: { name: 'Mikrofons', allows: 'Ierakstīt skaņu' },
    motion: { name: 'Kustība un fiziskā aktivitāte', allows: 'Nolasīt kustību sensorus' },
    notifications: { name: 'Paziņojumi', allows: 'Rādīt paziņojumus ierīcē' },
    phone: { name: 'Tālrunis', allows: 'Veikt zvanus un nolasīt tālruņa stāvokli' },
    photos: { name: 'Fotoattēli un multivide', allows: 'Lasīt un pievienot attēlus un video' },
    preciseLocation: { name: 'Precīza atrašanās vieta', allows: 'Nolasīt, kur tieši atrodas ierīce' },
    reminders: { name: 'Atgādinājumi', allows: 'Lasīt, pievienot un mainīt atgādinājumus' },
    sms: { name: 'Īsziņas', allows: 'Lasīt un sūtīt īsziņas' },
    storage: { name: 'Krātuve', allows: 'Lasīt un saglabāt datnes' },
    tracking: {
      name: 'Izsekošana',
      allows: 'Izmantot ierīces reklāmas identifikatoru, lai sekotu darbībām citu uzņēmumu lietotnēs un vietnēs',
    },
  },
};
