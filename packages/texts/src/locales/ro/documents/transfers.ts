import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Prelucrarea în alte țări',
  intro:
    'Datele cu caracter personal sunt prelucrate în țările enumerate aici. În afara Spațiului Economic European, datele pot fi transferate numai acolo unde sunt protejate de una dintre garanțiile prevăzute la art. 44–49 din RGPD. Tabelul o indică pentru fiecare țară.',
  introUk:
    'Datele cu caracter personal sunt prelucrate în țările enumerate aici. În afara Regatului Unit, datele pot fi transferate numai acolo unde sunt protejate de una dintre garanțiile prevăzute la art. 44–49 din UK GDPR. Tabelul o indică pentru fiecare țară.',
  introSwiss:
    'Datele cu caracter personal sunt comunicate unor destinatari din țările enumerate aici. Tabelul indică, pentru fiecare țară, ce asigură o protecție corespunzătoare (art. 16 din LPD).',
  introPlain: 'Datele cu caracter personal sunt prelucrate în următoarele țări:',
  none: 'Serviciile indicate în prezenta politică prelucrează date cu caracter personal numai în Spațiul Economic European: %{countries}.',
  caption: 'Țări, destinatari și garanții',
  country: 'Țară',
  recipients: 'Destinatari',
  safeguard: 'Garanție',
  safeguards: {
    inside: 'În interiorul Spațiului Economic European, unde se aplică RGPD',
    home: 'Fără transfer în altă țară',
    adequacyEu: 'Decizie a Comisiei Europene privind caracterul adecvat al nivelului de protecție (art. 45 din RGPD)',
    adequacyEuLimited:
      'Decizie a Comisiei Europene privind caracterul adecvat al nivelului de protecție (art. 45 din RGPD), în limitele domeniului său de aplicare',
    adequacyUk: 'Reglementările Regatului Unit privind caracterul adecvat al protecției (art. 45A din UK GDPR)',
    adequacySwiss:
      'Protecție adecvată potrivit Consiliului Federal elvețian (art. 16 alin. (1) din LPD, anexa 1 la Ordonanța privind protecția datelor)',
    frameworkEu:
      'Cadrul UE-SUA privind confidențialitatea datelor (EU-US Data Privacy Framework): Decizia (UE) 2023/1795 a Comisiei Europene privind caracterul adecvat al nivelului de protecție (art. 45 din RGPD); destinatarul este certificat',
    frameworkUk:
      'Extinderea pentru Regatul Unit a Cadrului UE-SUA privind confidențialitatea datelor (UK Extension to the EU-US Data Privacy Framework); destinatarul este certificat',
    frameworkSwiss:
      'Cadrul Elveția-SUA privind confidențialitatea datelor (Swiss-US Data Privacy Framework); destinatarul este certificat',
    clausesEu: 'Clauze contractuale standard ale Comisiei Europene (art. 46 alin. (2) lit. (c) din RGPD)',
    clausesUk:
      'International Data Transfer Agreement sau Addendum emis de Information Commissioner din Regatul Unit (art. 46 din UK GDPR)',
    clausesSwiss:
      'Clauze standard de protecție a datelor recunoscute de FDPIC, autoritatea elvețiană pentru protecția datelor (art. 16 alin. (2) lit. (d) din LPD)',
    bindingRules: 'Reguli corporatiste obligatorii (art. 46 alin. (2) lit. (b) din RGPD)',
    explicitConsent:
      'Consimțământul dumneavoastră explicit, după informarea asupra riscurilor (art. 49 alin. (1) lit. (a) din RGPD)',
    contract:
      'Transfer necesar pentru un contract cu dumneavoastră sau în interesul dumneavoastră (art. 49 alin. (1) lit. (b) sau (c) din RGPD)',
    frameworkOrClausesEu:
      'Clauze contractuale standard ale Comisiei Europene (art. 46 alin. (2) lit. (c) din RGPD) sau, în cazul în care destinatarul este certificat, Cadrul UE-SUA privind confidențialitatea datelor (EU-US Data Privacy Framework, art. 45 din RGPD)',
  },
  copy: 'Puteți obține o copie a clauzelor sau a regulilor indicate aici ori puteți afla unde sunt disponibile, contactându-ne (%{contact}).',
  usRisk:
    'În afara țărilor pentru care există o decizie privind caracterul adecvat al nivelului de protecție, nivelul de protecție a datelor impus de lege poate fi mai scăzut, iar autoritățile pot avea un acces mai larg la date. De aceea se convin garanțiile indicate aici.',
};
