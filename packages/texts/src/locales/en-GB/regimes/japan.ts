import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'For people in Japan',
  scope:
    'Where the Japanese Act on the Protection of Personal Information (APPI) applies, this section supplements this notice.',
  operator: 'The business operator handling your personal information is %{owner}, whose address is given above.',
  operatorWith:
    'The business operator handling your personal information is %{owner}, represented by %{representative}; its address is given above.',
  purposes:
    'The purposes of use are those stated in this notice (Article 21 APPI). We do not use personal information beyond them without your consent, except where Article 18 APPI allows it.',
  thirdParties:
    'Personal data is provided to third parties with your consent or where Article 27 APPI allows it. Providers that handle it on our behalf within the purposes of use are entrusted with it (Article 27(5)(i) APPI).',
  foreign:
    'Personal data is also handled in the following countries outside Japan: %{countries}. If you ask, we inform you about the protection of personal information in each of them and about the measures taken by the recipient (Article 28 APPI).',
  requests:
    'You may ask to be told the purposes of use (Article 32 APPI), for disclosure of the personal data we hold about you and of the records of its provision to third parties (Article 33 APPI), for its correction, addition or deletion (Article 34 APPI), and for its use or its provision to third parties to cease or for it to be erased (Article 35 APPI).',
  exercise:
    'To make such requests, to complain, and to find out what measures we take for the security of personal data (Article 23 APPI), contact us: %{contact}.',
  authority: 'The competent authority is the Personal Information Protection Commission (%{link}).',
};
