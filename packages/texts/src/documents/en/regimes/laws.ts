/** Lines of the section "Which laws apply": each is one law and why it applies. `site` is the name of the site. */
export const laws = {
  lgpdEstablished:
    'the Brazilian General Data Protection Law, Law no. 13.709/2018 (LGPD), because we are established in Brazil',
  lgpdAddressed:
    'the Brazilian General Data Protection Law, Law no. 13.709/2018 (LGPD), to the extent that we offer %{site} to people in Brazil or process data of people there (Art. 3 LGPD)',
  pipedaEstablished:
    'the Canadian Personal Information Protection and Electronic Documents Act (PIPEDA) or the provincial law that stands in its place, because we are established in Canada',
  pipedaAddressed:
    'the Canadian Personal Information Protection and Electronic Documents Act (PIPEDA), to the extent that our processing has a real and substantial connection with Canada',
  quebecEstablished:
    'the Quebec Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1), because we are established in Canada and to the extent that we collect, hold or use personal information in Quebec',
  quebecAddressed:
    'the Quebec Act respecting the protection of personal information in the private sector (CQLR, chapter P-39.1), to the extent that we carry on an enterprise there',
  australiaEstablished:
    'the Australian Privacy Act 1988, because we are established in Australia and to the extent that the Act binds an organization of our size',
  australiaAddressed:
    'the Australian Privacy Act 1988, to the extent that we carry on business in Australia and the Act binds us',
  popiaEstablished:
    'the South African Protection of Personal Information Act, Act no. 4 of 2013 (POPIA), because we are established in South Africa',
  popiaAddressed:
    'the South African Protection of Personal Information Act, Act no. 4 of 2013 (POPIA), to the extent that we use means located in South Africa (section 3 POPIA)',
  appiEstablished:
    'the Japanese Act on the Protection of Personal Information, Act no. 57 of 2003 (APPI), because we are established in Japan',
  appiAddressed:
    'the Japanese Act on the Protection of Personal Information, Act no. 57 of 2003 (APPI), to the extent that we handle data of people in Japan in order to offer them %{site} (Art. 171 APPI)',
  dpdpEstablished:
    'the Indian Digital Personal Data Protection Act, Act no. 22 of 2023, because we are established in India',
  dpdpAddressed:
    'the Indian Digital Personal Data Protection Act, Act no. 22 of 2023, to the extent that we offer %{site} to people in India (section 3(b))',
  coppa:
    'the US Children’s Online Privacy Protection Rule (16 CFR Part 312), because %{site} is directed at children too',
} as const;
