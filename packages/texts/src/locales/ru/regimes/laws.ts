import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'Общий закон Бразилии о защите данных (Lei Geral de Proteção de Dados Pessoais, Закон № 13.709/2018, LGPD) — поскольку мы находимся в Бразилии',
  lgpdAddressed:
    'Общий закон Бразилии о защите данных (Lei Geral de Proteção de Dados Pessoais, Закон № 13.709/2018, LGPD) — в той мере, в какой мы предлагаем ресурс «%{site}» лицам в Бразилии или обрабатываем данные находящихся там лиц (ст. 3 LGPD)',
  pipedaEstablished:
    'закон Канады о защите личной информации и электронных документах (Personal Information Protection and Electronic Documents Act, PIPEDA) или действующий вместо него закон провинции — поскольку мы находимся в Канаде',
  pipedaAddressed:
    'закон Канады о защите личной информации и электронных документах (Personal Information Protection and Electronic Documents Act, PIPEDA) — в той мере, в какой наша обработка имеет реальную и существенную связь с Канадой',
  quebecEstablished:
    'закон Квебека о защите личной информации в частном секторе (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1) — поскольку мы находимся в Канаде и в той мере, в какой мы собираем, храним или используем личную информацию в Квебеке',
  quebecAddressed:
    'закон Квебека о защите личной информации в частном секторе (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1) — в той мере, в какой мы ведем там предпринимательскую деятельность',
  australiaEstablished:
    'закон Австралии о частной жизни (Privacy Act 1988) — поскольку мы находимся в Австралии и в той мере, в какой закон распространяется на организацию нашего размера',
  australiaAddressed:
    'закон Австралии о частной жизни (Privacy Act 1988) — в той мере, в какой мы ведем предпринимательскую деятельность в Австралии и закон распространяется на нас',
  popiaEstablished:
    'закон ЮАР о защите личной информации (Protection of Personal Information Act, Закон № 4 2013 года, POPIA) — поскольку мы находимся в ЮАР',
  popiaAddressed:
    'закон ЮАР о защите личной информации (Protection of Personal Information Act, Закон № 4 2013 года, POPIA) — в той мере, в какой мы используем средства, находящиеся в ЮАР (статья 3 POPIA)',
  appiEstablished:
    'закон Японии о защите личной информации (Закон № 57 2003 года, APPI) — поскольку мы находимся в Японии',
  appiAddressed:
    'закон Японии о защите личной информации (Закон № 57 2003 года, APPI) — в той мере, в какой мы обращаемся с данными лиц в Японии, чтобы предлагать им ресурс «%{site}» (ст. 171 APPI)',
  dpdpEstablished:
    'закон Индии о защите цифровых персональных данных (Digital Personal Data Protection Act, Закон № 22 2023 года) — поскольку мы находимся в Индии',
  dpdpAddressed:
    'закон Индии о защите цифровых персональных данных (Digital Personal Data Protection Act, Закон № 22 2023 года) — в той мере, в какой мы предлагаем ресурс «%{site}» лицам в Индии (статья 3(b))',
  coppa:
    'правила США о защите частной жизни детей в интернете (Children’s Online Privacy Protection Rule, 16 CFR Part 312) — поскольку ресурс «%{site}» предназначен в том числе для детей',
};
