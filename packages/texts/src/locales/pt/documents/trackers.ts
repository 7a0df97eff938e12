import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies e outros rastreadores',
  intro:
    'Os rastreadores são cookies, entradas no armazenamento local do navegador, identificadores de dispositivos e técnicas semelhantes que armazenam informações no seu dispositivo ou as leem a partir dele.',
  necessary:
    'Os rastreadores sem os quais uma função que pede não estaria disponível são utilizados sem consentimento (%{provisions}).',
  consent:
    'Todos os outros rastreadores assentam no seu consentimento. Pode recusá-lo e retirá-lo a qualquer momento; o tratamento efetuado até essa altura mantém-se lícito.',
  provisions: {
    union: 'artigo 5.º, n.º 3, da Diretiva 2002/58/CE',
    france: 'artigo 82.º da Lei francesa da Proteção de Dados, Lei n.º 78-17, de 6 de janeiro de 1978',
    germany: '§ 25 da lei alemã TDDDG',
    italy: 'artigo 122.º do Código italiano em matéria de proteção de dados pessoais, Decreto Legislativo n.º 196/2003',
    spain: 'artigo 22.º, n.º 2, da Lei espanhola 34/2002, LSSI',
    unitedKingdom: 'regulation 6 das Privacy and Electronic Communications Regulations 2003 do Reino Unido',
  },
  unitedKingdom:
    'Aos dispositivos no Reino Unido aplica-se a regulation 6 das Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Aos dispositivos na Suíça aplica-se o artigo 45c da Lei suíça das Telecomunicações: pode recusar o tratamento de dados no seu dispositivo. Esta política indica as finalidades desse tratamento.',
  withdrawControl:
    'Para alterar ou retirar a sua escolha, utilize as definições de privacidade disponíveis em todas as páginas.',
  withdrawLink: 'Para alterar ou retirar a sua escolha: %{link}.',
  withdrawLinkText: 'as suas escolhas sobre rastreadores',
  withdrawBrowser:
    'Para retirar o seu consentimento, elimine os rastreadores armazenados nas definições do navegador ou do dispositivo e bloqueie aí os novos. Pode também contactar-nos (%{contact}).',
  withdrawDevice:
    'Nas definições do navegador ou do dispositivo pode eliminar os rastreadores armazenados e bloquear os novos.',
  policy: 'Os cookies e outros rastreadores utilizados, e a forma de os recusar, são explicados na %{link}.',
  policyText: 'política de cookies',
  listIntro: 'O quadro enumera os rastreadores pelo nome. Um asterisco representa caracteres variáveis.',
  caption: 'Rastreadores',
  name: 'Nome',
  service: 'Serviço',
  purpose: 'Finalidade',
  duration: 'Prazo de conservação',
  party: 'Colocado por',
  firstParty: 'O próprio site ou aplicação',
  thirdParty: 'Um terceiro',
  unnamed: 'Rastreadores não enumerados aqui pelo nome podem ser utilizados por: %{services}.',
};
