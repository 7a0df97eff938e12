import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'Kas saņem Jūsu datus',
  intro: 'Tabulā ir norādīts katrs uzņēmums, kas saņem personas datus ar mūsu izmantoto pakalpojumu starpniecību.',
  caption: 'Saņēmēji',
  recipient: 'Saņēmējs',
  country: 'Valsts',
  services: 'Pakalpojums',
  general: 'Vispārīgie saņēmēji',
  generalTechnical:
    'Personas datus saņem to sistēmu nodrošinātāji, kurās tiek uzturēta „%{site}”, mūsu e-pasts un mūsu datnes, ciktāl šīs sistēmas neuzturam paši.',
  generalLaw:
    'Tos saņem arī tiesas, iestādes un juridiskie vai nodokļu konsultanti, ja tiesību akti mums uzliek pienākumu tiem izpaust datus vai ja tas ir nepieciešams, lai celtu, īstenotu vai aizstāvētu likumīgas prasības.',
};
