import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'a Lei Geral de Proteção de Dados Pessoais brasileira, Lei n.º 13.709/2018 (LGPD), porque estamos estabelecidos no Brasil',
  lgpdAddressed:
    'a Lei Geral de Proteção de Dados Pessoais brasileira, Lei n.º 13.709/2018 (LGPD), na medida em que oferecemos %{site} a pessoas que se encontram no Brasil ou tratamos dados de pessoas que aí se encontram (artigo 3.º da LGPD)',
  pipedaEstablished:
    'a lei federal canadiana sobre a proteção das informações pessoais e os documentos eletrónicos, Personal Information Protection and Electronic Documents Act (PIPEDA), ou a lei provincial que se aplica em seu lugar, porque estamos estabelecidos no Canadá',
  pipedaAddressed:
    'a lei federal canadiana sobre a proteção das informações pessoais e os documentos eletrónicos, Personal Information Protection and Electronic Documents Act (PIPEDA), na medida em que o nosso tratamento tenha uma ligação real e substancial com o Canadá',
  quebecEstablished:
    'a lei do Quebeque sobre a proteção das informações pessoais no setor privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), porque estamos estabelecidos no Canadá e na medida em que recolhemos, detemos ou utilizamos informações pessoais no Quebeque',
  quebecAddressed:
    'a lei do Quebeque sobre a proteção das informações pessoais no setor privado (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), na medida em que aí exploramos uma empresa',
  australiaEstablished:
    'a lei australiana da privacidade, Privacy Act 1988, porque estamos estabelecidos na Austrália e na medida em que a lei vincula uma organização da nossa dimensão',
  australiaAddressed:
    'a lei australiana da privacidade, Privacy Act 1988, na medida em que exercemos uma atividade na Austrália e a lei nos vincula',
  popiaEstablished:
    'a lei sul-africana sobre a proteção das informações pessoais, Protection of Personal Information Act, Lei n.º 4 de 2013 (POPIA), porque estamos estabelecidos na África do Sul',
  popiaAddressed:
    'a lei sul-africana sobre a proteção das informações pessoais, Protection of Personal Information Act, Lei n.º 4 de 2013 (POPIA), na medida em que utilizamos meios situados na África do Sul (secção 3 da POPIA)',
  appiEstablished:
    'a lei japonesa sobre a proteção das informações pessoais, Act on the Protection of Personal Information, Lei n.º 57 de 2003 (APPI), porque estamos estabelecidos no Japão',
  appiAddressed:
    'a lei japonesa sobre a proteção das informações pessoais, Act on the Protection of Personal Information, Lei n.º 57 de 2003 (APPI), na medida em que tratamos dados de pessoas no Japão para lhes oferecer %{site} (artigo 171.º da APPI)',
  dpdpEstablished:
    'a lei indiana sobre a proteção dos dados pessoais digitais, Digital Personal Data Protection Act, Lei n.º 22 de 2023, porque estamos estabelecidos na Índia',
  dpdpAddressed:
    'a lei indiana sobre a proteção dos dados pessoais digitais, Digital Personal Data Protection Act, Lei n.º 22 de 2023, na medida em que oferecemos %{site} a pessoas na Índia (secção 3(b))',
  coppa:
    'o regulamento dos EUA sobre a privacidade das crianças na Internet, Children’s Online Privacy Protection Rule (16 CFR Part 312), porque %{site} se destina também a crianças',
};
