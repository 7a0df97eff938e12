import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Os seus direitos',
  intro: 'Na medida prevista pela lei que lhe seja aplicável, tem os seguintes direitos:',
  access: {
    name: 'Acesso',
    text: 'Pode saber se tratamos dados que lhe digam respeito e receber uma cópia dos mesmos, com as informações sobre o tratamento (artigo 15.º do RGPD).',
  },
  rectification: {
    name: 'Retificação',
    text: 'Pode obter a retificação dos dados inexatos e que os dados incompletos sejam completados (artigo 16.º do RGPD).',
  },
  erasure: {
    name: 'Apagamento',
    text: 'Pode obter o apagamento dos seus dados, por exemplo quando deixem de ser necessários ou retire o seu consentimento (artigo 17.º do RGPD).',
  },
  restriction: {
    name: 'Limitação do tratamento',
    text: 'Pode exigir que os dados sejam apenas conservados e não utilizados de outra forma, por exemplo enquanto se verifica a sua exatidão (artigo 18.º do RGPD).',
  },
  notification: {
    name: 'Comunicação aos destinatários',
    text: 'Comunicamos a cada destinatário dos seus dados a retificação, o apagamento ou a limitação, salvo se tal se revelar impossível ou implicar um esforço desproporcionado; se o solicitar, indicamos-lhe quem são (artigo 19.º do RGPD).',
  },
  portability: {
    name: 'Portabilidade dos dados',
    text: 'Pode receber os dados que nos forneceu num formato estruturado, de uso corrente e de leitura automática, ou obter a sua transmissão a outro responsável pelo tratamento, quando o tratamento assentar no consentimento ou num contrato e for automatizado (artigo 20.º do RGPD).',
  },
  automated: {
    name: 'Não sujeição a decisões exclusivamente automatizadas',
    text: 'Tem o direito de não ficar sujeito a uma decisão tomada exclusivamente com base no tratamento automatizado que o afete significativamente, exceto quando a lei o permita; nesse caso, pode obter a sua reapreciação por uma pessoa (artigo 22.º do RGPD).',
  },
  withdrawal: {
    name: 'Retirada do consentimento',
    text: 'Pode retirar qualquer consentimento a qualquer momento. O que tiver sido feito antes da retirada mantém-se lícito (artigo 7.º, n.º 3, do RGPD).',
  },
  deceased: {
    name: 'Dados de pessoas falecidas',
    france:
      'Pode dar instruções sobre a conservação, o apagamento e a comunicação dos seus dados após a sua morte (artigo 85.º da Lei francesa da Proteção de Dados, Lei n.º 78-17, de 6 de janeiro de 1978).',
    italy:
      'Os direitos previstos nos artigos 15.º a 22.º do RGPD relativos aos dados de uma pessoa falecida podem ser exercidos por quem tenha um interesse próprio, atue como mandatário dessa pessoa para a proteger ou atue por razões familiares merecedoras de proteção (artigo 2.º-terdecies do Código italiano em matéria de proteção de dados pessoais, Decreto Legislativo n.º 196/2003).',
    spain:
      'Os familiares e herdeiros de uma pessoa falecida, bem como quem com ela partilhava a vida, podem pedir-nos o acesso aos dados dessa pessoa e a sua retificação ou apagamento, salvo se a pessoa o tiver expressamente proibido ou uma lei dispuser em contrário (artigo 3.º da Lei Orgânica espanhola 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Direito de oposição',
    reasons:
      'Quando tratamos os seus dados com base em interesses legítimos ou no interesse público, pode opor-se a qualquer momento, por motivos relacionados com a sua situação particular. Nesse caso, cessamos o tratamento, a não ser que apresentemos razões imperiosas e legítimas ou precisemos dos dados para a declaração, o exercício ou a defesa de um direito num processo judicial (artigo 21.º, n.º 1, do RGPD).',
    marketing:
      'Pode opor-se à utilização dos seus dados para efeitos de comercialização direta a qualquer momento e sem indicar motivos. Nesse caso, deixamos de os utilizar para esse fim (artigo 21.º, n.ºs 2 e 3, do RGPD).',
  },
  exercise: {
    heading: 'Como exercer os seus direitos',
    write:
      'Para exercer os seus direitos, contacte-nos: %{contact}. Basta uma frase; não é necessário nenhum formulário.',
    form: 'Para exercer os seus direitos, utilize este formulário: %{link}. Pode também escrever-nos: %{contact}.',
    formText: 'formulário de pedido',
    answer:
      'Respondemos gratuitamente e sem demora injustificada, o mais tardar no prazo de um mês. Quando os pedidos forem complexos ou numerosos, este prazo pode ser prorrogado por mais dois meses; nesse caso, damos-lhe conhecimento disso durante o primeiro mês e indicamos os motivos (artigo 12.º do RGPD).',
    identity:
      'Só se tivermos dúvidas razoáveis sobre a sua identidade pedimos informações adicionais para a confirmar.',
  },
  complaint: {
    heading: 'Reclamação a uma autoridade de controlo',
    gdpr: 'Se considerar que o tratamento dos seus dados viola a lei, pode apresentar reclamação a uma autoridade de controlo em matéria de proteção de dados, em especial no Estado-Membro da sua residência, do seu local de trabalho ou da alegada infração (artigo 77.º do RGPD).',
    competent: 'A autoridade competente em relação a nós é:',
    competentOneOf:
      'A autoridade competente em relação a nós depende da parte do país em que estamos estabelecidos. São estas as autoridades do país (%{country}); pode dirigir-se a qualquer delas:',
    find: 'As autoridades de todos os países do Espaço Económico Europeu estão indicadas aqui: %{link}.',
    findText: 'Comité Europeu para a Proteção de Dados, membros',
    court: 'Pode também recorrer a um tribunal (artigo 79.º do RGPD).',
    name: 'Autoridade',
    address: 'Morada',
    email: 'E-mail',
    website: 'Site',
  },
};
