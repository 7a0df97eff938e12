import type { Translated } from '../../../../translated.ts';
import type { tags as english } from '../../../en/dashboard/detection/tags.ts';

export const tags: Translated<typeof english> = {
  title: 'Tags que carregam antes que alguém possa escolher',
  text: 'Elas estão no html das suas páginas, por isso os navegadores as carregam antes que qualquer script possa segurá-las, inclusive o de um banner. Escritas como mostrado, elas esperam pelo consentimento.',
  byThemselves: 'O plugin para WordPress, o componente React e o @candor/rewrite fazem isso sozinhos.',
  how: 'Ver como',
  show: 'Como alterar a tag de %{service}',
  waits: 'Deve esperar por: %{purpose}',
  noscript: 'Para visitantes sem scripts',
  unknown:
    'Ninguém sabe de quem ela é, por isso espera pela finalidade marketing. Se ela serve a outra finalidade, indique essa.',
  before: 'Como está',
  after: 'Como deve ficar',
  tooLong:
    'Longa demais para ser mostrada. Acrescente data-candor="%{purpose}", escreva data-src no lugar de src e, em um script, também type="text/plain".',
  leftOut: { one: 'E mais uma tag.', many: 'E mais %{number} de tags.', other: 'E mais %{number} tags.' },
};
