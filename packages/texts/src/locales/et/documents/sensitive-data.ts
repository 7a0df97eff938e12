import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Tundlikud andmed',
  intro: 'Osa meie töödeldavaid andmeid on erilise kaitse all (IKÜM art 9 ja 10 ning muude seaduste vastavad sätted):',
  introPlain: 'Osa meie töödeldavaid andmeid on erilise kaitse all:',
  kinds: {
    health: 'terviseandmed',
    sexLife: 'andmed seksuaalelu või seksuaalse sättumuse kohta',
    ethnicOrigin: 'rassiline või etniline päritolu',
    politicalOpinions: 'poliitilised vaated',
    beliefs: 'usulised või filosoofilised veendumused',
    tradeUnion: 'ametiühingusse kuulumine',
    genetic: 'geneetilised andmed',
    biometric: 'isikut tuvastavad biomeetrilised andmed',
    criminal: 'süüteoasjades süüdimõistvad kohtuotsused ja süüteod',
    preciseLocation: 'täpne asukoht',
    immigrationStatus: 'kodakondsus või sisserändestaatus',
    accountAccess: 'konto- või kaardinumbrid koos juurdepääsukoodidega',
    messageContents: 'sõnumite sisu, mis ei ole meile adresseeritud',
    knownChild: 'andmed isiku kohta, kelle puhul on teada, et ta on laps',
  },
  conditions: {
    explicitConsent: 'Selgesõnaline nõusolek (IKÜM art 9 lg 2 p a)',
    employment: 'Tööõigus ja sotsiaalkindlustusõigus (IKÜM art 9 lg 2 p b)',
    vitalInterests: 'Nõusolekut andma võimetu isiku elulised huvid (IKÜM art 9 lg 2 p c)',
    association: 'Mittetulunduslik tegevus oma liikmete heaks (IKÜM art 9 lg 2 p d)',
    madePublic: 'Andmed, mille isik on ilmselgelt ise avalikustanud (IKÜM art 9 lg 2 p e)',
    legalClaims: 'Õigusnõuded (IKÜM art 9 lg 2 p f)',
    publicInterest: 'Seaduses sätestatud oluline avalik huvi (IKÜM art 9 lg 2 p g)',
    healthCare: 'Tervishoid (IKÜM art 9 lg 2 p h)',
    publicHealth: 'Rahvatervis (IKÜM art 9 lg 2 p i)',
    research: 'Seaduses sätestatud arhiveerimine, teadusuuringud või statistika (IKÜM art 9 lg 2 p j)',
  },
  data: 'Andmed',
  where: 'Juht või teenus',
  condition: 'Tingimus',
};
