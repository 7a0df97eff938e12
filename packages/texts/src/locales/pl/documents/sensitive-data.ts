import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Dane wrażliwe',
  intro:
    'Niektóre przetwarzane przez nas dane podlegają szczególnej ochronie (art. 9 i 10 RODO oraz odpowiednie przepisy innych ustaw):',
  introPlain: 'Niektóre przetwarzane przez nas dane podlegają szczególnej ochronie:',
  kinds: {
    health: 'dane dotyczące zdrowia',
    sexLife: 'dane dotyczące seksualności lub orientacji seksualnej',
    ethnicOrigin: 'pochodzenie rasowe lub etniczne',
    politicalOpinions: 'poglądy polityczne',
    beliefs: 'przekonania religijne lub światopoglądowe',
    tradeUnion: 'przynależność do związków zawodowych',
    genetic: 'dane genetyczne',
    biometric: 'dane biometryczne pozwalające zidentyfikować osobę',
    criminal: 'wyroki skazujące i czyny zabronione',
    preciseLocation: 'dokładna lokalizacja',
    immigrationStatus: 'obywatelstwo lub status imigracyjny',
    accountAccess: 'numery rachunków lub kart wraz z kodami dostępu',
    messageContents: 'treść wiadomości nieskierowanych do nas',
    knownChild: 'dane osoby, o której wiadomo, że jest dzieckiem',
  },
  conditions: {
    explicitConsent: 'Wyraźna zgoda (art. 9 ust. 2 lit. a RODO)',
    employment: 'Prawo pracy i zabezpieczenia społecznego (art. 9 ust. 2 lit. b RODO)',
    vitalInterests: 'Żywotne interesy osoby niezdolnej do wyrażenia zgody (art. 9 ust. 2 lit. c RODO)',
    association: 'Działalność podmiotu niezarobkowego na rzecz jego członków (art. 9 ust. 2 lit. d RODO)',
    madePublic: 'Dane w sposób oczywisty upublicznione przez osobę, której dotyczą (art. 9 ust. 2 lit. e RODO)',
    legalClaims: 'Roszczenia (art. 9 ust. 2 lit. f RODO)',
    publicInterest: 'Ważny interes publiczny określony w przepisach prawa (art. 9 ust. 2 lit. g RODO)',
    healthCare: 'Opieka zdrowotna (art. 9 ust. 2 lit. h RODO)',
    publicHealth: 'Zdrowie publiczne (art. 9 ust. 2 lit. i RODO)',
    research:
      'Cele archiwalne, badań naukowych lub statystyczne określone w przepisach prawa (art. 9 ust. 2 lit. j RODO)',
  },
  data: 'Dane',
  where: 'Sytuacja lub usługa',
  condition: 'Warunek',
};
