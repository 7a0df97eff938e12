import type { Translated } from '../../../../translated.ts';
import type { adoption as english } from '../../../en/dashboard/detection/adoption.ts';

export const adoption: Translated<typeof english> = {
  chosen: '%{count} de %{total} selecionados',
  add: 'Adicionar',
  addAll: {
    one: 'Adicionar aos documentos',
    many: 'Adicionar todos os %{number}',
    other: 'Adicionar todos os %{number}',
  },
  addChosen: { one: 'Adicionar um', many: 'Adicionar %{number}', other: 'Adicionar %{number}' },
  refusedTitle: {
    one: 'Um serviço não foi adicionado',
    many: '%{number} de serviços não foram adicionados',
    other: '%{number} serviços não foram adicionados',
  },
  plans: 'Ver os planos',
  noDocument:
    'Este site ainda não tem política de privacidade. O que você adicionar fica guardado e aparece nela assim que você começar.',
  begin: 'Começar um documento',
  dialog: 'Descrever %{site}',
  dialogText:
    'O que a varredura viu já está preenchido. Quem oferece o serviço e para quê, só você pode dizer: abra o endereço ou pergunte a quem criou o site.',
  dialogTrackers: {
    one: 'Um cookie ou chave armazenada é levado com a sua duração.',
    many: '%{number} de cookies e chaves armazenadas são levados com a sua duração.',
    other: '%{number} cookies e chaves armazenadas são levados com a sua duração.',
  },
  create: 'Adicionar aos documentos',
};
