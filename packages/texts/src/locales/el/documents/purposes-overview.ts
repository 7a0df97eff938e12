import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: 'Επισκόπηση των σκοπών',
  intro:
    'Ο πίνακας αναφέρει κάθε σκοπό για τον οποίο υποβάλλονται σε επεξεργασία δεδομένα προσωπικού χαρακτήρα και ποιος λαμβάνει δεδομένα για αυτόν.',
  introBasis:
    'Ο πίνακας αναφέρει κάθε σκοπό για τον οποίο υποβάλλονται σε επεξεργασία δεδομένα προσωπικού χαρακτήρα, τη νομική βάση και ποιος λαμβάνει δεδομένα για αυτόν.',
  caption: 'Σκοποί, νομικές βάσεις και αποδέκτες',
  captionWithoutBasis: 'Σκοποί και αποδέκτες',
  purpose: 'Σκοπός ή περίπτωση',
  basis: 'Νομική βάση',
  recipients: 'Αποδέκτες',
  generalOnly: 'Μόνο γενικοί αποδέκτες',
};
