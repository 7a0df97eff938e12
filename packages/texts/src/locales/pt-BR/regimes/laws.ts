import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018 (LGPD), porque estamos estabelecidos no Brasil',
  lgpdAddressed:
    'Lei Geral de Proteção de Dados Pessoais, Lei nº 13.709/2018 (LGPD), na medida em que oferecemos %{site} a pessoas que se encontram no Brasil ou tratamos dados de pessoas que ali se encontram (art. 3º da LGPD)',
  pipedaEstablished:
    'lei federal canadense sobre informações pessoais e documentos eletrônicos (Personal Information Protection and Electronic Documents Act, PIPEDA) ou lei provincial que a substitua, porque estamos estabelecidos no Canadá',
  pipedaAddressed:
    'lei federal canadense sobre informações pessoais e documentos eletrônicos (Personal Information Protection and Electronic Documents Act, PIPEDA), na medida em que o nosso tratamento tenha vínculo real e substancial com o Canadá',
  quebecEstablished:
    'lei do Quebec sobre a proteção de informações pessoais no setor privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), porque estamos estabelecidos no Canadá e na medida em que coletamos, mantemos ou usamos informações pessoais no Quebec',
  quebecAddressed:
    'lei do Quebec sobre a proteção de informações pessoais no setor privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), na medida em que ali exploramos uma empresa',
  australiaEstablished:
    'lei australiana de privacidade (Privacy Act 1988), porque estamos estabelecidos na Austrália e na medida em que a lei vincula uma organização do nosso porte',
  australiaAddressed:
    'lei australiana de privacidade (Privacy Act 1988), na medida em que exercemos atividade empresarial na Austrália e a lei nos vincula',
  popiaEstablished:
    'lei sul-africana de proteção de informações pessoais (Protection of Personal Information Act, Lei nº 4 de 2013, POPIA), porque estamos estabelecidos na África do Sul',
  popiaAddressed:
    'lei sul-africana de proteção de informações pessoais (Protection of Personal Information Act, Lei nº 4 de 2013, POPIA), na medida em que usamos meios situados na África do Sul (seção 3 da POPIA)',
  appiEstablished:
    'lei japonesa de proteção de informações pessoais (Act on the Protection of Personal Information, Lei nº 57 de 2003, APPI), porque estamos estabelecidos no Japão',
  appiAddressed:
    'lei japonesa de proteção de informações pessoais (Act on the Protection of Personal Information, Lei nº 57 de 2003, APPI), na medida em que tratamos dados de pessoas no Japão para oferecer a elas %{site} (art. 171 da APPI)',
  dpdpEstablished:
    'lei indiana de proteção de dados pessoais digitais (Digital Personal Data Protection Act, Lei nº 22 de 2023), porque estamos estabelecidos na Índia',
  dpdpAddressed:
    'lei indiana de proteção de dados pessoais digitais (Digital Personal Data Protection Act, Lei nº 22 de 2023), na medida em que oferecemos %{site} a pessoas na Índia (seção 3(b))',
  coppa:
    'norma norte-americana de proteção da privacidade on-line das crianças (Children’s Online Privacy Protection Rule, 16 CFR Part 312), porque %{site} se destina também a crianças',
};
