import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Érzékeny adatok',
  intro:
    'Az általunk kezelt adatok egy része különleges védelem alatt áll (GDPR 9. és 10. cikk, valamint más jogszabályok megfelelő rendelkezései):',
  introPlain: 'Az általunk kezelt adatok egy része különleges védelem alatt áll:',
  kinds: {
    health: 'egészségügyi adatok',
    sexLife: 'szexuális életre vagy szexuális irányultságra vonatkozó adatok',
    ethnicOrigin: 'faji vagy etnikai származás',
    politicalOpinions: 'politikai vélemények',
    beliefs: 'vallási vagy világnézeti meggyőződés',
    tradeUnion: 'szakszervezeti tagság',
    genetic: 'genetikai adatok',
    biometric: 'személyt azonosító biometrikus adatok',
    criminal: 'büntetőítéletek és bűncselekmények',
    preciseLocation: 'pontos hely',
    immigrationStatus: 'állampolgárság vagy bevándorlási jogállás',
    accountAccess: 'számla- vagy kártyaszámok a hozzáférési kódokkal együtt',
    messageContents: 'nem nekünk címzett üzenetek tartalma',
    knownChild: 'ismerten gyermek személyek adatai',
  },
  conditions: {
    explicitConsent: 'Kifejezett hozzájárulás (GDPR 9. cikk (2) bekezdés a) pont)',
    employment: 'Munkajog és szociális biztonság (GDPR 9. cikk (2) bekezdés b) pont)',
    vitalInterests:
      'Hozzájárulását megadni nem képes személy létfontosságú érdekei (GDPR 9. cikk (2) bekezdés c) pont)',
    association: 'Nonprofit szervezet tevékenysége tagjai érdekében (GDPR 9. cikk (2) bekezdés d) pont)',
    madePublic: 'Az érintett által kifejezetten nyilvánosságra hozott adatok (GDPR 9. cikk (2) bekezdés e) pont)',
    legalClaims: 'Jogi igények (GDPR 9. cikk (2) bekezdés f) pont)',
    publicInterest: 'Jogszabályban meghatározott jelentős közérdek (GDPR 9. cikk (2) bekezdés g) pont)',
    healthCare: 'Egészségügyi ellátás (GDPR 9. cikk (2) bekezdés h) pont)',
    publicHealth: 'Népegészségügy (GDPR 9. cikk (2) bekezdés i) pont)',
    research: 'Jogszabályban meghatározott archiválás, kutatás vagy statisztika (GDPR 9. cikk (2) bekezdés j) pont)',
  },
  data: 'Adatok',
  where: 'Milyen célból kezeljük',
  condition: 'Feltétel',
};
