import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Entrega',
    countries: 'Entregamos nos seguintes países: %{countries}.',
    anywhere: 'Os países em que entregamos são exibidos no momento do pedido.',
    within: 'Os produtos chegam a você, no máximo, no seguinte prazo após a celebração do contrato: %{period}.',
    shown:
      'O prazo de entrega é exibido no momento do pedido; ele nunca é superior a 30 dias após a celebração do contrato.',
    risk: 'Para consumidores, o risco de perda e dano é transferido quando eles, ou uma pessoa por eles indicada que não seja o transportador, recebem os produtos. Para empresas, é transferido quando entregamos os produtos ao transportador.',
    riskConsumers:
      'O risco de perda e dano é transferido a você quando você, ou uma pessoa indicada por você que não seja o transportador, recebe os produtos.',
    riskBusinesses: 'O risco de perda e dano é transferido a você quando entregamos os produtos ao transportador.',
  },
  digital: {
    heading: 'Acesso e atualizações',
    access: 'Damos a você acesso ao que foi pedido sem demora injustificada após a celebração do contrato.',
    updates:
      'Fornecemos as atualizações, inclusive as de segurança, necessárias para que o que você pediu permaneça em conformidade com o contrato, e informamos você sobre elas: em uma assinatura, enquanto ela durar; em uma compra única, pelo tempo que você puder razoavelmente esperar.',
    requirements: 'Os dispositivos e programas compatíveis são informados na oferta.',
    changes:
      'Além disso, só podemos alterar serviços digitais em andamento por motivo válido, como um novo ambiente técnico, um número maior de usuários ou outra razão operacional importante, sem custo para você e depois de informar você com clareza. Se uma alteração prejudicar o seu uso de forma não insignificante, informamos com antecedência, e você pode encerrar o contrato gratuitamente em até 30 dias.',
  },
  conformity: {
    heading: 'Se algo estiver errado',
    goods:
      'Aplica-se a garantia legal: se os produtos apresentarem vício ou defeito, você pode exigir gratuitamente o reparo ou a substituição e, nas condições da lei, o abatimento do preço ou a devolução do valor pago.',
    goodsPeriod:
      'Para consumidores no Espaço Econômico Europeu, ela abrange toda falta de conformidade que se manifeste em pelo menos dois anos após a entrega.',
    digital:
      'A garantia legal aplica-se aos conteúdos e serviços digitais: se não estiverem em conformidade com o contrato, você pode exigir que isso seja sanado e, nas condições da lei, pagar menos ou encerrar o contrato.',
    personalData:
      'Quando consumidores no Espaço Econômico Europeu fornecem dados pessoais em vez de pagar um preço, a garantia legal se aplica também aos nossos serviços digitais, salvo se tratarmos esses dados somente para prestar o serviço ou cumprir a lei: se um serviço não estiver em conformidade com o contrato, eles podem exigir que isso seja sanado ou encerrar o contrato.',
    unitedKingdom: 'Os consumidores no Reino Unido têm os direitos do Consumer Rights Act 2015.',
    businessRights: 'Se o que entregamos ou fornecemos tiver defeito, você tem os direitos que a lei lhe confere.',
    businesses:
      'As empresas devem examinar os produtos sem demora no recebimento e comunicar-nos os defeitos aparentes; os ocultos, assim que forem descobertos. Os seus direitos por defeitos decaem um ano após a entrega, exceto nos casos em que respondemos sem limite.',
    guarantee: 'Além disso, oferecemos a seguinte garantia contratual, que não afeta os seus direitos legais:',
    contact: 'Se algo estiver errado, escreva para %{contact}.',
    france: {
      goods:
        'Para a venda de produtos a consumidores, a lei francesa determina esta informação (anexo ao art. D. 211-2 do Código do Consumo francês):',
      once: 'Para conteúdos e serviços digitais fornecidos a consumidores em ato único ou em atos isolados, a lei francesa determina esta informação (anexo ao art. D. 211-3 do Código do Consumo francês):',
      continuous:
        'Para conteúdos e serviços digitais fornecidos a consumidores de forma contínua, a lei francesa determina esta informação (anexo ao art. D. 211-4 do Código do Consumo francês):',
    },
  },
};
