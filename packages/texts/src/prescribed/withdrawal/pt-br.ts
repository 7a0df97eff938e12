import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), translated into Brazilian Portuguese, which is no official language of the Union. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Direito de arrependimento na União Europeia',
    period: 'Você tem o direito de desistir deste contrato no prazo de 14 dias, sem indicar qualquer motivo.',
    expires: {
      contract: 'O prazo termina 14 dias após o dia da celebração do contrato.',
      together:
        'O prazo termina 14 dias após o dia em que você, ou um terceiro por você indicado que não seja a transportadora, receber fisicamente os produtos.',
      separately:
        'O prazo termina 14 dias após o dia em que você, ou um terceiro por você indicado que não seja a transportadora, receber fisicamente o último produto.',
      pieces:
        'O prazo termina 14 dias após o dia em que você, ou um terceiro por você indicado que não seja a transportadora, receber fisicamente o último lote ou a última parte.',
      regularly:
        'O prazo termina 14 dias após o dia em que você, ou um terceiro por você indicado que não seja a transportadora, receber fisicamente o primeiro produto.',
    },
    exercise:
      'Para exercer esse direito, você deve nos comunicar (%{trader}) a sua decisão de desistir deste contrato por meio de uma declaração inequívoca (por exemplo, carta enviada pelo correio ou e-mail). Você pode usar o modelo de formulário anexo, mas isso não é obrigatório.',
    online:
      'Você também pode exercer esse direito on-line em %{function}. Se usar essa função on-line, enviaremos a você, sem demora injustificada e em suporte durável (por exemplo, por e-mail), a confirmação de recebimento da desistência, com o seu conteúdo e a data e a hora do envio.',
    deadline:
      'Para cumprir o prazo, basta que você envie a sua comunicação sobre o exercício desse direito antes que ele termine.',
    effects: 'Efeitos da desistência',
    reimburse:
      'Se você desistir deste contrato, reembolsaremos todos os pagamentos que recebemos de você, incluindo os custos de entrega (exceto os custos adicionais decorrentes da sua escolha de uma modalidade de entrega diferente da entrega padrão mais barata que oferecemos), sem demora injustificada e, em qualquer caso, no máximo 14 dias após o dia em que formos informados da sua decisão de desistir deste contrato. Faremos o reembolso pelo mesmo meio de pagamento que você usou na transação original, salvo acordo expresso em contrário; em qualquer caso, você não terá nenhum custo em razão desse reembolso.',
    withhold:
      'Podemos reter o reembolso até recebermos os produtos de volta ou até que você comprove que os enviou de volta, o que ocorrer primeiro.',
    collect: 'Nós retiraremos os produtos.',
    sendBack:
      'Você deve devolver ou entregar os produtos a nós sem demora injustificada e, em qualquer caso, no máximo 14 dias após o dia em que nos comunicar a desistência deste contrato. O prazo é cumprido se você enviar os produtos de volta antes do fim dos 14 dias.',
    sendBackTo:
      'Você deve devolver ou entregar os produtos a nós ou a %{recipient} sem demora injustificada e, em qualquer caso, no máximo 14 dias após o dia em que nos comunicar a desistência deste contrato. O prazo é cumprido se você enviar os produtos de volta antes do fim dos 14 dias.',
    costOwner: 'Nós arcaremos com os custos da devolução dos produtos.',
    costCustomer: 'Você deverá arcar com os custos diretos da devolução dos produtos.',
    costEstimate:
      'Você deverá arcar com os custos diretos da devolução dos produtos. O custo é estimado em no máximo cerca de %{amount}.',
    value:
      'Você só responde pela perda de valor dos produtos que resulte de um manuseio além do necessário para verificar a natureza, as características e o funcionamento deles.',
    services:
      'Se você pediu que a prestação de serviços começasse durante o prazo, pagará a nós um valor proporcional ao que foi prestado até o momento em que nos comunicou a desistência deste contrato, em comparação com o total previsto no contrato.',
  },
  form: {
    title: 'Modelo de formulário de desistência',
    intro: '(preencha e devolva este formulário somente se quiser desistir do contrato)',
    to: 'Para %{recipient}:',
    declare:
      'Eu/Nós (*) comunico/comunicamos (*) por meio deste que desisto/desistimos (*) do meu/nosso (*) contrato de venda dos seguintes produtos (*)/de prestação do seguinte serviço (*)',
    ordered: 'Pedido em (*)/recebido em (*)',
    name: 'Nome do(s) consumidor(es)',
    address: 'Endereço do(s) consumidor(es)',
    signature: 'Assinatura do(s) consumidor(es) (somente se este formulário for enviado em papel)',
    date: 'Data',
    delete: '(*) Risque o que não se aplica.',
  },
};
