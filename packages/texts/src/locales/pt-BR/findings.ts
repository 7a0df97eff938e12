import type { Translated } from '../../translated.ts';
import type { findings as english } from '../en/findings.ts';

/** What is wrong with a banner, in Brazilian Portuguese. */
export const findings: Translated<typeof english> = {
  'banner.owner': 'Falta o nome do responsável. Os visitantes precisam saber quem pergunta.',
  'banner.policy': 'Nenhuma política de cookies foi publicada para este site. O banner precisa levar a uma.',
  'banner.language-none': 'Escolha pelo menos um idioma.',
  'banner.language-unknown': 'Os banners não são escritos em %{language}, ou o idioma aparece duas vezes.',
  'banner.url': 'Este não é o endereço de um site.',
  'banner.cookie-domain': '%{domain} não é o domínio deste site, portanto os navegadores não guardariam a escolha.',
  'banner.contrast-button': 'O texto dos botões tem contraste de apenas %{ratio}:1. É preciso pelo menos 5:1.',
  'banner.contrast-text': 'Este texto tem contraste de apenas %{ratio}:1 com o fundo. É preciso pelo menos 4,5:1.',
  'banner.button-faint': 'Os botões quase não se destacam do banner (%{ratio}:1): parecem desativados.',
  'banner.labels-same':
    '“%{label}” é o texto de outro botão, ou a nossa palavra para ele: os visitantes poderiam confundi-los.',
  'banner.label-long': 'Este texto é longo demais: em uma tela pequena cabem no máximo %{most} caracteres.',
  'banner.text-long': 'Este texto passa de %{most} caracteres. Poucos vão lê-lo, e ele cobre a tela de um celular.',
  'banner.text-owner': 'Seu texto não cita o responsável. Insira o marcador do responsável.',
  'banner.text-withdrawal': 'Seu texto não diz como retirar uma escolha. Insira o marcador do controle de reabertura.',
  'banner.text-purposes': 'Seu texto não lista as finalidades. Insira o marcador delas ou cite todas.',
  'banner.text-missing': 'Você escreveu textos próprios, mas não em %{language}: ali aparecem os nossos.',
  'banner.text-same': 'O texto para %{language} é o de %{other}.',
  'banner.markup-content': 'Falta à marcação o marcador banner_content, onde fica o texto.',
  'banner.markup-accept': 'Falta à marcação um elemento da classe candor-accept.',
  'banner.markup-customise': 'Falta à marcação um elemento da classe candor-customise.',
  'banner.markup-reject':
    'Falta à marcação um elemento da classe candor-reject. Dizer não leva tantos cliques quanto dizer sim: um.',
  'banner.markup-unequal': 'Aceitar e recusar não são iguais na marcação.',
  'banner.css-unequal': 'Este estilo trata aceitar e recusar de forma diferente: %{selector}',
  'banner.css-hides': 'Este estilo esconde o que precisa ser visto: %{selector}',
  'banner.wall': 'A página fica fechada até que os visitantes escolham. Diga com que base legal isso é permitido aqui.',
  'banner.reopen-own':
    'Suas páginas precisam oferecer um controle próprio que reabra as escolhas, em todas as páginas.',
  'banner.reason': 'Diga por que %{service} é necessário.',
  'banner.necessary':
    '%{service} serve para análise ou publicidade, mas foi declarado necessário. Escolha outra finalidade ou confirme com um motivo.',
  'banner.purpose-unknown': 'Não se sabe para que serve %{service}, por isso ele espera pelo marketing.',
  'banner.nothing-asked': 'Nenhum serviço deste site precisa de consentimento, portanto o banner não aparecerá.',
  'banner.allowed-tracker': '%{host} nunca é bloqueado, mas %{service} carrega dele.',
  'banner.manual': 'O bloqueio automático está desligado: cada script precisa ser marcado à mão.',
  'banner.months-few': 'Os visitantes são deixados em paz por %{least} meses mesmo assim: a lei exige.',
  'banner.months-many': 'Uma escolha vale por mais de doze meses. As autoridades recomendam seis.',
  'banner.regime-weak':
    'Todos são tratados por uma lei que não pergunta antes de os rastreadores rodarem. Na Europa isso não basta.',
  'banner.swiss-profiling':
    'Na Suíça, a publicidade roda até um não. Se você faz perfilamento de alto risco ou com dados sensíveis, pergunte a todos pela lei mais rígida; se não, declare isso.',
  'banner.exemption-fr':
    'A isenção francesa para medição de audiência precisa da sua prova de que as condições foram atendidas.',
  'banner.exemption-uk':
    'A isenção britânica precisa da sua confirmação de que os visitantes são informados com clareza e podem recusar.',
  'banner.exemption-service': '%{service} faz mais do que medir sua própria audiência: nenhuma isenção o cobre.',
  'banner.exemption-lifetime': '%{tracker} de %{service} pode ficar mais de treze meses: a isenção não o cobre.',
  'banner.exemption-idle': 'Com as leis escolhidas, nenhum visitante se enquadra nesta isenção.',
  'banner.advanced':
    'O modo avançado do Google envia pings antes do consentimento. Confirme com um motivo ou use o modo básico.',
  'banner.google-certified':
    'Para sua publicidade na Europa, o Google quer uma plataforma de consentimento certificada por ele. Esta não é.',
  'banner.tcf-cmp-id': 'O TCF precisa do número com que a IAB Europe registrou sua plataforma.',
  'banner.tcf-vendors-none': 'O TCF está ligado, mas nenhum fornecedor foi escolhido.',
  'banner.tcf-vendors-all':
    'Todos os fornecedores da lista são informados. Ninguém consegue decidir sobre tantos: cite aqueles com quem trabalha.',
  'banner.tcf-words':
    'Sob o TCF, palavras diferentes das do padrão precisam de uma aprovação registrada e do seu próprio registro.',
  'banner.tcf-regime': 'O TCF está ligado, mas com as leis escolhidas nenhum visitante se enquadra no GDPR.',
  'banner.legitimate-interest':
    'A finalidade %{purpose} precisa de consentimento: o legítimo interesse não a sustenta.',
  'banner.variant-shares': 'As parcelas das variantes somam %{sum} por cento. Devem ficar abaixo de 100.',
  'banner.variant-names': 'Duas variantes se chamam %{name}.',
  'banner.log-off': 'As escolhas não são guardadas, portanto você não consegue mostrar que houve consentimento.',
  'tcf.list': 'A lista de fornecedores do IAB ainda não foi baixada.',
  'tcf.list-old': 'A lista de fornecedores do IAB tem mais de duas semanas. Baixe-a novamente.',
  'tcf.policy': 'A lista de fornecedores segue regras que esta versão não conhece. Atualize o Candor.',
  'tcf.country': 'Falta o país do editor.',
  'tcf.texts': 'Os textos oficiais do IAB em %{language} ainda não foram baixados.',
  'tcf.vendors': 'Nenhum dos fornecedores escolhidos está mais na lista.',
  'tcf.restriction': 'A lista de fornecedores não tem a finalidade %{id}.',
  'tcf.stack': 'A lista de fornecedores não tem a pilha %{id}.',
  'tcf.providers': 'A lista de fornecedores de tecnologia de anúncios do Google ainda não foi baixada.',
  'tcf.providers-old':
    'A lista de fornecedores de tecnologia de anúncios do Google tem mais de duas semanas. Baixe-a novamente.',
  'tcf.providers-none': 'Nenhum fornecedor que esteja na lista do Google foi escolhido.',
};
