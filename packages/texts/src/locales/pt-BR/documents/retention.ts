import type { Translated } from '../../../translated.ts';
import type { retention as english } from '../../en/documents/retention.ts';

export const retention: Translated<typeof english> = {
  heading: 'Por quanto tempo os dados são conservados',
  intro:
    'Conservamos os dados pessoais pelo tempo que a sua finalidade exige. Depois disso, eles são eliminados, salvo se uma lei nos obrigar a conservá-los por mais tempo ou se forem necessários para constituir, exercer ou defender direitos; nesse caso, não são usados para nenhum outro fim.',
  tableIntro: 'Para as finalidades desta política, isso significa:',
  caption: 'Prazo de conservação por finalidade',
  purpose: 'Finalidade',
  period: 'Prazo ou critério',
  criteria: {
    delivery:
      'Pelo tempo necessário para fornecer o conteúdo solicitado; os registros de acesso, pelo tempo necessário para detectar falhas e repelir ataques',
    security: 'Pelo tempo necessário para reconhecer e rastrear ataques, spam e abusos',
    fraud: 'Pelo tempo necessário para verificar a transação e para os direitos dela decorrentes',
    account: 'Até que você exclua a conta ou solicite a sua exclusão',
    payments:
      'Até a conclusão do pagamento; os respectivos registros, pelo tempo exigido pela legislação comercial e tributária',
    contract:
      'Até o cumprimento do contrato e a prescrição das pretensões dele decorrentes; documentos fiscais e registros, pelo tempo exigido pela legislação comercial e tributária',
    choices: 'Enquanto a sua escolha for válida e, depois, pelo tempo em que precisarmos poder comprová-la',
    errors: 'Até que a falha seja detectada e corrigida',
    enquiry:
      'Até que a sua solicitação seja concluída e não se esperem novos contatos; por mais tempo, quando a legislação comercial exigir a guarda da correspondência',
    use: 'Enquanto você usar a função e durante o prazo de armazenamento dos respectivos rastreadores',
    booking: 'Até a realização da reserva ou do agendamento e a prescrição das respectivas pretensões',
    content: 'Enquanto o conteúdo for exibido e durante o prazo de armazenamento dos respectivos rastreadores',
    contribution: 'Enquanto a sua contribuição estiver publicada ou até que você solicite a sua remoção',
    statistics:
      'Até que você revogue o consentimento ou, se isso ocorrer antes, até que os dados deixem de ser necessários para as nossas estatísticas; os rastreadores, durante o respectivo prazo de armazenamento',
    statisticsOther: 'Até que os dados deixem de ser necessários para as nossas estatísticas ou até que você se oponha',
    advertising:
      'Até que você revogue o consentimento ou, se isso ocorrer antes, até a avaliação da campanha; os rastreadores, durante o respectivo prazo de armazenamento',
    advertisingOther: 'Até que você se oponha ou, se isso ocorrer antes, até a avaliação da campanha',
    subscription:
      'Até que você cancele a inscrição ou revogue o consentimento; a prova do consentimento, enquanto puderem ser exercidas pretensões',
    contacts: 'Enquanto durar o relacionamento comercial e até que você se oponha',
    membership: 'Enquanto você participar do programa e até a prescrição das pretensões dele decorrentes',
    application:
      'Até a decisão e a prescrição das pretensões a ela relativas; por mais tempo, somente com o seu consentimento ou em caso de contratação',
    survey: 'Até a avaliação da pesquisa',
    law: 'Pelo tempo exigido pela legislação comercial e tributária',
    claims: 'Até a resolução ou a prescrição da pretensão',
    purpose: 'Pelo tempo que a finalidade indicada exigir',
  },
};
