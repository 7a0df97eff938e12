import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Appens behörigheter',
  intro:
    'Appen kan be om åtkomst till de delar av din enhet som anges här. Varje åtkomst begärs av operativsystemet; du kan neka den och när som helst återkalla den i enhetens inställningar. Funktioner som kräver åtkomsten är då inte tillgängliga.',
  caption: 'Behörigheter och vad de tillåter',
  permission: 'Behörighet',
  allows: 'Vad den tillåter',
  kinds: {
    approximateLocation: { name: 'Ungefärlig plats', allows: 'Läsa av ungefär var enheten befinner sig' },
    backgroundLocation: {
      name: 'Plats i bakgrunden',
      allows: 'Läsa av var enheten befinner sig när appen inte används',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Hitta enheter i närheten och ansluta till dem' },
    calendar: { name: 'Kalender', allows: 'Läsa, lägga till och ändra kalenderhändelser' },
    camera: { name: 'Kamera', allows: 'Ta bilder och spela in videor' },
    contacts: { name: 'Kontakter', allows: 'Läsa och ändra adressboken' },
    health: { name: 'Hälsouppgifter', allows: 'Läsa och lägga till hälso- och träningsuppgifter' },
    localNetwork: { name: 'Lokalt nätverk', allows: 'Hitta enheter i samma nätverk och ansluta till dem' },
    microphone: { name: 'Mikrofon', allows: 'Spela in ljud' },
    motion: { name: 'Rörelse och träning', allows: 'Läsa av rörelsesensorer' },
    notifications: { name: 'Notiser', allows: 'Visa notiser på enheten' },
    phone: { name: 'Telefon', allows: 'Ringa samtal och läsa av telefonens status' },
    photos: { name: 'Bilder och medier', allows: 'Läsa och lägga till bilder och videor' },
    preciseLocation: { name: 'Exakt plats', allows: 'Läsa av exakt var enheten befinner sig' },
    reminders: { name: 'Påminnelser', allows: 'Läsa, lägga till och ändra påminnelser' },
    sms: { name: 'Sms', allows: 'Läsa och skicka sms' },
    storage: { name: 'Lagring', allows: 'Läsa och spara filer' },
    tracking: {
      name: 'Spårning',
      allows:
        'Använda enhetens annonserings-id för att följa aktivitet i andra företags appar och på andra företags webbplatser',
    },
  },
};
