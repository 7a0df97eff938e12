import type { Translated } from '../../translated.ts';
import type { emails as english } from '../en/emails.ts';

export const emails: Translated<typeof english> = {
  embeddingInstructions: {
    subject: 'Como colocar a política de privacidade no seu site',
    body: `Uma pessoa que cuida do seu site pede que você inclua nele este documento:

%{url}

Cole este código no rodapé de todas as páginas, logo antes da tag de fechamento do body:

%{code}

Ele exibe um link que abre o documento na sua página. Não é preciso fazer mais nada: o texto se mantém atualizado sozinho.`,
  },
  verifyEmail: {
    subject: 'Confirme o seu endereço de e-mail',
    body: `Boas-vindas!

Confirme que %{email} é o seu endereço de e-mail abrindo este link:

%{link}

O link é válido por %{hours} horas. Se você não se cadastrou, não precisa fazer nada: sem a confirmação, ninguém pode usar o seu endereço aqui.`,
  },
  signUpAgain: {
    subject: 'Você já tem uma conta',
    body: `Alguém, talvez você, tentou se cadastrar com %{email}. Já existe uma conta com este endereço, por isso nada foi criado.

Para entrar, abra esta página:

%{link}

Se você esqueceu a senha, pode definir uma nova nessa página. Se não foi você, não precisa fazer nada.`,
  },
  resetPassword: {
    subject: 'Defina uma nova senha',
    body: `Alguém, provavelmente você, pediu para definir uma nova senha para a conta de %{email}. Para isso, abra este link:

%{link}

O link funciona uma única vez, dentro de %{minutes} minutos. Se você não fez esse pedido, não precisa fazer nada: a sua senha continua a mesma.`,
  },
  passwordChanged: {
    subject: 'A sua senha foi alterada',
    body: `A senha da conta de %{email} foi alterada, e todos os outros dispositivos foram desconectados.

Se não foi você, defina uma nova senha imediatamente:

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Confirme o seu novo endereço de e-mail',
    body: `Você pediu para usar %{email} para entrar na sua conta a partir de agora. Confirme que este endereço é seu abrindo este link:

%{link}

O link é válido por %{hours} horas. Até lá, o endereço antigo continua valendo. Se você não fez esse pedido, não precisa fazer nada.`,
  },
  newEmailTaken: {
    subject: 'Este endereço já tem uma conta',
    body: `Alguém, talvez você, pediu para alterar o endereço de e-mail de outra conta para %{email}. Já existe uma conta com este endereço, por isso nada foi alterado.

Se não foi você, não precisa fazer nada.`,
  },
  emailChanging: {
    subject: 'O seu endereço de e-mail está prestes a mudar',
    body: `Alguém, provavelmente você, pediu para alterar o endereço de e-mail da sua conta de %{email} para %{newEmail}. A alteração ocorre quando o link enviado ao novo endereço for aberto.

Se não foi você, defina uma nova senha imediatamente:

%{link}`,
  },
  emailChanged: {
    subject: 'O seu endereço de e-mail foi alterado',
    body: `A partir de agora, você entra com %{newEmail}. O endereço %{email} não é mais usado na sua conta.

Se não foi você, entre em contato com quem administra esta instalação.`,
  },
  accountDeleted: {
    subject: 'A sua conta foi excluída',
    body: `A conta “%{account}” foi excluída com tudo o que continha: os sites, os documentos e as páginas publicadas. Isso não pode ser desfeito.`,
  },
  newDevice: {
    subject: 'Novo dispositivo entrou na sua conta',
    body: `Alguém entrou na conta de %{email} em um navegador que ainda não tinha sido usado para isso:

%{device}, %{when} (UTC)

Se foi você, não precisa fazer nada.

Se não foi você, abra esta instalação como costuma fazer, defina uma nova senha nas configurações da conta e desconecte os dispositivos que não reconhece. Este e-mail não contém nenhum link de propósito.`,
  },
  newKey: {
    subject: 'Uma nova chave foi criada na sua conta',
    body: `Na conta “%{account}”, foi criado o seguinte: %{what}.

%{who}, %{device}, %{when} (UTC)

Se não foi ninguém da sua equipe, abra esta instalação como costuma fazer, exclua a chave, defina uma nova senha e veja as atividades nas configurações da conta. Este e-mail não contém nenhum link de propósito.`,
    kinds: {
      'api-key.created': 'uma chave de API',
      'consent-key.created': 'uma chave do banco de consentimentos',
      'webhook.created': 'um webhook com o seu segredo',
      'webhook.secret-changed': 'um novo segredo de um webhook',
    },
  },
  dataExported: {
    subject: 'Dados da sua conta foram exportados',
    body: `Na conta “%{account}”, alguém exportou %{what}:

%{who}, %{device}, %{when} (UTC)

Se não foi ninguém da sua equipe, abra esta instalação como costuma fazer, defina uma nova senha, desconecte os dispositivos que não reconhece e veja as atividades nas configurações da conta. Este e-mail não contém nenhum link de propósito.`,
    kinds: {
      'account.exported': 'a conta inteira',
      'consents.exported': 'consentimentos ou pessoas do banco de consentimentos',
      'person.exported': 'os dados de uma pessoa do banco de consentimentos',
      'preferences.exported': 'escolhas de visitantes',
      'newsletter.exported': 'inscrições na newsletter',
    },
  },
  eventOrigin: {
    browser: '%{browser} no %{system}',
    script: 'um programa',
    unknown: 'dispositivo desconhecido',
    operator: 'o operador desta instalação',
  },
  outbox: {
    title: 'Caixa de saída',
    why: 'Nenhum servidor de e-mail está configurado, por isso os e-mails desta instalação ficam guardados aqui. Só este computador pode vê-los.',
    none: 'Nenhum e-mail ainda.',
  },
  scanNews: {
    subject: 'Algo mudou em %{site}',
    body: `Fizemos a varredura de %{site} conforme programado. Estas são as novidades:

%{lines}

Veja o que foi encontrado, inclua nos seus documentos ou confira o que acontece antes do consentimento:

%{link}

Na mesma página, você pode alterar a frequência das varreduras e escolher se quer receber estes e-mails.`,
    found: 'Novo no site: %{services}',
    gone: 'Não está mais no site: %{services}',
    missing: 'Não consta nos seus documentos: %{services}',
    early: 'Ativo antes do consentimento ou depois de uma recusa: %{services}',
    verdict: 'Teste de recusa: %{verdict}',
    pass: 'aprovado',
    fail: 'não aprovado',
    unclear: 'inconclusivo',
  },
  consentExport: {
    subject: 'Seu arquivo do banco de dados de consentimentos está pronto',
    body: `O arquivo que você pediu, com %{rows} linhas do banco de dados de consentimentos de %{site}, está pronto. Entre na sua conta e baixe-o aqui:

%{link}

O link funciona por %{days} dias. Depois disso, você pode pedir um novo arquivo a qualquer momento.`,
  },
  preferenceExport: {
    subject: 'As escolhas dos visitantes estão prontas',
    body: `O arquivo que você pediu, com %{rows} escolhas de visitantes de %{site}, está pronto. Entre na sua conta e baixe-o aqui:

%{link}

O link funciona por %{days} dias. Depois disso, você pode pedir um novo arquivo a qualquer momento.`,
  },
  webhookFailing: {
    subject: 'Os webhooks para %{host} foram desativados',
    body: `Desde %{since}, nada do que enviamos a este endpoint de webhook chegou. Por isso, ele foi desativado:

%{url}

Quando ele voltar a responder, ative-o e envie de novo o que falhou. As duas coisas ficam nesta página:

%{link}`,
  },
  webhookGone: {
    subject: 'Os webhooks para %{host} foram desativados',
    body: `Este endpoint de webhook respondeu que não existe mais (410). Por isso, ele foi desativado:

%{url}

Se foi um engano, ative-o de novo e reenvie o que falhou. As duas coisas ficam nesta página:

%{link}`,
  },
};
