import type { Translated } from '../../../../translated.ts';
import type { links as english } from '../../../en/dashboard/policies/links.ts';

export const links: Translated<typeof english> = {
  title: 'Links entre documentos',
  text: 'Para onde seus documentos apontam entre si. Por padrão, para os hospedados.',
  documents: {
    privacyPolicy: 'Política de privacidade completa',
    simplifiedPolicy: 'Política de privacidade resumida',
    cookiePolicy: 'Política de cookies',
  },
  modes: { default: 'Documento hospedado', custom: 'Endereço próprio', disabled: 'Sem link' },
  address: 'Endereço',
  save: 'Salvar',
  saved: 'Links personalizados atualizados com sucesso',
  failed: 'Ocorreu um erro, tente mais tarde',
};
