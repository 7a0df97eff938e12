import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'O que você publica',
    yours: 'O que você publica continua sendo seu. Você responde por isso e deve ter os direitos necessários.',
    licence:
      'Enquanto o conteúdo estiver publicado, você nos autoriza, gratuitamente e em todo o mundo, a armazená-lo, a exibi-lo a outras pessoas em %{site} e a alterar a sua forma quando a tecnologia exigir. A autorização termina quando você o exclui, exceto quanto às cópias que outras pessoas tenham feito licitamente.',
    rulesIntro: 'Você não pode publicar:',
    rules: {
      illegal: 'nada que viole a lei ou incite a violá-la',
      rights: 'nada que viole direitos autorais, marcas, a privacidade ou outros direitos de terceiros',
      hate: 'ódio, ameaças, assédio ou apologia da violência',
      children: 'nada que prejudique ou sexualize crianças e adolescentes',
      deception: 'fraudes, spam ou programas nocivos',
      data: 'dados pessoais de terceiros sem ter direito a isso',
    },
    ownIntro: 'Além disso, aplicam-se estas regras:',
  },
  moderation: {
    heading: 'Como lidamos com conteúdos que violam as regras',
    notice:
      'Qualquer pessoa pode denunciar conteúdos escrevendo para %{contact}: informe de que conteúdo se trata, onde ele se encontra e por que você o considera ilegal ou contrário a estas regras, bem como o seu nome e endereço de e-mail, exceto quando se tratar de abuso sexual de crianças. Confirmamos o recebimento, decidimos de forma tempestiva, diligente, objetiva e não arbitrária e informamos você da decisão.',
    measures:
      'Conteúdos ilegais ou que violem estas regras podem ser removidos, ter a visibilidade reduzida ou ser bloqueados. Contas que publiquem com frequência conteúdos manifestamente ilegais são suspensas por prazo razoável, após advertência, ou encerradas.',
    reasons:
      'A pessoa afetada é informada da decisão tomada, dos fatos e da regra em que ela se baseia e de como contestá-la. A contestação pode ser enviada ao mesmo endereço; toda contestação é analisada por uma pessoa.',
    objection:
      'A contestação é gratuita e pode ser apresentada em até seis meses da decisão. Decidimos sobre ela sem demora injustificada e de forma fundamentada.',
    settlement:
      'Na medida em que o Regulamento (UE) 2022/2065 nos obrigar, o conflito sobre uma decisão também pode ser levado a um organismo certificado de solução extrajudicial de litígios (art. 21). O acesso à Justiça permanece assegurado.',
    automated:
      'Meios automatizados nos ajudam a encontrar e avaliar conteúdos; as decisões sobre contestações nunca são tomadas somente por eles.',
    manual: 'Não usamos meios automatizados para avaliar conteúdos: são pessoas que decidem.',
    contactPoint:
      'O ponto único de contato para as autoridades, a Comissão Europeia e o Comitê Europeu dos Serviços Digitais (art. 11 do Regulamento (UE) 2022/2065, Regulamento dos Serviços Digitais) e para os usuários (art. 12 do mesmo regulamento) é %{contact}.',
    contactLanguages: 'Você pode escrever para ele em qualquer dos idiomas em que estes termos são publicados.',
  },
};
