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
  },
  business: {
    heading: 'Para os vendedores',
    text: 'Se restringirmos, suspendermos ou cessarmos a utilização do mercado em linha por um vendedor, indicamos os motivos: no caso de restrição ou suspensão, antes de esta produzir efeitos ou nesse momento; no caso de cessação de toda a utilização, com uma antecedência de, pelo menos, 30 dias, salvo se a lei ou violações repetidas exigirem outra coisa. As alterações a estes termos são comunicadas aos vendedores pelo menos 15 dias antes de se aplicarem (Regulamento (UE) 2019/1150).',
  },
};
