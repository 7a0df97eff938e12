import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Durante quanto tempo são conservados os dados',
  intro:
    'Conservamos os dados pessoais durante o tempo que a respetiva finalidade exige. Depois, apagamo-los, salvo se uma lei nos obrigar a conservá-los durante mais tempo ou se precisarmos deles para a declaração, o exercício ou a defesa de direitos; nesse caso, não são utilizados para mais nada.',
  tableIntro: 'Para as finalidades desta política, isto significa:',
  caption: 'Conservação por finalidade',
  purpose: 'Finalidade',
  period: 'Prazo ou critério',
  criteria: {
    delivery:
      'Durante o tempo necessário para fornecer os conteúdos que solicita; os registos de acesso, durante o tempo necessário para detetar falhas e repelir ataques',
    security: 'Durante o tempo necessário para detetar e reconstituir ataques, spam e utilizações abusivas',
    fraud: 'Durante o tempo necessário para analisar a operação e para os direitos que dela resultem',
    account: 'Até que elimine a conta ou nos peça que o façamos',
    payments:
      'Até à conclusão do pagamento; os respetivos documentos, durante o tempo que a legislação comercial e fiscal exige',
    contract:
      'Até que o contrato esteja cumprido e os direitos dele resultantes tenham prescrito; as faturas e os documentos, durante o tempo que a legislação comercial e fiscal exige',
    choices: 'Enquanto a sua escolha for válida e, depois disso, enquanto tivermos de a poder comprovar',
    errors: 'Até que a falha seja detetada e reparada',
    enquiry:
      'Até que o seu pedido esteja tratado e não seja de esperar um novo contacto; durante mais tempo, quando a legislação comercial exigir a conservação da correspondência',
    use: 'Enquanto utilizar a função, e durante os prazos de conservação dos respetivos rastreadores',
    booking: 'Até que a reserva ou a marcação termine e os direitos dela resultantes tenham prescrito',
    content: 'Enquanto o conteúdo for apresentado, e durante os prazos de conservação dos respetivos rastreadores',
    contribution: 'Enquanto o seu contributo estiver publicado ou até que nos peça que o retiremos',
    statistics:
      'Até que retire o seu consentimento ou, se ocorrer antes, até que os dados deixem de ser necessários para as nossas estatísticas; os rastreadores, durante os respetivos prazos de conservação',
    statisticsOther: 'Até que os dados deixem de ser necessários para as nossas estatísticas ou até que se oponha',
    advertising:
      'Até que retire o seu consentimento ou, se ocorrer antes, até que a campanha esteja avaliada; os rastreadores, durante os respetivos prazos de conservação',
    advertisingOther: 'Até que se oponha ou, se ocorrer antes, até que a campanha esteja avaliada',
    subscription:
      'Até que cancele a subscrição ou retire o seu consentimento; a prova do consentimento, enquanto puderem ser invocados direitos',
    contacts: 'Enquanto durar o contacto comercial e até que se oponha',
    membership: 'Enquanto participar no programa e até que os direitos dele resultantes tenham prescrito',
    application:
      'Até que seja tomada uma decisão e tenha prescrito o direito de a impugnar; durante mais tempo, apenas com o seu consentimento ou em caso de contratação',
    survey: 'Até que o inquérito esteja avaliado',
    law: 'Durante o tempo que a legislação comercial e fiscal exige',
    claims: 'Até que o litígio esteja resolvido ou o direito tenha prescrito',
    purpose: 'Durante o tempo que a finalidade indicada exige',
  },
};
