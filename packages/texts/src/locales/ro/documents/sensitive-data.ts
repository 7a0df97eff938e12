import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Date sensibile',
  intro:
    'Unele dintre datele pe care le prelucrăm beneficiază de o protecție specială (art. 9 și 10 din RGPD și dispozițiile corespunzătoare din alte legi):',
  introPlain: 'Unele dintre datele pe care le prelucrăm beneficiază de o protecție specială:',
  kinds: {
    health: 'date privind sănătatea',
    sexLife: 'date privind viața sexuală sau orientarea sexuală',
    ethnicOrigin: 'originea rasială sau etnică',
    politicalOpinions: 'opiniile politice',
    beliefs: 'convingerile religioase sau filozofice',
    tradeUnion: 'apartenența la sindicate',
    genetic: 'date genetice',
    biometric: 'date biometrice care identifică o persoană',
    criminal: 'condamnări penale și infracțiuni',
    preciseLocation: 'locația exactă',
    immigrationStatus: 'cetățenia sau statutul de imigrant',
    accountAccess: 'numere de cont sau de card împreună cu codurile de acces',
    messageContents: 'conținutul mesajelor care nu ne sunt adresate',
    knownChild: 'datele unei persoane despre care se știe că este copil',
  },
  conditions: {
    explicitConsent: 'Consimțământ explicit (art. 9 alin. (2) lit. (a) din RGPD)',
    employment: 'Dreptul muncii, al securității sociale și al protecției sociale (art. 9 alin. (2) lit. (b) din RGPD)',
    vitalInterests:
      'Interesele vitale ale unei persoane aflate în incapacitatea de a-și da consimțământul (art. 9 alin. (2) lit. (c) din RGPD)',
    association:
      'Activitățile unui organism fără scop lucrativ cu privire la membrii săi (art. 9 alin. (2) lit. (d) din RGPD)',
    madePublic: 'Date făcute publice în mod manifest de către persoană (art. 9 alin. (2) lit. (e) din RGPD)',
    legalClaims: 'Constatarea, exercitarea sau apărarea unui drept în instanță (art. 9 alin. (2) lit. (f) din RGPD)',
    publicInterest: 'Interes public major prevăzut de lege (art. 9 alin. (2) lit. (g) din RGPD)',
    healthCare: 'Asistență medicală (art. 9 alin. (2) lit. (h) din RGPD)',
    publicHealth: 'Sănătate publică (art. 9 alin. (2) lit. (i) din RGPD)',
    research: 'Arhivare, cercetare sau statistică prevăzute de lege (art. 9 alin. (2) lit. (j) din RGPD)',
  },
  data: 'Date',
  where: 'Prelucrate pentru',
  condition: 'Condiție',
};
