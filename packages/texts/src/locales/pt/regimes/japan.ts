import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Para as pessoas no Japão',
  scope:
    'Quando se aplica a lei japonesa sobre a proteção das informações pessoais, Act on the Protection of Personal Information (APPI), esta secção completa a política.',
  operator: 'O operador comercial que trata as suas informações pessoais é %{owner}; o seu endereço consta acima.',
  operatorWith:
    'O operador comercial que trata as suas informações pessoais é %{owner}, com a seguinte representação: %{representative}; o seu endereço consta acima.',
  purposes:
    'As finalidades de utilização são as indicadas nesta política (artigo 21.º da APPI). Não utilizamos informações pessoais para além delas sem o seu consentimento, exceto quando o artigo 18.º da APPI o permita.',
  thirdParties:
    'Os dados pessoais são fornecidos a terceiros com o seu consentimento ou quando o artigo 27.º da APPI o permita. O tratamento dentro das finalidades de utilização é confiado aos prestadores que o efetuam por nossa conta (artigo 27.º, n.º 5, alínea i), da APPI).',
  foreign:
    'Os dados pessoais são também tratados nos seguintes países fora do Japão: %{countries}. Se o solicitar, informamos sobre a proteção das informações pessoais em cada um deles e sobre as medidas tomadas pelo destinatário (artigo 28.º da APPI).',
  requests:
    'Pode pedir que lhe sejam comunicadas as finalidades de utilização (artigo 32.º da APPI), a divulgação dos dados pessoais que detemos sobre si e dos registos do seu fornecimento a terceiros (artigo 33.º da APPI), a sua correção, complemento ou eliminação (artigo 34.º da APPI), bem como a cessação da sua utilização ou do seu fornecimento a terceiros ou o seu apagamento (artigo 35.º da APPI).',
  exercise:
    'Para esses pedidos, para reclamações e para saber que medidas tomamos para a segurança dos dados pessoais (artigo 23.º da APPI), contacte-nos: %{contact}.',
  authority:
    'A autoridade competente é a comissão japonesa de proteção das informações pessoais, Personal Information Protection Commission (%{link}).',
};
