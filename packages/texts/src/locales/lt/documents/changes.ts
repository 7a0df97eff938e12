import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Šios politikos pakeitimai',
  text: 'Pasikeitus duomenų tvarkymui, keičiama ir ši politika. Kiekvienoje versijoje nurodyta jos data, o ankstesnes versijas galima atverti puslapyje, kuriame ši politika paskelbta.',
  purpose:
    'Prieš naudodami Jūsų duomenis kitu tikslu nei tas, kuriuo jie buvo surinkti, Jus apie tai informuosime (BDAR 13 straipsnio 3 dalis).',
  plain: 'Prieš naudodami Jūsų duomenis iš esmės kitu tikslu, Jus apie tai informuosime.',
};
