import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Hozzájárulás (GDPR 6. cikk (1) bekezdés a) pont)',
    contract:
      'Az Önnel kötött szerződés teljesítése vagy a szerződéskötést megelőzően az Ön kérésére megtett lépések (GDPR 6. cikk (1) bekezdés b) pont)',
    legalObligation: 'Jogi kötelezettség teljesítése (GDPR 6. cikk (1) bekezdés c) pont)',
    vitalInterests: 'Létfontosságú érdekek védelme (GDPR 6. cikk (1) bekezdés d) pont)',
    publicTask: 'Közérdekű feladat végrehajtása (GDPR 6. cikk (1) bekezdés e) pont)',
    legitimateInterests: 'Jogos érdekek (GDPR 6. cikk (1) bekezdés f) pont)',
  },
  short: {
    consent: 'Hozzájárulás',
    contract: 'Szerződés',
    legalObligation: 'Jogi kötelezettség',
    vitalInterests: 'Létfontosságú érdekek',
    publicTask: 'Közérdekű feladat',
    legitimateInterests: 'Jogos érdekek',
  },
  interests: {
    delivery: 'A tartalom gyors és megbízható továbbítása',
    security: 'Védelem a támadások, a kéretlen üzenetek és a visszaélések ellen',
    fraud: 'A csalások és az általuk okozott károk megelőzése',
    errors: 'A hibák felderítése és kijavítása',
    answering: 'A megkeresések megválaszolása és a felhasználók segítése',
    convenience: 'Kényelmes használat',
    accessibility: 'Használhatóság a lehető legtöbb ember számára',
    customers: 'Kapcsolattartás az ügyfelekkel és az érdeklődőkkel',
    statistics: 'Annak ismerete, hogy mit és hogyan használnak, a kínálat javítása érdekében',
    content: 'A tartalom és kínálatunk vonzó megjelenítése',
    advertising: 'Ajánlataink megismertetése és eredményességének követése',
    recruiting: 'Megfelelő munkatársak megtalálása',
    proof: 'A meghozott választások igazolhatósága',
    operations: 'Szervezetünk hatékony működtetése',
  },
};
