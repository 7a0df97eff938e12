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
  },
  disputes: {
    heading: 'Solução de conflitos',
    first: 'Se algo não estiver do seu agrado, escreva para %{contact}: buscaremos uma solução.',
    none: 'Salvo quando a lei nos obrigar, não participamos, nem nos comprometemos a participar, de procedimentos extrajudiciais de solução de conflitos perante entidades de conciliação ou arbitragem de consumo.',
    body: 'Participamos de procedimentos extrajudiciais de solução de conflitos de consumo perante a seguinte entidade: %{body}.',
  },
  final: {
    heading: 'Disposição final',
    text: 'Se uma cláusula destes termos for inválida, a lei ocupa o seu lugar; as demais cláusulas permanecem válidas.',
  },
};
