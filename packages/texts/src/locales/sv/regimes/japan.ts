import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'För personer i Japan',
  scope:
    'När den japanska lagen om skydd av personuppgifter (Act on the Protection of Personal Information, APPI) är tillämplig kompletterar detta avsnitt integritetspolicyn.',
  operator: 'Den näringsidkare som hanterar dina personuppgifter är %{owner}; adressen anges ovan.',
  operatorWith:
    'Den näringsidkare som hanterar dina personuppgifter är %{owner}, företrädd av %{representative}; adressen anges ovan.',
  purposes:
    'Användningsändamålen är de som anges i denna integritetspolicy (artikel 21 i APPI). Vi använder inte personuppgifter utöver dem utan ditt samtycke, utom när artikel 18 i APPI tillåter det.',
  thirdParties:
    'Personuppgifter lämnas till tredje parter med ditt samtycke eller när artikel 27 i APPI tillåter det. Leverantörer som hanterar uppgifterna för vår räkning inom användningsändamålen får dem anförtrodda åt sig (artikel 27.5 punkt 1 i APPI).',
  foreign:
    'Personuppgifter hanteras även i följande länder utanför Japan: %{countries}. På begäran informerar vi dig om skyddet av personuppgifter i vart och ett av dem och om de åtgärder som mottagaren vidtar (artikel 28 i APPI).',
  requests:
    'Du kan begära att få veta användningsändamålen (artikel 32 i APPI), att få ut de personuppgifter som vi har om dig och uppteckningarna om att de har lämnats till tredje parter (artikel 33 i APPI), att de rättas, kompletteras eller raderas (artikel 34 i APPI) och att de inte längre används eller lämnas till tredje parter eller att de utplånas (artikel 35 i APPI).',
  exercise:
    'För sådana begäranden, för klagomål och för att få veta vilka åtgärder vi vidtar för personuppgifternas säkerhet (artikel 23 i APPI), kontakta oss via %{contact}.',
  authority: 'Behörig myndighet är Personal Information Protection Commission (%{link}).',
};
