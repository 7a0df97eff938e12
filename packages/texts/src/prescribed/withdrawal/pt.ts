import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Portuguese. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Direito de livre resolução',
    period:
      'O consumidor tem o direito de livre resolução do presente contrato no prazo de 14 dias de calendário, sem necessidade de indicar qualquer motivo.',
    expires: {
      contract:
        'O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia da celebração do contrato.',
      together:
        'O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia em que o consumidor adquira ou um terceiro por si indicado, que não seja o transportador, adquira a posse física dos bens.',
      separately:
        'O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia em que o consumidor adquira ou um terceiro por si indicado, que não seja o transportador, adquira a posse física do último bem.',
      pieces:
        'O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia em que o consumidor adquira ou um terceiro por si indicado, que não seja o transportador, adquira a posse física do último lote ou da última parte.',
      regularly:
        'O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia em que o consumidor adquira ou um terceiro por si indicado, que não seja o transportador, adquira a posse física do primeiro bem.',
    },
    exercise:
      'A fim de exercer o seu direito de livre resolução, o consumidor tem de nos comunicar (%{trader}) a sua decisão de resolução do presente contrato por meio de uma declaração inequívoca (por exemplo, carta enviada pelo correio ou correio eletrónico). O consumidor pode utilizar o modelo de formulário de resolução, mas tal não é obrigatório.',
    online:
      'O consumidor pode também exercer o seu direito de livre resolução em linha em %{function}. Se utilizar esta função em linha, enviar-lhe-emos sem demora injustificada, num suporte duradouro (por exemplo, por correio eletrónico), um aviso de receção da resolução, incluindo o seu conteúdo e a data e hora da sua apresentação.',
    deadline:
      'Para que o prazo de livre resolução seja respeitado, basta que a sua comunicação referente ao exercício do direito de livre resolução seja enviada antes do termo do prazo de resolução.',
    effects: 'Efeitos da livre resolução',
    reimburse:
      'Em caso de resolução do presente contrato, ser-lhe-ão reembolsados todos os pagamentos efetuados, incluindo os custos de entrega (com exceção de custos suplementares resultantes da sua escolha de uma modalidade de envio diferente da modalidade menos onerosa de envio normal por nós oferecida), sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar da data em que fomos informados da sua decisão de resolução do presente contrato. Efetuamos esses reembolsos usando o mesmo meio de pagamento que usou na transação inicial, salvo acordo expresso em contrário da sua parte; em qualquer caso, não incorre em quaisquer custos como consequência de tal reembolso.',
    withhold:
      'Podemos reter o reembolso até termos recebido os bens devolvidos, ou até que apresente prova do envio dos bens, consoante o que ocorrer primeiro.',
    collect: 'Recolheremos os bens.',
    sendBack:
      'Deve devolver os bens ou entregá-los a nós, sem demora injustificada e o mais tardar 14 dias a contar do dia em que nos informar da livre resolução do contrato. Considera-se que o prazo é respeitado se devolver os bens antes do termo do prazo de 14 dias.',
    sendBackTo:
      'Deve devolver os bens ou entregá-los a nós ou a %{recipient}, sem demora injustificada e o mais tardar 14 dias a contar do dia em que nos informar da livre resolução do contrato. Considera-se que o prazo é respeitado se devolver os bens antes do termo do prazo de 14 dias.',
    costOwner: 'Suportaremos os custos da devolução dos bens.',
    costCustomer: 'Tem de suportar os custos diretos da devolução dos bens.',
    costEstimate:
      'Tem de suportar os custos diretos da devolução dos bens. Esses custos estão estimados num máximo de aproximadamente %{amount}.',
    value:
      'O consumidor só é responsável pela depreciação dos bens que decorra de uma manipulação que exceda o necessário para verificar a natureza, as características e o funcionamento dos bens.',
    services:
      'Se tiver solicitado que a prestação de serviços comece durante o prazo de livre resolução, pagar-nos-á um montante razoável proporcional ao que lhe foi fornecido até ao momento em que nos comunicou a sua resolução do presente contrato, em relação ao conjunto das prestações previstas no contrato.',
  },
  form: {
    title: 'Modelo de formulário de livre resolução',
    intro: '(só deve preencher e devolver o presente formulário se quiser resolver o contrato)',
    to: 'Para %{recipient}:',
    declare:
      'Pela presente comunico/comunicamos (*) que resolvo/resolvemos (*) o meu/nosso (*) contrato de compra e venda relativo aos seguintes bens (*)/à prestação do seguinte serviço (*)',
    ordered: 'Solicitado em (*)/recebido em (*)',
    name: 'Nome do(s) consumidor(es)',
    address: 'Endereço do(s) consumidor(es)',
    signature: 'Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel)',
    date: 'Data',
    delete: '(*) Riscar o que não interessa.',
  },
};
