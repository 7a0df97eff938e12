import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'O que pode fazer',
    software:
      'Enquanto o contrato vigorar, pode utilizar o software para si ou dentro da sua própria organização. O direito não é exclusivo nem transmissível.',
    content:
      'Pode utilizar para si os conteúdos digitais que comprou, sem limite de tempo, salvo se a oferta indicar outra coisa. O direito não é exclusivo nem transmissível.',
    app: 'Pode instalar a aplicação nos dispositivos que lhe pertencem ou que controla e utilizá-la neles.',
    limits:
      'Não pode copiar, ceder, alugar ou desmontar o que lhe fornecemos, nem contornar a sua proteção, exceto quando a lei o permita independentemente do que o contrato disponha.',
  },
  conduct: {
    heading: 'O que não é permitido',
    intro: 'Ao utilizar %{site}, não pode:',
    rules: {
      law: 'violar a lei ou os direitos de terceiros',
      malware: 'difundir programas nocivos ou contornar medidas de segurança',
      load: 'perturbar o seu funcionamento, por exemplo com pedidos automatizados que o sobrecarreguem',
      access: 'aceder sem autorização a contas ou dados de terceiros',
      resale: 'vender a terceiros o acesso, salvo acordo connosco',
    },
    measures:
      'Se violar estas regras, podemos restringir ou bloquear o seu acesso, na medida em que tal seja proporcionado. Salvo em caso de urgência, avisamos primeiro.',
  },
  content: {
    heading: 'Os nossos conteúdos',
    text: 'Os textos, imagens, programas e marcas em %{site} pertencem-nos ou pertencem a quem no-los licenciou. Pode consultá-los e utilizá-los para uso privado; tudo o que vá além disso carece da nossa autorização ou de uma lei que o permita.',
    textBusinesses:
      'Os textos, imagens, programas e marcas em %{site} pertencem-nos ou pertencem a quem no-los licenciou. Pode consultá-los e utilizá-los para os seus próprios fins; tudo o que vá além disso carece da nossa autorização ou de uma lei que o permita.',
  },
  entrusted: {
    heading: 'Dados pessoais que nos confia',
    text: 'Quando os clientes tratam dados pessoais com o software no exercício da sua atividade, são eles os responsáveis pelo tratamento e nós o seu subcontratante. Só tratamos esses dados ao abrigo de um contrato conforme com o artigo 28.º do RGPD, que propomos a cada um desses clientes.',
  },
  switching: {
    heading: 'Mudança para outro prestador',
    right:
      'Os clientes podem, a qualquer momento, mudar para outro prestador, passar para sistemas próprios ou mandar apagar os seus dados, com um pré-aviso máximo de dois meses (artigo 25.º do Regulamento (UE) 2023/2854, Regulamento dos Dados).',
    transition:
      'Decorrido o pré-aviso, realizamos a mudança sem demora injustificada e no prazo de 30 dias. Se tal não for tecnicamente viável, indicamos porquê nos 14 dias úteis seguintes ao pedido e fixamos outro período, de sete meses no máximo. O cliente pode prorrogar o período uma vez. Até ao seu termo prestamos assistência razoável, mantemos o serviço com a mesma segurança e assinalamos os riscos conhecidos para a sua continuidade.',
    data: 'Todos os dados que o cliente tenha introduzido ou gerado ao utilizar o serviço podem ser exportados num formato estruturado, de uso corrente e de leitura automática. Excetuam-se os dados sobre o funcionamento interno do serviço que sejam segredos comerciais nossos, desde que isso não dificulte a mudança. Os dados podem ser obtidos durante, pelo menos, 30 dias após a transição; depois apagamo-los.',
    end: 'O contrato cessa quando a mudança está concluída ou, se o cliente pretender apenas o apagamento dos dados, no fim do pré-aviso.',
    charges:
      'Até 11 de janeiro de 2027 cobramos pela mudança, no máximo, os custos que dela decorram diretamente; depois não cobramos nada.',
    free: 'Não cobramos nada pela mudança.',
  },
  information: {
    heading: 'Informações no site',
    text: 'As informações em %{site} são preparadas com cuidado. São de caráter geral, não constituem aconselhamento sobre o seu caso e podem estar desatualizadas.',
    links: 'Os titulares dos outros sites para os quais remetemos são responsáveis pelos respetivos conteúdos.',
  },
  availability: {
    heading: 'Disponibilidade',
    text: 'Empregamos uma diligência razoável para que %{site} esteja disponível. Podem ocorrer interrupções para manutenção, por segurança ou por motivos alheios ao nosso controlo; sempre que possível, anunciamos as interrupções mais longas.',
  },
  stores: {
    heading: 'Lojas de aplicações',
    parties:
      'Estes termos são acordados apenas entre si e nós. Somos nós, e não o operador da loja de aplicações (%{stores}), os responsáveis pela aplicação, pelos seus conteúdos, pela manutenção e pela assistência.',
    purchases:
      'As compras através de uma loja de aplicações regem-se também pelas regras dessa loja sobre pagamentos e reembolsos. Mantêm-se os direitos que a lei lhe confere perante nós.',
    apple:
      'A Apple e as suas filiais são terceiros beneficiários destes termos e podem invocá-los contra si. O utilizador confirma que não se encontra num país sujeito a um embargo dos Estados Unidos nem consta de nenhuma das listas de pessoas proibidas desse país.',
  },
};
