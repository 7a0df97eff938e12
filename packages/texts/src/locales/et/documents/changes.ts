import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Privaatsuspoliitika muutmine',
  text: 'Kui töötlemine muutub, muutub ka see privaatsuspoliitika. Igal versioonil on kuupäev ning varasemad versioonid on kättesaadavad lehel, kus privaatsuspoliitika on avaldatud.',
  purpose:
    'Enne kui kasutame teie andmeid muul eesmärgil kui see, milleks need koguti, teavitame teid sellest (IKÜM art 13 lg 3).',
  plain: 'Enne kui kasutame teie andmeid oluliselt erineval eesmärgil, teavitame teid sellest.',
};
