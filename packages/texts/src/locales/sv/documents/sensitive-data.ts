import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Känsliga uppgifter',
  intro:
    'En del av de uppgifter som vi behandlar är särskilt skyddade (artiklarna 9 och 10 i GDPR och motsvarande bestämmelser i andra lagar):',
  introPlain: 'En del av de uppgifter som vi behandlar är särskilt skyddade:',
  kinds: {
    health: 'uppgifter om hälsa',
    sexLife: 'uppgifter om sexualliv eller sexuell läggning',
    ethnicOrigin: 'ras eller etniskt ursprung',
    politicalOpinions: 'politiska åsikter',
    beliefs: 'religiös eller filosofisk övertygelse',
    tradeUnion: 'medlemskap i fackförening',
    genetic: 'genetiska uppgifter',
    biometric: 'biometriska uppgifter som identifierar en person',
    criminal: 'fällande domar i brottmål och lagöverträdelser',
    preciseLocation: 'exakt plats',
    immigrationStatus: 'medborgarskap eller migrationsstatus',
    accountAccess: 'konto- eller kortnummer tillsammans med åtkomstkoder',
    messageContents: 'innehållet i meddelanden som inte är riktade till oss',
    knownChild: 'uppgifter om en person som vi vet är ett barn',
  },
  conditions: {
    explicitConsent: 'Uttryckligt samtycke (artikel 9.2 a i GDPR)',
    employment: 'Arbetsrätt och lagstiftning om social trygghet (artikel 9.2 b i GDPR)',
    vitalInterests: 'Grundläggande intressen för en person som inte kan ge sitt samtycke (artikel 9.2 c i GDPR)',
    association: 'Verksamhet som ett organ utan vinstsyfte bedriver för sina medlemmar (artikel 9.2 d i GDPR)',
    madePublic: 'Uppgifter som personen på ett tydligt sätt har offentliggjort (artikel 9.2 e i GDPR)',
    legalClaims: 'Rättsliga anspråk (artikel 9.2 f i GDPR)',
    publicInterest: 'Viktigt allmänt intresse som fastställts i lag (artikel 9.2 g i GDPR)',
    healthCare: 'Hälso- och sjukvård (artikel 9.2 h i GDPR)',
    publicHealth: 'Folkhälsa (artikel 9.2 i i GDPR)',
    research: 'Arkiv-, forsknings- eller statistikändamål som fastställts i lag (artikel 9.2 j i GDPR)',
  },
  data: 'Uppgifter',
  where: 'Behandlas för',
  condition: 'Villkor',
};
