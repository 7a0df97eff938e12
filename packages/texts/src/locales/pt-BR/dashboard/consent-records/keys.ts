import type { Translated } from '../../../../translated.ts';
import type { keys as english } from '../../../en/dashboard/consent-records/keys.ts';

export const keys: Translated<typeof english> = {
  title: 'Chaves',
  text: 'Uma chave pública fica no código das suas páginas e só pode adicionar consentimentos. Uma chave privada fica no seu servidor: ela pode garantir por uma pessoa, definir a hora e importar.',
  table: 'Chaves',
  name: 'Nome',
  kind: 'Tipo',
  kinds: { public: 'Pública', private: 'Privada', signing: 'De assinatura' },
  key: 'Chave',
  created: 'Criada',
  actions: 'Ações',
  none: 'Nenhuma chave ainda',
  noneText: 'Crie uma chave pública para um formulário ou uma privada para um servidor.',

  make: 'Criar uma chave',
  kindHints: {
    public: 'Para formulários nas suas páginas. Lá qualquer pessoa pode lê-la; ela só pode adicionar consentimentos.',
    private: 'Para o seu servidor. Mantenha-a em segredo.',
    signing:
      'Com ela, seu servidor assina quem fez login, e o que uma página envia vale como dessa pessoa. Mantenha-a em segredo; ela não abre nada.',
  },
  nameHint: 'Onde é usada, como “Formulário de cadastro”.',
  made: 'A chave %{name} foi criada',
  once: 'Esta chave é mostrada só agora. Copie-a e guarde-a onde só o seu servidor a lê.',
  publicMade: 'Coloque-a no código das suas páginas. Você a encontra aqui de novo.',
  copyKey: 'Copiar a chave',

  keyId: 'ID da chave (kid)',
  siteId: 'ID do site (aud)',
  takeBack: 'Revogar',
  takeBackOf: 'Revogar a chave %{name}',
  takeBackTitle: 'Revogar a chave %{name}?',
  takeBackText: 'Ela deixa de valer na hora. O que ainda a usa é recusado. Os consentimentos que vieram por ela ficam.',
  takenBack: 'A chave foi revogada',

  code: 'Pronto para colar',
  codeText: 'Os exemplos usam a chave que você escolhe. Troque os campos pelos do seu formulário.',
  useKey: 'Chave nos exemplos',
  form: 'Formulário HTML',
  formText:
    'O script envia o consentimento quando o formulário é enviado, com uma cópia do formulário como foi visto: nunca senhas, cartões ou arquivos. Não define cookies e não atrasa o formulário.',
  server: 'De um servidor',
  serverText: 'Com o Idempotency-Key, uma solicitação repetida conta uma vez só.',
  email: 'E-mail',
  agree: 'Li a política de privacidade',
  newsletter: 'Quero receber a newsletter',
  send: 'Cadastrar',
};
