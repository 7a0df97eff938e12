import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'O que publica',
    yours: 'O que publica continua a ser seu. É responsável pelo que publica e deve ter os direitos necessários.',
    licence:
      'Enquanto o conteúdo estiver publicado, autoriza-nos, gratuitamente e em todo o mundo, a armazená-lo, a mostrá-lo a outras pessoas em %{site} e a alterar a sua forma quando a técnica o exija. A autorização termina quando elimina o conteúdo, exceto no que respeita às cópias que outras pessoas tenham feito licitamente.',
    rulesIntro: 'Não pode publicar:',
    rules: {
      illegal: 'nada que viole a lei ou apele à sua violação',
      rights: 'nada que viole direitos de autor, marcas, a privacidade ou outros direitos de terceiros',
      hate: 'ódio, ameaças, assédio ou a glorificação da violência',
      children: 'nada que prejudique ou sexualize menores',
      deception: 'fraudes, spam ou programas nocivos',
      data: 'dados pessoais de terceiros sem ter direito a fazê-lo',
    },
    ownIntro: 'Aplicam-se ainda as seguintes regras:',
  },
  moderation: {
    heading: 'Como tratamos os conteúdos que violam as regras',
    notice:
      'Qualquer pessoa pode comunicar-nos conteúdos, escrevendo para %{contact}: indique de que conteúdo se trata, onde se encontra e por que motivo o considera ilegal ou contrário a estas regras, bem como o seu nome e endereço de e-mail, exceto se estiver em causa o abuso sexual de crianças. Acusamos a receção, decidimos de forma atempada, diligente, objetiva e não arbitrária e comunicamos-lhe a decisão.',
    measures:
      'Os conteúdos ilegais ou que violem estas regras podem ser removidos, tornados menos visíveis ou bloqueados. As contas que publiquem com frequência conteúdos manifestamente ilegais são suspensas, após aviso, por um período razoável, ou encerradas.',
    reasons:
      'Quem for afetado é informado da decisão tomada, dos factos e da regra em que assenta e da forma de a contestar. Pode contestá-la escrevendo para o mesmo endereço; todas as reclamações são analisadas por uma pessoa.',
    objection:
      'A reclamação é gratuita e possível durante os seis meses seguintes à decisão. Decidimos sobre ela sem demora injustificada e de forma fundamentada.',
    settlement:
      'Na medida em que o Regulamento (UE) 2022/2065 a isso nos obrigue, um litígio sobre uma decisão pode também ser submetido a um organismo certificado de resolução extrajudicial de litígios (artigo 21.º). Os tribunais continuam abertos para si.',
    automated:
      'Meios automatizados ajudam-nos a detetar e a avaliar conteúdos; as decisões sobre reclamações nunca são tomadas apenas por esses meios.',
    manual: 'Não utilizamos meios automatizados para avaliar conteúdos: as decisões são tomadas por pessoas.',
    contactPoint:
      'O ponto único de contacto para as autoridades, a Comissão e o Comité Europeu dos Serviços Digitais (artigo 11.º do Regulamento (UE) 2022/2065, Regulamento dos Serviços Digitais) e para os utilizadores (artigo 12.º do mesmo regulamento) é %{contact}.',
    contactLanguages: 'Pode escrever-lhe em qualquer das línguas em que estes termos são publicados.',
  },
};
