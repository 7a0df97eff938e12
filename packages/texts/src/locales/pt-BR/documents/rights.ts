import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Seus direitos como titular dos dados',
  intro: 'Nos termos da legislação que se aplica a você, são estes os seus direitos:',
  access: {
    name: 'Acesso',
    text: 'Você pode obter a confirmação de que tratamos ou não dados a seu respeito e receber uma cópia deles, com as informações sobre o tratamento (art. 15 do GDPR).',
  },
  rectification: {
    name: 'Correção',
    text: 'Você pode obter a correção de dados inexatos e a complementação de dados incompletos (art. 16 do GDPR).',
  },
  erasure: {
    name: 'Eliminação',
    text: 'Você pode obter a eliminação dos seus dados, por exemplo quando deixarem de ser necessários ou quando você revogar o consentimento (art. 17 do GDPR).',
  },
  restriction: {
    name: 'Limitação do tratamento',
    text: 'Você pode exigir que os dados sejam apenas armazenados e não usados de outra forma, por exemplo enquanto a sua exatidão é verificada (art. 18 do GDPR).',
  },
  notification: {
    name: 'Comunicação aos destinatários',
    text: 'Comunicamos a cada destinatário dos seus dados a correção, a eliminação ou a limitação do tratamento, salvo se isso for impossível ou implicar um esforço desproporcional; mediante solicitação, informamos quem são esses destinatários (art. 19 do GDPR).',
  },
  portability: {
    name: 'Portabilidade dos dados',
    text: 'Você pode receber os dados que nos forneceu em um formato estruturado, de uso corrente e de leitura automática, ou fazer com que sejam transmitidos a outro controlador, quando o tratamento se basear no consentimento ou em um contrato e for automatizado (art. 20 do GDPR).',
  },
  automated: {
    name: 'Não sujeição a decisões unicamente automatizadas',
    text: 'Você tem o direito de não se sujeitar a uma decisão tomada unicamente com base em tratamento automatizado que afete você significativamente, salvo quando a lei o permitir; nesse caso, você pode solicitar a revisão por uma pessoa (art. 22 do GDPR).',
  },
  withdrawal: {
    name: 'Revogação do consentimento',
    text: 'Você pode revogar o consentimento a qualquer momento. A revogação não compromete a licitude do tratamento realizado antes dela (art. 7º, nº 3, do GDPR).',
  },
  deceased: {
    name: 'Dados de pessoas falecidas',
    france:
      'Você pode definir instruções sobre a conservação, a eliminação e a comunicação dos seus dados após o seu falecimento (art. 85 da lei francesa de proteção de dados, Lei nº 78-17, de 6 de janeiro de 1978).',
    italy:
      'Os direitos previstos nos arts. 15 a 22 do GDPR sobre os dados de uma pessoa falecida podem ser exercidos por quem tiver interesse próprio, agir como mandatário para proteger essa pessoa ou tiver motivos familiares dignos de proteção (art. 2-terdecies do código italiano de proteção de dados, Decreto Legislativo nº 196/2003).',
    spain:
      'Familiares e herdeiros de uma pessoa falecida, bem como quem mantinha com ela um vínculo de fato, podem solicitar o acesso aos dados dessa pessoa e a sua correção ou eliminação, salvo se ela o tiver proibido expressamente ou se a lei dispuser de outro modo (art. 3º da Lei Orgânica espanhola 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Direito de oposição',
    reasons:
      'Quando tratamos os seus dados com base em legítimo interesse ou no interesse público, você pode opor-se a qualquer momento, por motivos relacionados à sua situação particular. Nesse caso, cessamos o tratamento, salvo se demonstrarmos razões imperiosas e legítimas que prevaleçam sobre os seus interesses, direitos e liberdades, ou se o tratamento for necessário para a constituição, o exercício ou a defesa de um direito em processo judicial (art. 21, nº 1, do GDPR).',
    marketing:
      'Você pode opor-se a qualquer momento, e sem indicar motivos, ao uso dos seus dados para fins de marketing direto. Nesse caso, deixamos de usá-los para essa finalidade (art. 21, nºs 2 e 3, do GDPR).',
  },
  exercise: {
    heading: 'Como exercer os seus direitos',
    write:
      'Para exercer os seus direitos, entre em contato por meio de %{contact}. Uma frase basta; não é exigida nenhuma forma especial.',
    form: 'Para exercer os seus direitos, use %{link}. Você também pode entrar em contato por meio de %{contact}.',
    formText: 'nosso formulário de solicitação',
    answer:
      'Respondemos gratuitamente e sem demora injustificada, no prazo máximo de um mês. Quando as solicitações forem complexas ou numerosas, esse prazo poderá ser prorrogado por mais dois meses; nesse caso, informamos você e indicamos os motivos no primeiro mês (art. 12 do GDPR).',
    identity:
      'Somente em caso de dúvidas razoáveis sobre a sua identidade solicitamos informações adicionais para confirmá-la.',
  },
  complaint: {
    heading: 'Reclamação a uma autoridade de controle',
    gdpr: 'Se você considerar que o tratamento dos seus dados viola a legislação, pode apresentar reclamação a uma autoridade de controle de proteção de dados, em especial no Estado-Membro da sua residência habitual, do seu local de trabalho ou do local da alegada violação (art. 77 do GDPR).',
    competent: 'A autoridade competente para nós é:',
    competentOneOf:
      'A autoridade competente para nós depende da parte do país em que estamos estabelecidos. As autoridades do país (%{country}) são as seguintes; você pode recorrer a qualquer uma delas:',
    find: 'As autoridades de todos os países do Espaço Econômico Europeu estão listadas aqui: %{link}.',
    findText: 'Comitê Europeu para a Proteção de Dados, membros',
    court: 'Você também pode recorrer à via judicial (art. 79 do GDPR).',
    name: 'Autoridade',
    address: 'Endereço',
    email: 'E-mail',
    website: 'Site',
  },
};
