import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'O mercado em linha',
  role: 'No mercado em linha, outras pessoas oferecem bens e serviços. O respetivo contrato é celebrado entre o comprador e o vendedor; nós disponibilizamos o mercado e não somos parte no contrato, salvo se uma oferta indicar que somos o vendedor.',
  status:
    'Em cada oferta indica-se se o vendedor declara ser um profissional. Se não o for, não se aplicam ao contrato com ele os direitos dos consumidores decorrentes do direito da União em matéria de defesa dos consumidores, entre eles o direito de retratação.',
  traders: 'Todos os vendedores são profissionais.',
  duties:
    'O vendedor é responsável pela oferta, pela entrega e pelos direitos do comprador resultantes do contrato. Nós somos responsáveis pelo funcionamento do mercado em linha.',
  ranking: {
    heading: 'Como são classificadas as ofertas',
    intro: 'A ordem em que as ofertas aparecem nos resultados de pesquisa depende sobretudo do seguinte:',
    paid: 'Se um pagamento influenciar a posição de uma oferta, a oferta é assinalada como tal.',
    own: 'Também fazemos ofertas próprias no mercado em linha. O acesso, a classificação e as condições são para elas os mesmos que para as ofertas dos vendedores.',
    ownDiffers:
      'Também fazemos ofertas próprias no mercado em linha. São tratadas de modo diferente das ofertas dos vendedores no seguinte:',
  },
  business: {
    heading: 'Para os vendedores',
    grounds:
      'Só restringimos, suspendemos ou cessamos a utilização do mercado em linha por um vendedor devido a uma violação destes termos ou da lei, para proteger os direitos de terceiros ou a segurança dos utilizadores, ou porque faltam informações que a lei exige aos vendedores.',
    text: 'Se restringirmos, suspendermos ou cessarmos a utilização do mercado em linha por um vendedor, indicamos os motivos: no caso de restrição ou suspensão, antes de esta produzir efeitos ou nesse momento; no caso de cessação de toda a utilização, com uma antecedência de, pelo menos, 30 dias, salvo se a lei ou violações repetidas exigirem outra coisa. As alterações a estes termos são comunicadas aos vendedores pelo menos 15 dias antes de se aplicarem (Regulamento (UE) 2019/1150).',
    rights:
      'Os vendedores conservam os direitos sobre os seus textos, imagens e marcas. Enquanto uma oferta for mostrada, permitem-nos gratuitamente utilizá-los para a mostrar no mercado em linha e para a dar a conhecer noutros locais, por exemplo em motores de pesquisa e anúncios.',
    data: 'Através da sua conta, os vendedores têm acesso aos dados sobre as suas próprias ofertas, encomendas e avaliações e aos dados dos compradores de que necessitam para executar um contrato; podem obter esses dados durante os 30 dias seguintes ao fim da utilização. Nós temos acesso a todos os dados gerados pela utilização do mercado em linha. Só comunicamos dados de um vendedor a outros vendedores de forma agregada.',
    complaints:
      'Os vendedores podem apresentar-nos reclamações gratuitamente através de %{contact}. Analisamos cada reclamação num prazo razoável e comunicamos ao vendedor o resultado e os seus fundamentos.',
    mediators:
      'Para resolver extrajudicialmente litígios com vendedores, estamos dispostos a recorrer a estes mediadores: %{mediators}.',
  },
};
