/** Japan: Act on the Protection of Personal Information, Act no. 57 of 2003 (APPI). */
export const japan = {
  heading: 'For people in Japan',
  scope: 'Where the Act on the Protection of Personal Information (APPI) applies, this section completes the policy.',
  /** Art. 32(1): `owner` and `representative` are names. */
  operator: 'The business operator handling your personal information is %{owner}, whose address is given above.',
  operatorWith:
    'The business operator handling your personal information is %{owner}, represented by %{representative}; its address is given above.',
  purposes:
    'The purposes of use are those named in this policy (Art. 21 APPI). We do not use personal information beyond them without your consent, except where Art. 18 APPI allows it.',
  /** Only where services of others are used. */
  thirdParties:
    'Personal data goes to third parties with your consent or where Art. 27 APPI allows it. Providers that handle it on our behalf within the purposes of use are entrusted with it (Art. 27(5)(i) APPI).',
  /** `countries` is a list of names. */
  foreign:
    'Personal data is also handled in these countries outside Japan: %{countries}. On request we inform you about the protection of personal information in each of them and about the measures taken by the recipient (Art. 28 APPI).',
  requests:
    'You can request to be told the purposes of use (Art. 32 APPI), disclosure of the personal data we hold about you and of the records of its provision to third parties (Art. 33 APPI), its correction, addition or deletion (Art. 34 APPI), and that its use or its provision to third parties be stopped or that it be erased (Art. 35 APPI).',
  /** `contact` is an e-mail address or a form. */
  exercise:
    'For such requests, for complaints, and to learn what measures we take for the security of personal data (Art. 23 APPI), write to %{contact}.',
  /** `link` leads to the authority. */
  authority: 'The competent authority is the Personal Information Protection Commission (%{link}).',
} as const;
