import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'a brazil általános adatvédelmi törvény, a Lei Geral de Proteção de Dados Pessoais, 13.709/2018. sz. törvény (LGPD), mivel tevékenységi helyünk Brazíliában van',
  lgpdAddressed:
    'a brazil általános adatvédelmi törvény, a Lei Geral de Proteção de Dados Pessoais, 13.709/2018. sz. törvény (LGPD), amennyiben felületünket (%{site}) Brazíliában tartózkodó személyeknek kínáljuk, vagy ott tartózkodó személyek adatait kezeljük (LGPD 3. cikk)',
  pipedaEstablished:
    'a személyes információk védelméről és az elektronikus dokumentumokról szóló kanadai szövetségi törvény (Personal Information Protection and Electronic Documents Act, PIPEDA) vagy a helyébe lépő tartományi törvény, mivel tevékenységi helyünk Kanadában van',
  pipedaAddressed:
    'a személyes információk védelméről és az elektronikus dokumentumokról szóló kanadai szövetségi törvény (Personal Information Protection and Electronic Documents Act, PIPEDA), amennyiben adatkezelésünk valós és jelentős kapcsolatban áll Kanadával',
  quebecEstablished:
    'a személyes információk magánszektorbeli védelméről szóló québeci törvény (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), mivel tevékenységi helyünk Kanadában van, és amennyiben Québecben személyes információkat gyűjtünk, tartunk nyilván vagy használunk',
  quebecAddressed:
    'a személyes információk magánszektorbeli védelméről szóló québeci törvény (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1), amennyiben ott vállalkozást folytatunk',
  australiaEstablished:
    'az ausztrál adatvédelmi törvény (Privacy Act 1988), mivel tevékenységi helyünk Ausztráliában van, és amennyiben a törvény a mi méretünkhöz hasonló szervezetet kötelez',
  australiaAddressed:
    'az ausztrál adatvédelmi törvény (Privacy Act 1988), amennyiben Ausztráliában üzleti tevékenységet folytatunk, és a törvény kötelez minket',
  popiaEstablished:
    'a személyes információk védelméről szóló dél-afrikai törvény, a Protection of Personal Information Act, 2013. évi 4. törvény (POPIA), mivel tevékenységi helyünk Dél-Afrikában van',
  popiaAddressed:
    'a személyes információk védelméről szóló dél-afrikai törvény, a Protection of Personal Information Act, 2013. évi 4. törvény (POPIA), amennyiben Dél-Afrikában lévő eszközöket használunk (POPIA 3. szakasz)',
  appiEstablished:
    'a személyes információk védelméről szóló japán törvény, az Act on the Protection of Personal Information, 2003. évi 57. törvény (APPI), mivel tevékenységi helyünk Japánban van',
  appiAddressed:
    'a személyes információk védelméről szóló japán törvény, az Act on the Protection of Personal Information, 2003. évi 57. törvény (APPI), amennyiben Japánban tartózkodó személyek adatait azért kezeljük, hogy felületünket (%{site}) kínáljuk nekik (APPI 171. cikk)',
  dpdpEstablished:
    'a digitális személyes adatok védelméről szóló indiai törvény, a Digital Personal Data Protection Act, 2023. évi 22. törvény, mivel tevékenységi helyünk Indiában van',
  dpdpAddressed:
    'a digitális személyes adatok védelméről szóló indiai törvény, a Digital Personal Data Protection Act, 2023. évi 22. törvény, amennyiben felületünket (%{site}) Indiában tartózkodó személyeknek kínáljuk (3. szakasz b) pont)',
  coppa:
    'a gyermekek online magánéletének védelméről szóló amerikai szabályok (Children’s Online Privacy Protection Rule, 16 CFR Part 312), mivel felületünk (%{site}) gyermekeknek is szól',
};
