import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Cessação da utilização',
    text: 'Podemos encerrar uma conta por justa causa, em especial após violações graves ou repetidas destes termos, e, nos restantes casos, com um pré-aviso de %{days}. Os pagamentos relativos a um período que já não seja prestado são devolvidos, salvo se tiver dado causa ao encerramento com uma violação.',
    data: 'Antes da cessação e nos 30 dias seguintes, os consumidores podem recuperar gratuitamente os conteúdos que criaram ou forneceram.',
  },
  changes: {
    heading: 'Alterações a estes termos',
    reasons:
      'Nos contratos já em curso, só alteramos estes termos por um motivo válido: uma alteração da lei, uma decisão de um tribunal ou de uma autoridade, razões de segurança ou novas funções que exijam regras.',
    notice:
      'Comunicamos-lhe uma alteração, e em que consiste, pelo menos %{days} antes de se aplicar. Pode pôr termo ao contrato gratuitamente antes da sua aplicação. Uma alteração das prestações principais de qualquer das partes carece do seu acordo.',
    use: 'A quem utiliza %{site} aplica-se a versão destes termos que estiver publicada nesse momento.',
    versions:
      'Cada versão tem a sua data e as versões anteriores podem ser consultadas a partir da página em que estes termos estão publicados.',
  },
  law: {
    heading: 'Lei aplicável e tribunais competentes',
    law: 'É aplicável a lei do seguinte país: %{country}.',
    lawState:
      'É aplicável a lei do seguinte estado dos Estados Unidos, com exclusão das suas normas de conflitos de leis: %{state}.',
    consumers:
      'Os consumidores conservam a proteção das disposições imperativas do país em que têm a sua residência habitual (artigo 6.º do Regulamento (CE) n.º 593/2008, quando aplicável).',
    convention:
      'Nas relações com profissionais, não se aplica a Convenção das Nações Unidas sobre os Contratos de Compra e Venda Internacional de Mercadorias.',
    court: 'Para os litígios com profissionais são competentes os tribunais da seguinte localidade: %{place}.',
    consumerCourts:
      'Os consumidores domiciliados no Espaço Económico Europeu, na Suíça ou no Reino Unido podem intentar uma ação nos tribunais do lugar do seu domicílio, e só aí podem ser demandados.',
    consumersElsewhere:
      'Os consumidores domiciliados noutros lugares podem também intentar uma ação nos tribunais que a lei do país do seu domicílio lhes faculta.',
  },
  disputes: {
    heading: 'Resolução de litígios',
    first: 'Se algo não for do seu agrado, escreva para %{contact}: procuramos uma solução.',
    none: 'Não somos obrigados nem estamos dispostos a participar em procedimentos de resolução alternativa de litígios perante uma entidade de resolução alternativa de litígios de consumo.',
    unlessObliged:
      'Só participamos em procedimentos de resolução alternativa de litígios perante uma entidade de resolução alternativa de litígios de consumo quando a lei a isso nos obrigue.',
    body: 'Participamos em procedimentos de resolução alternativa de litígios perante a seguinte entidade: %{body}.',
    france:
      'Os consumidores podem recorrer gratuitamente a esta entidade se antes tiverem tentado resolver o litígio connosco por reclamação escrita, e no prazo de um ano a contar dela (artigos L. 612-1 e L. 612-2 do Código do Consumo francês).',
    hungary:
      'Os consumidores podem submeter um litígio a uma comissão de conciliação (békéltető testület). A da nossa sede é: %{body}. Na Hungria é competente a comissão do lugar onde vive o consumidor, ou outra que este indique no pedido.',
    hungaryDuty:
      'A lei obriga-nos a cooperar no seu procedimento (artigo 29.º da Lei CLV de 1997 relativa à defesa dos consumidores).',
  },
  approval: {
    heading: 'Aprovação específica de cláusulas',
    text: 'Os clientes que não sejam consumidores aprovam especificamente as seguintes cláusulas destes termos, como exigem o artigo 1341.º, segundo parágrafo, e o artigo 1342.º do Código Civil italiano:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'alteração de serviços digitais em curso',
      subscription: 'renovação tácita e alteração do preço',
      conformity: 'dever de examinar os bens e comunicar defeitos; prescrição das ações',
      marketplace: 'restrição, suspensão e cessação da utilização por vendedores',
      conduct: 'restrição e bloqueio do acesso',
      availability: 'interrupções do serviço',
      liability: 'exclusão e limitação da nossa responsabilidade',
      termination: 'o nosso direito de pôr termo ao contrato',
      changes: 'o nosso direito de alterar estes termos',
      court: 'foro competente',
    },
    separately:
      'Esta aprovação é dada por uma segunda assinatura ou, em linha, por uma declaração própria, separada da aceitação destes termos no seu conjunto.',
  },
  final: {
    heading: 'Disposição final',
    text: 'Se uma cláusula destes termos for inválida, aplica-se a lei em seu lugar; as restantes cláusulas mantêm-se válidas.',
  },
};
