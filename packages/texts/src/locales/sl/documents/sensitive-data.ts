import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Občutljivi podatki',
  intro:
    'Nekateri podatki, ki jih obdelujemo, so posebej varovani (člena 9 in 10 GDPR ter ustrezne določbe drugih zakonov):',
  introPlain: 'Nekateri podatki, ki jih obdelujemo, so posebej varovani:',
  kinds: {
    health: 'podatki o zdravju',
    sexLife: 'podatki o spolnem življenju ali spolni usmerjenosti',
    ethnicOrigin: 'rasno ali etnično poreklo',
    politicalOpinions: 'politično mnenje',
    beliefs: 'versko ali filozofsko prepričanje',
    tradeUnion: 'članstvo v sindikatu',
    genetic: 'genetski podatki',
    biometric: 'biometrični podatki, ki omogočajo identifikacijo osebe',
    criminal: 'kazenske obsodbe in prekrški',
    preciseLocation: 'natančna lokacija',
    immigrationStatus: 'državljanstvo ali status priseljenca',
    accountAccess: 'številke računov ali kartic skupaj z dostopnimi kodami',
    messageContents: 'vsebina sporočil, ki niso naslovljena na nas',
    knownChild: 'podatki osebe, za katero je znano, da je otrok',
  },
  conditions: {
    explicitConsent: 'Izrecna privolitev (člen 9(2)(a) GDPR)',
    employment: 'Delovno pravo in pravo socialne varnosti (člen 9(2)(b) GDPR)',
    vitalInterests: 'Življenjski interesi osebe, ki ni sposobna dati privolitve (člen 9(2)(c) GDPR)',
    association: 'Dejavnosti nepridobitnega telesa za njegove člane (člen 9(2)(d) GDPR)',
    madePublic: 'Podatki, ki jih je oseba sama očitno objavila (člen 9(2)(e) GDPR)',
    legalClaims: 'Pravni zahtevki (člen 9(2)(f) GDPR)',
    publicInterest: 'Bistven javni interes, določen z zakonom (člen 9(2)(g) GDPR)',
    healthCare: 'Zdravstveno varstvo (člen 9(2)(h) GDPR)',
    publicHealth: 'Javno zdravje (člen 9(2)(i) GDPR)',
    research: 'Arhiviranje, raziskovanje ali statistika, določeni z zakonom (člen 9(2)(j) GDPR)',
  },
  data: 'Podatki',
  where: 'Primer ali storitev',
  condition: 'Pogoj',
};
