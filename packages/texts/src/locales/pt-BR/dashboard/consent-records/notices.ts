import type { Translated } from '../../../../translated.ts';
import type { notices as english } from '../../../en/dashboard/consent-records/notices.ts';

export const notices: Translated<typeof english> = {
  table: 'Textos legais, do mais recente',
  identifier: 'Identificador',
  version: 'Versão',
  languages: 'Idiomas',
  origin: 'Origem',
  document: 'Documento publicado',
  own: 'Escrito aqui',
  created: 'Criado (UTC)',
  open: 'Mostrar %{identifier}, versão %{version}',
  note: 'Os documentos que você publica chegam aqui sozinhos, cada versão palavra por palavra. Outros textos, como a frase ao lado de uma caixa de seleção, você adiciona.',
  add: 'Adicionar uma versão',
  none: 'Nenhum texto legal ainda',
  noneText:
    'Eles chegam quando você publica um documento. Outros textos com que as pessoas concordam podem ser adicionados aqui.',

  title: '%{identifier}, versão %{version}',
  hash: 'SHA-256',
  consents: 'Mostrar os consentimentos',
  toDocument: 'Abrir o documento',
  never: 'O que uma versão diz nunca muda. Uma nova redação é uma nova versão.',

  addTitle: 'Adicionar uma versão de um texto legal',
  identifierHint:
    'O nome pelo qual formulários e servidores o chamam, como newsletter. O mesmo de antes para uma nova redação.',
  versionHint: 'Um número ou uma data, como 2.',
  text: 'Texto em %{language}',
  textHint: 'Exatamente como as pessoas veem.',
  language: 'Adicionar um idioma',
  remove: 'Remover %{language}',
  check: 'Depois de adicionada, nada nela pode ser alterado.',
  save: 'Adicionar',
  added: 'A versão foi adicionada',
};
