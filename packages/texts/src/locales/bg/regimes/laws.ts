import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'бразилския Общ закон за защита на данните (Lei Geral de Proteção de Dados Pessoais, Закон № 13.709/2018, LGPD), тъй като сме установени в Бразилия',
  lgpdAddressed:
    'бразилския Общ закон за защита на данните (Lei Geral de Proteção de Dados Pessoais, Закон № 13.709/2018, LGPD), доколкото предлагаме %{site} на лица в Бразилия или обработваме данни на лица там (чл. 3 от LGPD)',
  pipedaEstablished:
    'канадския закон за защита на личната информация и за електронните документи (Personal Information Protection and Electronic Documents Act, PIPEDA) или закона на провинцията, който се прилага вместо него, тъй като сме установени в Канада',
  pipedaAddressed:
    'канадския закон за защита на личната информация и за електронните документи (Personal Information Protection and Electronic Documents Act, PIPEDA), доколкото извършваното от нас обработване има реална и съществена връзка с Канада',
  quebecEstablished:
    'закона на Квебек за защита на личната информация в частния сектор (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), тъй като сме установени в Канада и доколкото събираме, притежаваме или използваме лична информация в Квебек',
  quebecAddressed:
    'закона на Квебек за защита на личната информация в частния сектор (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), доколкото осъществяваме стопанска дейност там',
  australiaEstablished:
    'австралийския закон за неприкосновеността на личния живот (Privacy Act 1988), тъй като сме установени в Австралия и доколкото законът обвързва организация с нашия размер',
  australiaAddressed:
    'австралийския закон за неприкосновеността на личния живот (Privacy Act 1988), доколкото осъществяваме стопанска дейност в Австралия и законът ни обвързва',
  popiaEstablished:
    'южноафриканския закон за защита на личната информация (Protection of Personal Information Act, Закон № 4 от 2013 г., POPIA), тъй като сме установени в Южна Африка',
  popiaAddressed:
    'южноафриканския закон за защита на личната информация (Protection of Personal Information Act, Закон № 4 от 2013 г., POPIA), доколкото използваме средства, намиращи се в Южна Африка (член 3 от POPIA)',
  appiEstablished:
    'японския закон за защита на личната информация (Закон № 57 от 2003 г., APPI), тъй като сме установени в Япония',
  appiAddressed:
    'японския закон за защита на личната информация (Закон № 57 от 2003 г., APPI), доколкото боравим с данни на лица в Япония, за да им предлагаме %{site} (чл. 171 от APPI)',
  dpdpEstablished:
    'индийския закон за защита на цифровите лични данни (Digital Personal Data Protection Act, Закон № 22 от 2023 г.), тъй като сме установени в Индия',
  dpdpAddressed:
    'индийския закон за защита на цифровите лични данни (Digital Personal Data Protection Act, Закон № 22 от 2023 г.), доколкото предлагаме %{site} на лица в Индия (член 3(b))',
  coppa:
    'американското правило за защита на неприкосновеността на личния живот на децата онлайн (Children’s Online Privacy Protection Rule, 16 CFR Part 312), тъй като %{site} се насочва и към деца',
};
