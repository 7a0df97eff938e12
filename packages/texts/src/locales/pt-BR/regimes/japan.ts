import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Para pessoas no Japão',
  scope:
    'Quando se aplica a lei japonesa de proteção de informações pessoais (Act on the Protection of Personal Information, APPI), esta seção complementa a política.',
  operator: 'O operador comercial que trata as suas informações pessoais é %{owner}; o seu endereço consta acima.',
  operatorWith:
    'O operador comercial que trata as suas informações pessoais é %{owner}, sob a representação de %{representative}; o seu endereço consta acima.',
  purposes:
    'As finalidades de uso são as indicadas nesta política (art. 21 da APPI). Não usamos informações pessoais além delas sem o seu consentimento, salvo quando o art. 18 da APPI permitir.',
  thirdParties:
    'Os dados pessoais são fornecidos a terceiros com o seu consentimento ou quando o art. 27 da APPI permitir. O tratamento dentro das finalidades de uso é confiado aos prestadores que o realizam em nosso nome (art. 27, nº 5, inciso I, da APPI).',
  foreign:
    'Os dados pessoais também são tratados nos seguintes países fora do Japão: %{countries}. Mediante solicitação, informamos sobre a proteção das informações pessoais em cada um deles e sobre as medidas adotadas pelo destinatário (art. 28 da APPI).',
  requests:
    'Você pode solicitar que lhe sejam informadas as finalidades de uso (art. 32 da APPI), o acesso aos dados pessoais que mantemos sobre você e aos registros do seu fornecimento a terceiros (art. 33 da APPI), a sua correção, complementação ou exclusão (art. 34 da APPI), bem como que cesse o seu uso ou o seu fornecimento a terceiros ou que eles sejam eliminados (art. 35 da APPI).',
  exercise:
    'Para essas solicitações, para reclamações e para saber quais medidas adotamos para a segurança dos dados pessoais (art. 23 da APPI), entre em contato por meio de %{contact}.',
  authority:
    'A autoridade competente é a comissão japonesa de proteção de informações pessoais, Personal Information Protection Commission (%{link}).',
};
