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
  },
  business: {
    heading: 'Para vendedores',
    text: 'Se restringirmos, suspendermos ou encerrarmos o uso do marketplace por um vendedor, informamos os motivos: em caso de restrição ou suspensão, antes ou no momento em que produzir efeitos; em caso de encerramento total do uso, com pelo menos 30 dias de antecedência, salvo se uma lei ou violações reiteradas exigirem o contrário. As alterações destes termos são comunicadas aos vendedores pelo menos 15 dias antes de se aplicarem (Regulamento (UE) 2019/1150).',
  },
};
