import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Encerramento do uso',
    text: 'Podemos encerrar uma conta por justa causa, em especial após violações graves ou reiteradas destes termos, e, nos demais casos, com aviso prévio de %{days}. Os pagamentos relativos a período que não for mais prestado são devolvidos, salvo se você tiver dado causa ao encerramento por uma violação.',
    data: 'Antes do encerramento e nos 30 dias seguintes, os consumidores podem recuperar gratuitamente o conteúdo que criaram ou forneceram.',
  },
  changes: {
    heading: 'Alterações destes termos',
    reasons:
      'Nos contratos em andamento, alteramos estes termos somente por motivo válido: alteração da lei, decisão judicial ou de autoridade, razões de segurança ou novas funções que exijam regras.',
    notice:
      'Informamos você sobre uma alteração, e sobre o que muda, com pelo menos %{days} de antecedência. Você pode encerrar o contrato gratuitamente antes que ela se aplique. A alteração das prestações principais de qualquer das partes depende da sua concordância.',
    use: 'A quem usa %{site} aplica-se a versão destes termos que estiver publicada naquele momento.',
    versions:
      'Cada versão traz a sua data, e as versões anteriores podem ser consultadas na página em que estes termos estão publicados.',
  },
  law: {
    heading: 'Lei aplicável e foro',
    law: 'Aplica-se a lei do seguinte país: %{country}.',
    lawState:
      'Aplica-se a lei do seguinte estado dos Estados Unidos, sem as suas normas de conflito de leis: %{state}.',
    consumers:
      'Os consumidores conservam a proteção das normas imperativas do país em que têm residência habitual (art. 6º do Regulamento (CE) nº 593/2008, quando aplicável).',
    convention:
      'Nas relações com empresas, não se aplica a Convenção das Nações Unidas sobre Contratos de Compra e Venda Internacional de Mercadorias.',
    court: 'Para litígios com empresas, é competente o foro da seguinte localidade: %{place}.',
    consumerCourts:
      'Os consumidores domiciliados no Espaço Econômico Europeu, na Suíça ou no Reino Unido podem propor ação no foro do seu domicílio e somente ali podem ser demandados.',
    consumersElsewhere:
      'Os consumidores domiciliados em outros lugares também podem propor ação no foro que a lei do país do seu domicílio lhes assegura.',
  },
  disputes: {
    heading: 'Solução de conflitos',
    first: 'Se algo não estiver do seu agrado, escreva para %{contact}: buscaremos uma solução.',
    none: 'Não somos obrigados a participar, nem estamos dispostos a participar, de procedimentos extrajudiciais de solução de conflitos perante entidade de conciliação ou arbitragem de consumo.',
    unlessObliged:
      'Participamos de procedimentos extrajudiciais de solução de conflitos perante entidades de conciliação ou arbitragem de consumo somente quando a lei nos obrigar.',
    body: 'Participamos de procedimentos extrajudiciais de solução de conflitos de consumo perante a seguinte entidade: %{body}.',
    france:
      'Os consumidores podem recorrer gratuitamente a essa entidade se antes tiverem tentado resolver o conflito conosco por reclamação escrita, e no prazo de um ano dessa reclamação (arts. L. 612-1 e L. 612-2 do Código do Consumo francês).',
    hungary:
      'Os consumidores podem levar um conflito a uma comissão de conciliação (békéltető testület). A da nossa sede é: %{body}. Na Hungria é competente a comissão do lugar onde vive o consumidor, ou outra que ele indicar no pedido.',
    hungaryDuty:
      'A lei nos obriga a cooperar com o seu procedimento (art. 29 da Lei CLV de 1997 sobre a proteção dos consumidores).',
  },
  approval: {
    heading: 'Aprovação específica de cláusulas',
    text: 'Os clientes que não sejam consumidores aprovam especificamente as seguintes cláusulas destes termos, como exigem o art. 1341, segundo parágrafo, e o art. 1342 do Código Civil italiano:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'alteração de serviços digitais em andamento',
      subscription: 'renovação tácita e alteração do preço',
      conformity: 'dever de examinar os produtos e comunicar defeitos; prescrição das pretensões',
      marketplace: 'restrição, suspensão e encerramento do uso por vendedores',
      conduct: 'restrição e bloqueio do acesso',
      availability: 'interrupções do serviço',
      liability: 'exclusão e limitação da nossa responsabilidade',
      termination: 'nosso direito de encerrar o contrato',
      changes: 'nosso direito de alterar estes termos',
      court: 'foro competente',
    },
    separately:
      'Essa aprovação é dada por uma segunda assinatura ou, on-line, por declaração própria, separada da aceitação destes termos como um todo.',
  },
  final: {
    heading: 'Disposição final',
    text: 'Se uma cláusula destes termos for inválida, a lei ocupa o seu lugar; as demais cláusulas permanecem válidas.',
  },
};
