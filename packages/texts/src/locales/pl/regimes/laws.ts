import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'brazylijska ustawa o ochronie danych (Lei Geral de Proteção de Dados Pessoais, ustawa nr 13.709/2018, LGPD), ponieważ mamy siedzibę lub oddział w Brazylii',
  lgpdAddressed:
    'brazylijska ustawa o ochronie danych (Lei Geral de Proteção de Dados Pessoais, ustawa nr 13.709/2018, LGPD), w zakresie, w jakim oferujemy serwis %{site} osobom w Brazylii lub przetwarzamy dane osób tam przebywających (art. 3 LGPD)',
  pipedaEstablished:
    'kanadyjska ustawa Personal Information Protection and Electronic Documents Act (PIPEDA) lub stosowana zamiast niej ustawa prowincji, ponieważ mamy siedzibę lub oddział w Kanadzie',
  pipedaAddressed:
    'kanadyjska ustawa Personal Information Protection and Electronic Documents Act (PIPEDA), w zakresie, w jakim nasze przetwarzanie ma rzeczywisty i istotny związek z Kanadą',
  quebecEstablished:
    'quebecka ustawa o ochronie danych osobowych w sektorze prywatnym (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), ponieważ mamy siedzibę lub oddział w Kanadzie, i w zakresie, w jakim zbieramy, przechowujemy lub wykorzystujemy dane osobowe w Quebecu',
  quebecAddressed:
    'quebecka ustawa o ochronie danych osobowych w sektorze prywatnym (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), w zakresie, w jakim prowadzimy tam przedsiębiorstwo',
  australiaEstablished:
    'australijska ustawa o ochronie prywatności (Privacy Act 1988), ponieważ mamy siedzibę lub oddział w Australii, i w zakresie, w jakim ustawa ta wiąże organizację naszej wielkości',
  australiaAddressed:
    'australijska ustawa o ochronie prywatności (Privacy Act 1988), w zakresie, w jakim prowadzimy działalność w Australii i ustawa ta nas wiąże',
  popiaEstablished:
    'południowoafrykańska ustawa o ochronie danych osobowych (Protection of Personal Information Act, ustawa nr 4 z 2013 r., POPIA), ponieważ mamy siedzibę lub oddział w Republice Południowej Afryki',
  popiaAddressed:
    'południowoafrykańska ustawa o ochronie danych osobowych (Protection of Personal Information Act, ustawa nr 4 z 2013 r., POPIA), w zakresie, w jakim korzystamy ze środków znajdujących się w Republice Południowej Afryki (section 3 POPIA)',
  appiEstablished:
    'japońska ustawa o ochronie danych osobowych (Act on the Protection of Personal Information, ustawa nr 57 z 2003 r., APPI), ponieważ mamy siedzibę lub oddział w Japonii',
  appiAddressed:
    'japońska ustawa o ochronie danych osobowych (Act on the Protection of Personal Information, ustawa nr 57 z 2003 r., APPI), w zakresie, w jakim wykorzystujemy dane osób w Japonii, aby oferować im serwis %{site} (art. 171 APPI)',
  dpdpEstablished:
    'indyjska ustawa o ochronie danych (Digital Personal Data Protection Act, ustawa nr 22 z 2023 r.), ponieważ mamy siedzibę lub oddział w Indiach',
  dpdpAddressed:
    'indyjska ustawa o ochronie danych (Digital Personal Data Protection Act, ustawa nr 22 z 2023 r.), w zakresie, w jakim oferujemy serwis %{site} osobom w Indiach (section 3(b))',
  coppa:
    'amerykańskie przepisy o ochronie prywatności dzieci w internecie (Children’s Online Privacy Protection Rule, 16 CFR Part 312), ponieważ serwis %{site} jest skierowany również do dzieci',
};
