import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Ce se prelucrează, în ce scop și cine primește datele?',
    intro:
      'Acestea sunt scopurile în care sunt prelucrate date cu caracter personal și destinatarii pentru fiecare scop.',
    data: 'Datele vizate',
  },
  where: {
    heading: 'Unde ajung datele?',
    text: 'Țările prelucrării: %{countries}.',
    safeguards:
      'În afara Spațiului Economic European, datele sunt protejate de garanțiile descrise în politica completă.',
  },
  howLong: {
    heading: 'Cât timp sunt păstrate?',
    text: 'Atât timp cât impune scopul sau mai mult, dacă o prevede o lege. Politica completă indică perioada sau criteriul pentru fiecare scop.',
  },
  choices: {
    heading: 'Ce puteți decide?',
    consent: 'Vă puteți refuza sau retrage consimțământul în orice moment.',
    object:
      'Vă puteți opune oricând prelucrării în scop de marketing direct și, din motive legate de situația dumneavoastră, prelucrării întemeiate pe interese legitime.',
    rights:
      'Puteți avea acces la datele dumneavoastră, puteți obține rectificarea sau ștergerea lor, restricționarea utilizării lor și le puteți prelua pentru a le transfera în altă parte.',
    usOptOut:
      'În statele din SUA indicate în politica completă, vă puteți opune vânzării datelor dumneavoastră și publicității direcționate.',
    noRetaliation: 'Exercitarea unui drept este gratuită și nu atrage niciun dezavantaj.',
    write: 'Contactați-ne: %{contact}.',
    complain: 'Puteți depune o plângere la o autoritate pentru protecția datelor.',
  },
  more: {
    heading: 'Unde puteți citi mai mult?',
    text: '%{policy} prezintă toate acestea în detaliu. Se referă la aceeași prelucrare și poartă aceeași dată.',
    policy: 'Politica completă',
  },
};
