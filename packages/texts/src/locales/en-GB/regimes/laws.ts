import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'the Brazilian General Data Protection Law, Law no. 13.709/2018 (LGPD), because we are established in Brazil',
  lgpdAddressed:
    'the Brazilian General Data Protection Law, Law no. 13.709/2018 (LGPD), so far as we offer %{site} to people in Brazil or process data of people there (Article 3 LGPD)',
  pipedaEstablished:
    'the Canadian Personal Information Protection and Electronic Documents Act (PIPEDA), or the provincial law that applies in its place, because we are established in Canada',
  pipedaAddressed:
    'the Canadian Personal Information Protection and Electronic Documents Act (PIPEDA), so far as our processing has a real and substantial connection with Canada',
  quebecEstablished:
    'the Quebec Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1), because we are established in Canada and so far as we collect, hold or use personal information in Quebec',
  quebecAddressed:
    'the Quebec Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1), so far as we carry on an enterprise there',
  australiaEstablished:
    'the Australian Privacy Act 1988 (Cth), because we are established in Australia and so far as the Act binds an organisation of our size',
  australiaAddressed:
    'the Australian Privacy Act 1988 (Cth), so far as we carry on business in Australia and the Act binds us',
  popiaEstablished:
    'the South African Protection of Personal Information Act, Act no. 4 of 2013 (POPIA), because we are established in South Africa',
  popiaAddressed:
    'the South African Protection of Personal Information Act, Act no. 4 of 2013 (POPIA), so far as we use means located in South Africa (section 3 POPIA)',
  appiEstablished:
    'the Japanese Act on the Protection of Personal Information, Act no. 57 of 2003 (APPI), because we are established in Japan',
  appiAddressed:
    'the Japanese Act on the Protection of Personal Information, Act no. 57 of 2003 (APPI), so far as we handle data of people in Japan in order to offer them %{site} (Article 171 APPI)',
  dpdpEstablished:
    'the Indian Digital Personal Data Protection Act, Act no. 22 of 2023, because we are established in India',
  dpdpAddressed:
    'the Indian Digital Personal Data Protection Act, Act no. 22 of 2023, so far as we offer %{site} to people in India (section 3(b))',
  coppa:
    'the US Children’s Online Privacy Protection Rule (16 CFR Part 312), because %{site} is also aimed at children',
};
