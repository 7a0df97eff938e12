import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Spremembe te politike zasebnosti',
  text: 'Ko se spremeni obdelava, se spremeni tudi ta politika zasebnosti. Vsaka različica nosi svoj datum, prejšnje različice pa so dostopne na strani, na kateri je politika zasebnosti objavljena.',
  purpose:
    'Preden vaše podatke uporabimo za namen, ki ni namen, za katerega so bili zbrani, vas o tem obvestimo (člen 13(3) GDPR).',
  plain: 'Preden vaše podatke uporabimo za bistveno drugačen namen, vas o tem obvestimo.',
};
