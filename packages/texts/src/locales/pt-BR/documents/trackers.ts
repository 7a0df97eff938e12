import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies e outros rastreadores',
  intro:
    'Rastreadores são cookies, registros no armazenamento local do navegador, identificadores de dispositivo e técnicas semelhantes que armazenam informações no seu dispositivo ou as leem a partir dele.',
  necessary:
    'Os rastreadores sem os quais uma função solicitada por você não funcionaria são utilizados sem consentimento (art. 5º, nº 3, da Diretiva 2002/58/CE).',
  consent:
    'Todos os demais rastreadores dependem do seu consentimento. Você pode recusá-lo e revogá-lo a qualquer momento; o tratamento realizado até então permanece lícito.',
  withdrawControl:
    'Para alterar ou revogar a sua escolha, use o controle de privacidade disponível em todas as páginas.',
  withdrawLink: 'Para alterar ou revogar a sua escolha: %{link}.',
  withdrawLinkText: 'suas escolhas sobre rastreadores',
  withdrawBrowser:
    'Para revogar o consentimento, exclua os rastreadores armazenados nas configurações do navegador ou do dispositivo e bloqueie novos rastreadores. Você também pode entrar em contato por meio de %{contact}.',
  withdrawDevice:
    'Nas configurações do navegador ou do dispositivo, você pode excluir os rastreadores armazenados e bloquear novos.',
  listIntro: 'A tabela lista os rastreadores pelo nome. O asterisco representa caracteres variáveis.',
  caption: 'Rastreadores',
  name: 'Nome',
  service: 'Serviço',
  purpose: 'Finalidade',
  duration: 'Prazo de armazenamento',
  party: 'Origem',
  firstParty: 'Próprio',
  thirdParty: 'De terceiros',
  unnamed: 'Estes serviços podem utilizar também rastreadores não listados aqui pelo nome: %{services}.',
};
