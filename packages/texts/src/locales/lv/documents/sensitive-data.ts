import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Sensitīvi dati',
  intro:
    'Daži mūsu apstrādātie dati ir īpaši aizsargāti (VDAR 9. un 10. pants un citu tiesību aktu attiecīgie noteikumi):',
  introPlain: 'Daži mūsu apstrādātie dati ir īpaši aizsargāti:',
  kinds: {
    health: 'veselības dati',
    sexLife: 'dati par dzimumdzīvi vai seksuālo orientāciju',
    ethnicOrigin: 'rases vai etniskā piederība',
    politicalOpinions: 'politiskie uzskati',
    beliefs: 'reliģiskā vai filozofiskā pārliecība',
    tradeUnion: 'dalība arodbiedrībās',
    genetic: 'ģenētiskie dati',
    biometric: 'biometriskie dati, pēc kuriem var identificēt personu',
    criminal: 'sodāmība un pārkāpumi',
    preciseLocation: 'precīza atrašanās vieta',
    immigrationStatus: 'pilsonība vai imigrācijas statuss',
    accountAccess: 'kontu vai karšu numuri kopā ar piekļuves kodiem',
    messageContents: 'ne mums adresētu ziņu saturs',
    knownChild: 'tādas personas dati, par kuru ir zināms, ka tā ir bērns',
  },
  conditions: {
    explicitConsent: 'Nepārprotama piekrišana (VDAR 9. panta 2. punkta a) apakšpunkts)',
    employment: 'Darba un sociālā nodrošinājuma tiesības (VDAR 9. panta 2. punkta b) apakšpunkts)',
    vitalInterests:
      'Tādas personas vitālas intereses, kura nespēj dot piekrišanu (VDAR 9. panta 2. punkta c) apakšpunkts)',
    association: 'Bezpeļņas struktūras darbība savu locekļu labā (VDAR 9. panta 2. punkta d) apakšpunkts)',
    madePublic: 'Dati, ko persona apzināti ir publiskojusi (VDAR 9. panta 2. punkta e) apakšpunkts)',
    legalClaims: 'Likumīgas prasības (VDAR 9. panta 2. punkta f) apakšpunkts)',
    publicInterest: 'Tiesību aktos noteiktas būtiskas sabiedrības intereses (VDAR 9. panta 2. punkta g) apakšpunkts)',
    healthCare: 'Veselības aprūpe (VDAR 9. panta 2. punkta h) apakšpunkts)',
    publicHealth: 'Sabiedrības veselība (VDAR 9. panta 2. punkta i) apakšpunkts)',
    research:
      'Tiesību aktos noteikti arhivēšanas, pētniecības vai statistikas nolūki (VDAR 9. panta 2. punkta j) apakšpunkts)',
  },
  data: 'Dati',
  where: 'Apstrādes gadījums vai pakalpojums',
  condition: 'Nosacījums',
};
