import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Entrega',
    countries: 'Efetuamos entregas nos seguintes países: %{countries}.',
    anywhere: 'Os países em que efetuamos entregas são indicados no momento da encomenda.',
    within: 'Os bens são entregues, o mais tardar, no seguinte prazo a contar da celebração do contrato: %{period}.',
    shown:
      'O prazo de entrega é indicado no momento da encomenda; nunca é superior a 30 dias a contar da celebração do contrato.',
    risk: 'Em relação aos consumidores, o risco de perda ou dano transfere-se quando estes, ou um terceiro por eles indicado que não seja o transportador, recebem os bens. Em relação aos profissionais, transfere-se quando entregamos os bens ao transportador.',
    riskConsumers:
      'O risco de perda ou dano transfere-se para si quando recebe os bens ou quando os recebe um terceiro por si indicado que não seja o transportador.',
    riskBusinesses: 'O risco de perda ou dano transfere-se para si quando entregamos os bens ao transportador.',
  },
  digital: {
    heading: 'Acesso e atualizações',
    access: 'Damos-lhe acesso ao que encomendou sem demora injustificada após a celebração do contrato.',
    updates:
      'Fornecemos as atualizações, incluindo as de segurança, necessárias para que o que encomendou se mantenha em conformidade com o contrato, e damos-lhe conhecimento delas: numa subscrição, enquanto durar; numa compra única, durante o tempo que possa razoavelmente esperar.',
    requirements: 'Os dispositivos e programas compatíveis são indicados junto da oferta.',
    changes:
      'Para além disso, só podemos alterar serviços digitais em curso por um motivo válido, como um novo ambiente técnico, um maior número de utilizadores ou outra razão operacional importante, sem custos para si e depois de o informarmos de forma clara. Se uma alteração prejudicar a sua utilização de forma não insignificante, informamos com antecedência e pode resolver o contrato gratuitamente no prazo de 30 dias.',
  },
  conformity: {
    heading: 'Se algo não estiver bem',
    goods:
      'Aplica-se a garantia legal de conformidade: se os bens tiverem defeito, pode exigir a reparação ou a substituição, a título gratuito, e, nas condições previstas na lei, a redução do preço ou a devolução do valor pago.',
    goodsPeriod:
      'Para os consumidores no Espaço Económico Europeu, a garantia abrange qualquer falta de conformidade que se manifeste no prazo de, pelo menos, dois anos a contar da entrega (em Portugal, três anos).',
    digital:
      'A garantia legal de conformidade aplica-se aos conteúdos e serviços digitais: se não estiverem em conformidade com o contrato, pode exigir a reposição da conformidade e, nas condições previstas na lei, a redução do preço ou a resolução do contrato.',
    personalData:
      'Quando os consumidores no Espaço Económico Europeu facultam dados pessoais em vez de pagarem um preço, a garantia legal de conformidade aplica-se também aos nossos serviços digitais, salvo se tratarmos esses dados apenas para prestar o serviço ou para cumprir a lei: se um serviço não estiver em conformidade com o contrato, podem exigir a reposição da conformidade ou resolver o contrato.',
    unitedKingdom: 'Os consumidores no Reino Unido têm os direitos previstos no Consumer Rights Act 2015.',
    businessRights: 'Se o que entregamos ou fornecemos tiver defeitos, tem os direitos que a lei lhe confere.',
    businesses:
      'Os profissionais devem examinar os bens sem demora aquando da entrega e comunicar-nos os defeitos visíveis; os defeitos ocultos devem ser comunicados logo que sejam descobertos. Os seus direitos por defeitos caducam um ano após a entrega, exceto nos casos em que respondemos sem limite.',
    guarantee: 'Damos ainda a seguinte garantia, que não prejudica os seus direitos legais:',
    contact: 'Se algo não estiver bem, escreva para %{contact}.',
    france: {
      goods:
        'Para a venda de bens a consumidores, o direito francês prescreve esta informação (anexo ao artigo D. 211-2 do Código do Consumo francês):',
      once: 'Para os conteúdos e serviços digitais fornecidos a consumidores num ato único ou em atos individuais, o direito francês prescreve esta informação (anexo ao artigo D. 211-3 do Código do Consumo francês):',
      continuous:
        'Para os conteúdos e serviços digitais fornecidos a consumidores de forma contínua, o direito francês prescreve esta informação (anexo ao artigo D. 211-4 do Código do Consumo francês):',
    },
  },
};
