import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies e outros rastreadores',
  intro:
    'Rastreadores são cookies, registros no armazenamento local do navegador, identificadores de dispositivo e técnicas semelhantes que armazenam informações no seu dispositivo ou as leem a partir dele.',
  necessary:
    'Os rastreadores sem os quais uma função solicitada por você não funcionaria são utilizados sem consentimento (%{provisions}).',
  consent:
    'Todos os demais rastreadores dependem do seu consentimento. Você pode recusá-lo e revogá-lo a qualquer momento; o tratamento realizado até então permanece lícito.',
  provisions: {
    union: 'art. 5º, nº 3, da Diretiva 2002/58/CE',
    france: 'art. 82 da lei francesa de proteção de dados, Lei nº 78-17, de 6 de janeiro de 1978',
    germany: '§ 25 da lei alemã TDDDG',
    italy: 'art. 122 do código italiano de proteção de dados, Decreto Legislativo nº 196/2003',
    spain: 'art. 22.2 da lei espanhola 34/2002, LSSI',
    unitedKingdom: 'regulation 6 das Privacy and Electronic Communications Regulations 2003 do Reino Unido',
  },
  unitedKingdom:
    'Aos dispositivos que se encontram no Reino Unido aplica-se a regulation 6 das Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Aos dispositivos que se encontram na Suíça aplica-se o art. 45c da lei suíça de telecomunicações: você pode recusar o tratamento de dados no seu dispositivo. Esta política informa as finalidades desse tratamento.',
  withdrawControl:
    'Para alterar ou revogar a sua escolha, use o controle de privacidade disponível em todas as páginas.',
  withdrawLink: 'Para alterar ou revogar a sua escolha: %{link}.',
  withdrawLinkText: 'suas escolhas sobre rastreadores',
  withdrawBrowser:
    'Para revogar o consentimento, exclua os rastreadores armazenados nas configurações do navegador ou do dispositivo e bloqueie novos rastreadores. Você também pode entrar em contato por meio de %{contact}.',
  withdrawDevice:
    'Nas configurações do navegador ou do dispositivo, você pode excluir os rastreadores armazenados e bloquear novos.',
  policy: 'Os cookies e outros rastreadores utilizados, e a forma de recusá-los, estão explicados na %{link}.',
  policyText: 'política de cookies',
  listIntro: 'A tabela lista os rastreadores pelo nome. O asterisco representa caracteres variáveis.',
  caption: 'Rastreadores',
  name: 'Nome',
  service: 'Serviço',
  purpose: 'Finalidade',
  duration: 'Prazo de armazenamento',
  party: 'Origem',
  firstParty: 'Próprio',
  thirdParty: 'De terceiros',
  unnamed: 'Rastreadores não listados aqui pelo nome podem ser utilizados por: %{services}.',
};
