import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'brasilianisches Datenschutzgesetz (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), da wir in Brasilien niedergelassen sind',
  lgpdAddressed:
    'brasilianisches Datenschutzgesetz (Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018, LGPD), soweit wir %{site} Personen in Brasilien anbieten oder Daten von Personen verarbeiten, die sich dort befinden (Art. 3 LGPD)',
  pipedaEstablished:
    'kanadischer Personal Information Protection and Electronic Documents Act (PIPEDA) oder das an seine Stelle tretende Gesetz einer Provinz, da wir in Kanada niedergelassen sind',
  pipedaAddressed:
    'kanadischer Personal Information Protection and Electronic Documents Act (PIPEDA), soweit unsere Verarbeitung eine tatsächliche und wesentliche Verbindung zu Kanada aufweist',
  quebecEstablished:
    'Gesetz von Québec über den Schutz personenbezogener Daten im privaten Sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), da wir in Kanada niedergelassen sind und soweit wir personenbezogene Daten in Québec erheben, aufbewahren oder verwenden',
  quebecAddressed:
    'Gesetz von Québec über den Schutz personenbezogener Daten im privaten Sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), soweit wir dort ein Unternehmen betreiben',
  australiaEstablished:
    'australischer Privacy Act 1988, da wir in Australien niedergelassen sind und soweit dieses Gesetz für eine Organisation unserer Größe gilt',
  australiaAddressed:
    'australischer Privacy Act 1988, soweit wir in Australien geschäftlich tätig sind und dieses Gesetz für uns gilt',
  popiaEstablished:
    'südafrikanischer Protection of Personal Information Act, Gesetz Nr. 4 von 2013 (POPIA), da wir in Südafrika niedergelassen sind',
  popiaAddressed:
    'südafrikanischer Protection of Personal Information Act, Gesetz Nr. 4 von 2013 (POPIA), soweit wir in Südafrika befindliche Mittel einsetzen (Section 3 POPIA)',
  appiEstablished:
    'japanisches Gesetz über den Schutz personenbezogener Informationen, Gesetz Nr. 57 von 2003 (Act on the Protection of Personal Information, APPI), da wir in Japan niedergelassen sind',
  appiAddressed:
    'japanisches Gesetz über den Schutz personenbezogener Informationen, Gesetz Nr. 57 von 2003 (Act on the Protection of Personal Information, APPI), soweit wir Daten von Personen in Japan verarbeiten, um ihnen %{site} anzubieten (Art. 171 APPI)',
  dpdpEstablished:
    'indischer Digital Personal Data Protection Act, Gesetz Nr. 22 von 2023, da wir in Indien niedergelassen sind',
  dpdpAddressed:
    'indischer Digital Personal Data Protection Act, Gesetz Nr. 22 von 2023, soweit wir %{site} Personen in Indien anbieten (Section 3(b))',
  coppa:
    'US-amerikanische Children’s Online Privacy Protection Rule (16 CFR Part 312), da sich %{site} auch an Kinder richtet',
};
