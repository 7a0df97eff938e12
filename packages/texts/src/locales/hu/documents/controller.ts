import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Az adatkezelő',
  intro:
    'Az adatkezelő, vagyis az, aki meghatározza, hogy miért és hogyan történik a személyes adatok kezelése, amikor Ön felületünket (%{site}) használja, a következő: %{owner}.',
  we: 'A jelen tájékoztatóban a „mi” a következőt jelenti: %{owner}.',
  name: 'Név',
  address: 'Cím',
  country: 'Ország',
  email: 'E-mail-cím',
  phone: 'Telefon',
  vatNumber: 'Közösségi adószám',
  site: 'Webhely',
  app: 'Alkalmazás',
  jointControllers: 'Közös adatkezelők',
  jointIntro:
    'Az adatkezelés egy részéről az itt megnevezett felekkel közösen döntünk. Ön mindegyikünkkel szemben gyakorolhatja jogait (GDPR 26. cikk (3) bekezdés).',
  jointIntroPlain:
    'Az adatkezelés egy részéről az itt megnevezett felekkel közösen döntünk. Ön mindegyikünkkel szemben gyakorolhatja jogait.',
  essence: 'Megállapodásunk lényege',
  representative: 'Képviselő az Európai Unióban (GDPR 27. cikk)',
  ukRepresentative: 'Képviselő az Egyesült Királyságban (UK GDPR 27. cikk)',
  swissRepresentative: 'Képviselő Svájcban (FADP 14. cikk)',
  dpo: 'Adatvédelmi tisztviselő',
  dpoIntro: 'Az adatvédelmi tisztviselőhöz az adataival és jogaival kapcsolatos bármely kérdésben fordulhat.',
  privacyOfficer: 'A személyes adatok védelméért felelős személy (Québec)',
  officerTitle: 'Beosztás',
};
