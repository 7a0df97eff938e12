import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Oprávnění aplikace',
  intro:
    'Aplikace může žádat o přístup ke zde uvedeným součástem vašeho zařízení. O každý přístup žádá operační systém; můžete jej odmítnout a kdykoli odvolat v nastavení svého zařízení. Funkce, které přístup potřebují, pak nejsou dostupné.',
  caption: 'Oprávnění a co umožňují',
  permission: 'Oprávnění',
  allows: 'Co umožňuje',
  kinds: {
    approximateLocation: { name: 'Přibližná poloha', allows: 'Zjištění, kde se zařízení přibližně nachází' },
    backgroundLocation: {
      name: 'Poloha na pozadí',
      allows: 'Zjištění, kde se zařízení nachází, když se aplikace nepoužívá',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Vyhledávání zařízení v okolí a připojení k nim' },
    calendar: { name: 'Kalendář', allows: 'Čtení, přidávání a změna záznamů v kalendáři' },
    camera: { name: 'Fotoaparát', allows: 'Pořizování snímků a videí' },
    contacts: { name: 'Kontakty', allows: 'Čtení a změna adresáře' },
    health: { name: 'Údaje o zdravotním stavu', allows: 'Čtení a přidávání údajů o zdravotním stavu a kondici' },
    localNetwork: { name: 'Místní síť', allows: 'Vyhledávání zařízení v téže síti a připojení k nim' },
    microphone: { name: 'Mikrofon', allows: 'Záznam zvuku' },
    motion: { name: 'Pohyb a kondice', allows: 'Čtení pohybových senzorů' },
    notifications: { name: 'Oznámení', allows: 'Zobrazování oznámení na zařízení' },
    phone: { name: 'Telefon', allows: 'Uskutečňování hovorů a čtení stavu telefonu' },
    photos: { name: 'Fotografie a média', allows: 'Čtení a přidávání obrázků a videí' },
    preciseLocation: { name: 'Přesná poloha', allows: 'Zjištění, kde přesně se zařízení nachází' },
    reminders: { name: 'Připomínky', allows: 'Čtení, přidávání a změna připomínek' },
    sms: { name: 'Zprávy SMS', allows: 'Čtení a odesílání zpráv SMS' },
    storage: { name: 'Úložiště', allows: 'Čtení a ukládání souborů' },
    tracking: {
      name: 'Sledování',
      allows:
        'Použití reklamního identifikátoru zařízení ke sledování činnosti v aplikacích a na webech jiných společností',
    },
  },
};
