import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'O marketplace',
  role: 'No marketplace, outras pessoas oferecem produtos e serviços. O respectivo contrato é celebrado entre o comprador e o vendedor; nós oferecemos o marketplace e não somos parte desse contrato, salvo se a oferta indicar que somos o vendedor.',
  status:
    'Cada oferta indica se o vendedor declara ser comerciante ou profissional. Se não o for, não se aplicam ao contrato com ele os direitos dos consumidores previstos no direito do consumidor da União Europeia, entre eles o direito de desistência.',
  traders: 'Todos os vendedores são comerciantes ou profissionais.',
  duties:
    'O vendedor responde pela oferta, pela entrega e pelos direitos do comprador decorrentes do contrato. Nós respondemos pelo funcionamento do marketplace.',
  ranking: {
    heading: 'Como as ofertas são classificadas',
    intro: 'A ordem em que as ofertas aparecem nos resultados de busca depende principalmente do seguinte:',
    paid: 'Se um pagamento influenciar a posição de uma oferta, a oferta é identificada como tal.',
    own: 'Também fazemos ofertas próprias no marketplace. O acesso, a classificação e as condições são para elas os mesmos que para as ofertas dos vendedores.',
    ownDiffers:
      'Também fazemos ofertas próprias no marketplace. Elas são tratadas de modo diferente das ofertas dos vendedores no seguinte:',
  },
  business: {
    heading: 'Para vendedores',
    grounds:
      'Restringimos, suspendemos ou encerramos o uso do marketplace por um vendedor somente por violação destes termos ou da lei, para proteger direitos de terceiros ou a segurança dos usuários, ou porque faltam informações que a lei exige dos vendedores.',
    text: 'Se restringirmos, suspendermos ou encerrarmos o uso do marketplace por um vendedor, informamos os motivos: em caso de restrição ou suspensão, antes ou no momento em que produzir efeitos; em caso de encerramento total do uso, com pelo menos 30 dias de antecedência, salvo se uma lei ou violações reiteradas exigirem o contrário. As alterações destes termos são comunicadas aos vendedores pelo menos 15 dias antes de se aplicarem (Regulamento (UE) 2019/1150).',
    rights:
      'Os vendedores conservam os direitos sobre seus textos, imagens e marcas. Enquanto uma oferta for exibida, eles nos autorizam gratuitamente a usá-los para exibir a oferta no marketplace e divulgá-la em outros lugares, por exemplo em buscadores e anúncios.',
    data: 'Por meio da sua conta, os vendedores têm acesso aos dados das suas próprias ofertas, pedidos e avaliações e aos dados dos compradores de que precisam para executar um contrato; eles podem recuperar esses dados por 30 dias após o fim do uso. Temos acesso a todos os dados gerados pelo uso do marketplace. Só fornecemos dados de um vendedor a outros vendedores de forma agregada.',
    complaints:
      'Os vendedores podem reclamar gratuitamente conosco em %{contact}. Analisamos cada reclamação em prazo razoável e informamos ao vendedor o resultado e os motivos.',
    mediators:
      'Para resolver extrajudicialmente conflitos com vendedores, estamos dispostos a recorrer a estes mediadores: %{mediators}.',
  },
};
