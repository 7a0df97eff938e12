import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Como se celebra o contrato',
    display:
      'O que mostramos em %{site} não constitui ainda uma proposta vinculativa, salvo disposição legal em contrário: é um convite a encomendar.',
    steps:
      'Antes de encomendar, vê o que escolheu, quanto custa e os dados que introduziu, e pode corrigir erros. A encomenda é feita através de um botão que indica que faz uma encomenda com obrigação de pagar. Essa é a sua proposta de celebração de um contrato.',
    confirmation:
      'Confirmamos de imediato, por e-mail, a receção da sua encomenda. O contrato fica celebrado quando aceitamos expressamente a encomenda, expedimos os bens ou lhe damos acesso ao que encomendou.',
    confirmationGoods:
      'Confirmamos de imediato, por e-mail, a receção da sua encomenda. O contrato fica celebrado quando aceitamos expressamente a encomenda ou expedimos os bens.',
    confirmationDigital:
      'Confirmamos de imediato, por e-mail, a receção da sua encomenda. O contrato fica celebrado quando aceitamos expressamente a encomenda ou lhe damos acesso ao que encomendou.',
    storage:
      'Conservamos o texto do contrato e enviamo-lo por e-mail, juntamente com estes termos, para que o possa guardar.',
    languages: 'Pode celebrar o contrato em qualquer das línguas em que o processo de encomenda está disponível.',
  },
  prices: {
    heading: 'Preços e pagamento',
    shown: 'Aplicam-se os preços indicados no momento da encomenda.',
    withTax: 'Os preços incluem o imposto sobre o valor acrescentado e todas as outras componentes.',
    withoutTax: 'O imposto sobre o valor acrescentado acresce aos preços e é indicado separadamente.',
    currency: 'Os preços são indicados na seguinte moeda: %{currency}.',
    delivery: 'Os custos de entrega são indicados antes da encomenda.',
    methods: 'Meios de pagamento: %{methods}.',
    names: {
      card: 'cartão de crédito ou de débito',
      paypal: 'PayPal',
      bankTransfer: 'transferência bancária',
      directDebit: 'débito direto',
      invoice: 'fatura',
      wallet: 'carteira digital (como Apple Pay ou Google Pay)',
      cashOnDelivery: 'pagamento à cobrança',
      appStore: 'conta da sua loja de aplicações',
    },
    due: 'Salvo acordo em contrário, o pagamento é devido no momento da celebração do contrato.',
    late: 'As empresas que paguem com atraso devem os juros de mora e a indemnização pelos custos de cobrança previstos na lei, na União Europeia pelo menos 40 euros (Diretiva 2011/7/UE).',
    lateFrance:
      'Se uma empresa pagar com atraso, deve, sem necessidade de interpelação, juros à taxa aplicada pelo Banco Central Europeu à sua operação de refinanciamento mais recente, acrescida de dez pontos percentuais, e uma indemnização fixa de 40 euros pelos custos de cobrança (artigos L. 441-10 e D. 441-5 do Código de Comércio francês).',
    title: 'Os bens continuam a ser propriedade nossa até ao pagamento integral (reserva de propriedade).',
  },
  subscription: {
    heading: 'Subscrições',
    period:
      'A subscrição vigora pelo período indicado no momento da encomenda ou, na falta de indicação, por: %{period}.',
    shown: 'A subscrição vigora pelo período indicado no momento da encomenda.',
    renews: 'Renova-se por um novo período da mesma duração, salvo se for cancelada antes do fim do período em curso.',
    renewsConsumers:
      'Os consumidores são avisados da renovação nos termos da lei que lhes é aplicável e podem pôr termo mais cedo a um contrato renovado quando essa lei o permita.',
    renewsGermany:
      'O contrato com um consumidor não se renova por um novo período: salvo se for cancelado antes do fim do período em curso, prossegue por tempo indeterminado e pode cessar a qualquer momento com um pré-aviso de um mês (§ 309, n.º 9, do Código Civil alemão).',
    france:
      'Para os contratos com consumidores que se renovam tacitamente, o direito francês prescreve a reprodução integral destes artigos do Código do Consumo (artigo L. 215-4):',
    ends: 'Termina por si mesma no fim desse período e não se renova.',
    trial:
      'Se lhe for concedido um período experimental, este é gratuito durante: %{period}. Se não cancelar antes do fim desse período, começa a subscrição paga; indicamo-lo antes de iniciar o período experimental.',
    cancel: 'Pode cancelar a qualquer momento, com efeitos no fim do período em curso, aqui: %{link}.',
    cancelText: 'cancelar a subscrição',
    cancelByMail:
      'Pode cancelar a qualquer momento, com efeitos no fim do período em curso, escrevendo para %{contact}.',
    prices:
      'Se aumentarmos o preço de uma subscrição em curso, comunicamos-lho com, pelo menos, %{days} de antecedência e pode cancelar gratuitamente até à aplicação do novo preço. Este nunca se aplica a um período já pago.',
    cause: 'Não é afetado o direito de qualquer das partes de pôr termo ao contrato por justa causa.',
  },
};
