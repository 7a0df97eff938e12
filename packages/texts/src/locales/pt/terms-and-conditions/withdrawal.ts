import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Direito de retratação (livre resolução)',
  who: 'Os consumidores no Espaço Económico Europeu e no Reino Unido têm o direito de se retratar de um contrato celebrado à distância (direito de livre resolução) sem necessidade de indicar qualquer motivo.',
  brazil:
    'Os consumidores protegidos pela lei brasileira podem desistir no prazo de sete dias a contar da celebração do contrato ou da receção do bem ou do serviço e recebem de imediato tudo o que pagaram (artigo 49.º do Código de Defesa do Consumidor brasileiro). As condições e exceções que se seguem não restringem este direito.',
  periodGoods:
    'O prazo de retratação é de %{days} a contar do dia em que recebe os bens ou em que os recebe um terceiro por si indicado que não seja o transportador; se a encomenda for entregue em várias partes, a contar do dia em que é recebida a última.',
  periodServices:
    'Para os serviços e os conteúdos digitais, o prazo de retratação é de %{days} a contar do dia da celebração do contrato.',
  function: {
    heading: 'Como se retratar do contrato',
    link: 'Pode retratar-se em linha, em qualquer momento até ao fim do prazo, aqui: %{link}. Indica o seu nome, o contrato e o endereço de e-mail para a confirmação e prime depois «Confirmar retratação». Confirmamos de imediato, por e-mail, a receção da sua retratação, com o respetivo conteúdo, a data e a hora.',
    label: 'Retrate-se do contrato aqui',
    statement:
      'Pode também comunicar-nos a sua decisão através de qualquer declaração inequívoca, por exemplo por carta para o nosso endereço ou por e-mail para %{contact}. Pode utilizar o formulário abaixo, mas não é obrigatório.',
    deadline: 'Para que o prazo seja respeitado, basta enviar a declaração antes do fim do prazo.',
  },
  effects: {
    heading: 'Efeitos da retratação',
    refund:
      'Reembolsamos todos os pagamentos que recebemos de si, incluindo os custos da entrega normal, sem demora injustificada e, o mais tardar, 14 dias a contar do dia em que somos informados da sua retratação. Utilizamos o meio de pagamento que utilizou, salvo acordo expresso em contrário, e não cobramos nada pelo reembolso.',
    refundServices:
      'Reembolsamos todos os pagamentos que recebemos de si, sem demora injustificada e, o mais tardar, 14 dias a contar do dia em que somos informados da sua retratação. Utilizamos o meio de pagamento que utilizou, salvo acordo expresso em contrário, e não cobramos nada pelo reembolso.',
    withhold:
      'Podemos reter o reembolso até recebermos os bens devolvidos ou até que apresente prova de que os enviou, consoante o que ocorrer primeiro.',
    sendTo:
      'Envie os bens sem demora injustificada e, o mais tardar, 14 dias a contar do dia em que nos comunica a sua retratação, para: %{address}.',
    send: 'Devolva os bens para o nosso endereço sem demora injustificada e, o mais tardar, 14 dias a contar do dia em que nos comunica a sua retratação.',
    costCustomer: 'Tem de suportar o custo direto da devolução dos bens.',
    costOwner: 'Suportamos o custo da devolução dos bens.',
    value:
      'Só é responsável pela depreciação dos bens que decorra de uma manipulação que exceda o necessário para verificar a natureza, as características e o funcionamento dos bens.',
    services:
      'Se pediu que a prestação de um serviço começasse durante o prazo de retratação, paga a parte prestada até ao momento em que nos comunica a sua retratação.',
  },
  exceptions: {
    heading: 'Quando não existe direito de retratação',
    goods: {
      bespoke: 'bens fabricados segundo as suas especificações ou manifestamente personalizados',
      perishable: 'bens suscetíveis de se deteriorarem ou de ficarem rapidamente fora de prazo',
      sealed:
        'bens selados que não se prestem a devolução por razões de proteção da saúde ou de higiene, quando tenham sido abertos',
      mixed: 'bens que, após a entrega, fiquem inseparavelmente misturados com outros',
      recordings: 'gravações áudio ou vídeo seladas e software selado, quando tenham sido abertos',
    },
    digital:
      'conteúdos digitais não fornecidos num suporte material, quando tenhamos começado a fornecê-los com o seu consentimento prévio e expresso, tenha reconhecido que, por isso, perde o direito de retratação e tenhamos confirmado o contrato',
    services:
      'serviços que tenham sido integralmente prestados, quando tenhamos começado com o seu consentimento prévio e expresso e tenha reconhecido que perde o direito logo que o contrato tenha sido plenamente executado',
  },
  form: {
    heading: 'Formulário de retratação',
    intro: 'Se quiser retratar-se do contrato, pode preencher e devolver este formulário:',
    to: 'Para %{recipient}:',
    declare:
      'Pela presente comunico/comunicamos que me retrato/nos retratamos do meu/nosso contrato de compra e venda relativo aos seguintes bens / para a prestação do seguinte serviço:',
    ordered: 'Encomendado em / recebido em:',
    name: 'Nome do(s) consumidor(es):',
    address: 'Endereço do(s) consumidor(es):',
    signature: 'Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser enviado em papel):',
    date: 'Data:',
  },
};
