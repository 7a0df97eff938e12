import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Como o contrato é celebrado',
    display:
      'O que mostramos em %{site} é um convite para fazer um pedido e ainda não constitui proposta vinculante, ressalvados os casos em que a lei, como o Código de Defesa do Consumidor, vincula o fornecedor à sua oferta.',
    steps:
      'Antes de fazer o pedido, você vê o que escolheu, quanto custa e os dados que informou, e pode corrigir erros. O pedido é feito por meio de um botão que informa que você está fazendo um pedido com obrigação de pagamento. Essa é a sua proposta de celebração do contrato.',
    confirmation:
      'Confirmamos imediatamente por e-mail o recebimento do seu pedido. O contrato é celebrado quando aceitamos o pedido expressamente, enviamos os produtos ou damos a você acesso ao que foi pedido.',
    confirmationGoods:
      'Confirmamos imediatamente por e-mail o recebimento do seu pedido. O contrato é celebrado quando aceitamos o pedido expressamente ou enviamos os produtos.',
    confirmationDigital:
      'Confirmamos imediatamente por e-mail o recebimento do seu pedido. O contrato é celebrado quando aceitamos o pedido expressamente ou damos a você acesso ao que foi pedido.',
    storage:
      'Armazenamos o texto do contrato e o enviamos por e-mail, com estes termos, para que você possa guardá-lo.',
    languages: 'Você pode celebrar o contrato em qualquer dos idiomas em que o processo de compra é oferecido.',
  },
  prices: {
    heading: 'Preços e pagamento',
    shown: 'Valem os preços exibidos no momento do pedido.',
    withTax:
      'Eles incluem os tributos sobre o consumo (como o imposto sobre valor agregado) e todos os demais componentes do preço.',
    withoutTax:
      'Os tributos sobre o consumo (como o imposto sobre valor agregado) são acrescidos e exibidos separadamente.',
    currency: 'Os preços são indicados na seguinte moeda: %{currency}.',
    delivery: 'O valor da entrega é exibido antes do pedido.',
    methods: 'Formas de pagamento: %{methods}.',
    names: {
      card: 'cartão de crédito ou débito',
      paypal: 'PayPal',
      bankTransfer: 'transferência bancária',
      directDebit: 'débito automático',
      invoice: 'fatura',
      wallet: 'carteira digital (como Apple Pay ou Google Pay)',
      cashOnDelivery: 'pagamento na entrega',
      appStore: 'conta da sua loja de aplicativos',
    },
    due: 'Salvo acordo em contrário, o pagamento é devido no momento da celebração do contrato.',
    late: 'As empresas que pagarem com atraso devem os juros de mora e a compensação pelos custos de cobrança previstos em lei, na União Europeia no mínimo 40 euros (Diretiva 2011/7/UE).',
    lateFrance:
      'Se uma empresa pagar com atraso, deve, independentemente de aviso, juros à taxa aplicada pelo Banco Central Europeu à sua operação de refinanciamento mais recente, acrescida de dez pontos percentuais, e uma compensação fixa de 40 euros pelos custos de cobrança (arts. L. 441-10 e D. 441-5 do Código Comercial francês).',
    title: 'Os produtos continuam sendo de nossa propriedade até o pagamento integral (reserva de domínio).',
  },
  subscription: {
    heading: 'Assinaturas',
    period: 'A assinatura vigora pelo período exibido no momento do pedido ou, na falta dele, por: %{period}.',
    shown: 'A assinatura vigora pelo período exibido no momento do pedido.',
    renews: 'Ela se renova por novo período de igual duração, salvo se for cancelada antes do fim do período.',
    renewsConsumers:
      'Os consumidores são avisados da renovação na forma da lei que se aplica a eles e podem encerrar antes um contrato renovado quando essa lei permitir.',
    renewsGermany:
      'O contrato com um consumidor não se renova por novo período: salvo se for cancelado antes do fim do período, continua por prazo indeterminado e pode então ser encerrado a qualquer momento com aviso prévio de um mês (§ 309, nº 9, do Código Civil alemão).',
    france:
      'Para os contratos com consumidores que se renovam tacitamente, a lei francesa determina que estes artigos do Código do Consumo sejam reproduzidos na íntegra (art. L. 215-4):',
    ends: 'Ela termina automaticamente ao fim desse período e não se renova.',
    trial:
      'Se você receber um período de teste, ele será gratuito por: %{period}. Se você não cancelar antes do fim, terá início a assinatura paga; informamos isso antes do início do teste.',
    cancel: 'Você pode cancelar a qualquer momento, com efeito ao fim do período em curso, aqui: %{link}.',
    cancelText: 'cancelar a assinatura',
    cancelByMail:
      'Você pode cancelar a qualquer momento, com efeito ao fim do período em curso, escrevendo para %{contact}.',
    prices:
      'Se aumentarmos o preço de uma assinatura em curso, informamos você com pelo menos %{days} de antecedência, e você pode cancelar gratuitamente até que o novo preço se aplique. Ele nunca se aplica a período já pago.',
    cause: 'Não é afetado o direito de qualquer das partes de encerrar o contrato por justa causa.',
  },
};
