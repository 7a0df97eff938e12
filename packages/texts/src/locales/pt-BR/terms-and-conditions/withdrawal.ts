import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Direito de desistência (arrependimento)',
  who: 'Os consumidores no Espaço Econômico Europeu e no Reino Unido têm o direito de desistir de um contrato celebrado a distância sem indicar motivo.',
  brazil:
    'Os consumidores protegidos pela lei brasileira podem desistir do contrato em sete dias da sua celebração ou do recebimento do produto ou serviço, com devolução imediata de tudo o que pagaram (direito de arrependimento, art. 49 do Código de Defesa do Consumidor). As condições e exceções abaixo não restringem esse direito.',
  periodGoods:
    'O prazo de desistência é de %{days}, contados do dia em que você, ou uma pessoa indicada por você que não seja o transportador, recebe os produtos; se o pedido for entregue em várias partes, do dia em que a última é recebida.',
  periodServices:
    'Para serviços e conteúdos digitais, o prazo de desistência é de %{days}, contados do dia da celebração do contrato.',
  function: {
    heading: 'Como desistir',
    link: 'Você pode desistir on-line a qualquer momento até o fim do prazo, aqui: %{link}. Informe o seu nome, o contrato e o endereço de e-mail para a confirmação e, em seguida, clique em “Confirmar desistência”. Confirmamos imediatamente por e-mail o recebimento da sua desistência, com o seu conteúdo, a data e a hora.',
    label: 'Desistir do contrato aqui',
    statement:
      'Você também pode nos comunicar a sua decisão por qualquer declaração inequívoca, por exemplo por carta ao nosso endereço ou por e-mail a %{contact}. Você pode usar o formulário abaixo, mas não é obrigatório.',
    deadline: 'Para cumprir o prazo, basta enviar a sua declaração antes que ele termine.',
  },
  effects: {
    heading: 'Consequências da desistência',
    refund:
      'Devolvemos todos os pagamentos que recebemos de você, inclusive o valor da entrega padrão, sem demora injustificada e no máximo em 14 dias do dia em que formos informados da sua desistência. Usamos o meio de pagamento que você usou, salvo acordo expresso em contrário, e não cobramos nada por isso.',
    refundServices:
      'Devolvemos todos os pagamentos que recebemos de você, sem demora injustificada e no máximo em 14 dias do dia em que formos informados da sua desistência. Usamos o meio de pagamento que você usou, salvo acordo expresso em contrário, e não cobramos nada por isso.',
    withhold:
      'Podemos reter a devolução até receber os produtos de volta ou até que você comprove tê-los enviado, o que ocorrer primeiro.',
    sendTo:
      'Envie os produtos sem demora injustificada, e no máximo em 14 dias do dia em que nos comunicar a sua desistência, para: %{address}.',
    send: 'Devolva os produtos ao nosso endereço sem demora injustificada, e no máximo em 14 dias do dia em que nos comunicar a sua desistência.',
    costCustomer: 'O custo direto da devolução dos produtos é seu.',
    costOwner: 'O custo da devolução dos produtos é nosso.',
    value:
      'Você responde pela perda de valor dos produtos somente se ela resultar de um manuseio além do necessário para verificar a sua natureza, as suas características e o seu funcionamento.',
    services:
      'Se você pediu que um serviço começasse durante o prazo de desistência, paga a parte prestada até o momento em que nos comunicar a sua desistência.',
  },
  exceptions: {
    heading: 'Quando não há direito de desistência',
    goods: {
      bespoke: 'produtos feitos segundo as suas especificações ou claramente personalizados',
      perishable: 'produtos que se deterioram ou vencem rapidamente',
      sealed:
        'produtos lacrados que não se prestam à devolução por razões de saúde ou higiene, depois de rompido o lacre',
      mixed: 'produtos que, após a entrega, se misturam de forma inseparável a outros',
      recordings: 'gravações de áudio ou vídeo lacradas e software lacrado, depois de rompido o lacre',
    },
    digital:
      'conteúdos digitais não fornecidos em suporte material, depois que começamos a fornecê-los com o seu consentimento prévio e expresso, você reconheceu que com isso perde o direito de desistência e nós confirmamos o contrato',
    services:
      'serviços integralmente prestados, se começamos com o seu consentimento prévio e expresso e você reconheceu que perde o direito quando o contrato estiver integralmente executado',
  },
  form: {
    heading: 'Formulário de desistência',
    intro: 'Se quiser desistir do contrato, você pode preencher este formulário e enviá-lo de volta:',
    to: 'Para %{recipient}:',
    declare:
      'Comunico/Comunicamos que desisto/desistimos do meu/nosso contrato de compra dos seguintes produtos / de prestação do seguinte serviço:',
    ordered: 'Pedido em / recebido em:',
    name: 'Nome do(s) consumidor(es):',
    address: 'Endereço do(s) consumidor(es):',
    signature: 'Assinatura do(s) consumidor(es) (somente se este formulário for enviado em papel):',
    date: 'Data:',
  },
};
