import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'O que você pode fazer',
    software:
      'Enquanto o contrato estiver em vigor, você pode usar o software para si ou dentro da sua própria organização. O direito não é exclusivo nem transferível.',
    content:
      'Você pode usar para si os conteúdos digitais que comprou, sem limite de tempo, salvo se a oferta dispuser de outro modo. O direito não é exclusivo nem transferível.',
    app: 'Você pode instalar o aplicativo nos dispositivos que lhe pertencem ou que você controla e usá-lo neles.',
    limits:
      'Você não pode copiar, repassar, alugar ou desmontar o que fornecemos, nem contornar a sua proteção, exceto quando a lei o permitir independentemente do que disponha o contrato.',
  },
  conduct: {
    heading: 'O que não é permitido',
    intro: 'Ao usar %{site}, você não pode:',
    rules: {
      law: 'violar a lei ou os direitos de terceiros',
      malware: 'disseminar programas nocivos ou contornar medidas de segurança',
      load: 'perturbar o funcionamento, por exemplo com solicitações automatizadas que o sobrecarreguem',
      access: 'acessar sem permissão contas ou dados de terceiros',
      resale: 'vender o acesso a terceiros, salvo se tivermos concordado com isso',
    },
    measures:
      'Se você violar estas regras, podemos restringir ou bloquear o seu acesso, na medida em que isso seja proporcional. Salvo em caso de urgência, avisamos você antes.',
  },
  content: {
    heading: 'Nosso conteúdo',
    text: 'Textos, imagens, programas e marcas em %{site} pertencem a nós ou a quem os licenciou para nós. Você pode vê-los e usá-los para fins privados; tudo o que for além disso depende da nossa permissão ou de uma lei que o autorize.',
    textBusinesses:
      'Textos, imagens, programas e marcas em %{site} pertencem a nós ou a quem os licenciou para nós. Você pode vê-los e usá-los para os seus próprios fins; tudo o que for além disso depende da nossa permissão ou de uma lei que o autorize.',
  },
  entrusted: {
    heading: 'Dados pessoais que você nos confia',
    text: 'Quando clientes tratam dados pessoais com o software no exercício da sua atividade, eles são os controladores e nós somos o operador. Tratamos esses dados somente com base em contrato conforme o art. 28 do RGPD, que oferecemos a cada um desses clientes.',
  },
  switching: {
    heading: 'Mudança para outro prestador',
    right:
      'Os clientes podem, a qualquer momento, mudar para outro prestador, migrar para sistemas próprios ou solicitar a eliminação dos seus dados, com aviso prévio de no máximo dois meses (art. 25 do Regulamento (UE) 2023/2854, Regulamento dos Dados).',
    transition:
      'Após o aviso prévio, realizamos a mudança sem demora injustificada e em até 30 dias. Se isso não for tecnicamente viável, informamos o motivo em até 14 dias úteis do pedido e fixamos outro período, de no máximo sete meses. O cliente pode prorrogar o período uma vez. Até o seu término, prestamos assistência razoável, mantemos o serviço com a mesma segurança e apontamos os riscos conhecidos para a sua continuidade.',
    data: 'Todos os dados que o cliente inseriu ou gerou ao usar o serviço podem ser exportados em formato estruturado, de uso comum e legível por máquina. Ficam excetuados os dados sobre o funcionamento interno do serviço que sejam segredos comerciais nossos, desde que isso não dificulte a mudança. Os dados podem ser recuperados por pelo menos 30 dias após a transição; depois, nós os eliminamos.',
    end: 'O contrato termina quando a mudança é concluída ou, se o cliente quiser somente a eliminação dos dados, ao fim do aviso prévio.',
    charges:
      'Até 11 de janeiro de 2027, cobramos pela mudança no máximo os custos que dela decorram diretamente; depois, não cobramos nada.',
    free: 'Não cobramos nada pela mudança.',
  },
  information: {
    heading: 'Informações no site',
    text: 'Preparamos com cuidado as informações em %{site}. Elas são gerais, não constituem aconselhamento para o seu caso e podem estar desatualizadas.',
    links: 'Os titulares de outros sites para os quais remetemos são responsáveis pelo conteúdo deles.',
  },
  availability: {
    heading: 'Disponibilidade',
    text: 'Empregamos cuidado razoável para que %{site} esteja disponível. Pode haver interrupções para manutenção, por segurança ou por motivos fora do nosso controle; quando possível, anunciamos interrupções mais longas.',
  },
  stores: {
    heading: 'Lojas de aplicativos',
    parties:
      'Estes termos são celebrados somente entre você e nós. Somos nós, e não o operador da loja de aplicativos (%{stores}), os responsáveis pelo aplicativo, pelo seu conteúdo, pela manutenção e pelo suporte.',
    purchases:
      'As compras por meio de uma loja de aplicativos também se regem pelas regras dessa loja sobre pagamento e reembolso. São mantidos os seus direitos legais perante nós.',
    apple:
      'A Apple e as suas subsidiárias são terceiras beneficiárias destes termos e podem exigir de você o seu cumprimento. Você confirma que não se encontra em país sujeito a embargo dos Estados Unidos nem consta de nenhuma das listas de pessoas proibidas daquele país.',
  },
};
