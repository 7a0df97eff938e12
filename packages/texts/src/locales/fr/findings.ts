import type { Translated } from '../../translated.ts';
import type { findings as english } from '../en/findings.ts';

/** What is wrong with a banner, in French. */
export const findings: Translated<typeof english> = {
  'banner.owner': 'Il manque le nom du responsable. Les visiteurs doivent savoir qui demande.',
  'banner.policy':
    'Aucune politique relative aux cookies n’est publiée pour ce site. Le bandeau doit renvoyer vers une telle politique.',
  'banner.language-none': 'Choisissez au moins une langue.',
  'banner.language-unknown': 'Il n’existe pas de bandeau dans cette langue (%{language}), ou elle est citée deux fois.',
  'banner.url': 'Ce n’est pas l’adresse d’un site.',
  'banner.cookie-domain':
    '%{domain} n’est pas le domaine de ce site : les navigateurs ne conserveraient donc pas le choix.',
  'banner.contrast-button': 'Le contraste du texte des boutons n’est que de %{ratio}:1. Il en faut au moins 5:1.',
  'banner.contrast-text': 'Le contraste de ce texte avec le fond n’est que de %{ratio}:1. Il en faut au moins 4,5:1.',
  'banner.button-faint': 'Les boutons se détachent à peine du bandeau (%{ratio}:1) : ils ont l’air d’être désactivés.',
  'banner.labels-same':
    '« %{label} » est le libellé d’un autre bouton, ou notre mot pour celui-ci : les visiteurs pourraient les confondre.',
  'banner.label-long': 'Ce libellé est trop long : un petit écran n’affiche que %{most} caractères au plus.',
  'banner.text-long':
    'Ce texte dépasse %{most} caractères. Peu de gens le liront, et il couvre l’écran d’un téléphone.',
  'banner.text-owner': 'Votre texte ne nomme pas le responsable. Insérez-y la balise du responsable.',
  'banner.text-withdrawal':
    'Votre texte ne dit pas comment retirer un choix. Insérez-y la balise du bouton qui rouvre le bandeau.',
  'banner.text-purposes': 'Votre texte n’énumère pas les finalités. Insérez-y leur balise, ou citez-les toutes.',
  'banner.text-missing':
    'Vous avez rédigé vos propres textes, mais pas dans cette langue : %{language}. Les nôtres y sont affichés.',
  'banner.text-same': 'Deux langues ont le même texte : %{language} et %{other}.',
  'banner.markup-content': 'Il manque au balisage la balise banner_content, là où se place le texte.',
  'banner.markup-accept': 'Il manque au balisage un élément de la classe candor-accept.',
  'banner.markup-customise': 'Il manque au balisage un élément de la classe candor-customise.',
  'banner.markup-reject':
    'Il manque au balisage un élément de la classe candor-reject. Dire non demande autant de clics que dire oui : un seul.',
  'banner.markup-unequal': 'Accepter et refuser ne sont pas identiques dans le balisage.',
  'banner.css-unequal': 'Ce style traite différemment accepter et refuser : %{selector}',
  'banner.css-hides': 'Ce style cache ce qui doit être vu : %{selector}',
  'banner.wall':
    'La page reste fermée jusqu’au choix des visiteurs. Indiquez sur quelle base juridique cela est permis ici.',
  'banner.reopen-own':
    'Vos pages doivent proposer elles-mêmes un moyen de rouvrir les choix, sur chacune d’entre elles.',
  'banner.reason': 'Indiquez pourquoi %{service} est nécessaire.',
  'banner.necessary':
    '%{service} sert à l’analyse ou à la publicité, mais est déclaré nécessaire. Choisissez une autre finalité, ou confirmez en donnant un motif.',
  'banner.purpose-unknown': 'On ne sait pas à quoi sert %{service} : il attend donc l’accord pour le marketing.',
  'banner.nothing-asked': 'Aucun service de ce site ne demande de consentement : le bandeau ne s’affichera donc pas.',
  'banner.allowed-tracker': '%{host} n’est jamais bloqué, mais %{service} charge depuis cet hôte.',
  'banner.manual': 'Le blocage automatique est désactivé : chaque script doit être balisé à la main.',
  'banner.months-few': 'Les visiteurs sont tout de même laissés en paix pendant %{least} mois : la loi l’exige.',
  'banner.months-many': 'Un choix vaut plus de douze mois. Les autorités en recommandent six.',
  'banner.regime-weak':
    'Tous relèvent d’une loi qui ne demande rien avant l’exécution des traceurs. En Europe, cela ne suffit pas.',
  'banner.swiss-profiling':
    'En Suisse, la publicité s’affiche jusqu’au refus. Si vous faites du profilage à risque élevé ou à partir de données sensibles, demandez à tous selon la loi la plus stricte ; sinon, déclarez-le.',
  'banner.exemption-fr':
    'L’exemption française pour la mesure d’audience demande que vous prouviez que ses conditions sont remplies.',
  'banner.exemption-uk':
    'L’exemption britannique demande que vous confirmiez que les visiteurs sont clairement informés et peuvent s’opposer.',
  'banner.exemption-service': '%{service} fait plus que mesurer votre propre audience : aucune exemption ne le couvre.',
  'banner.exemption-lifetime':
    '%{tracker} de %{service} peut rester plus de treize mois : l’exemption ne le couvre pas.',
  'banner.exemption-idle': 'Avec les lois choisies, aucun visiteur ne relève de cette exemption.',
  'banner.advanced':
    'Le mode avancé de Google envoie des pings avant le consentement. Confirmez en donnant un motif, ou prenez le mode de base.',
  'banner.google-certified':
    'Pour sa publicité en Europe, Google exige une plateforme de consentement qu’il a certifiée. Celle-ci ne l’est pas.',
  'banner.tcf-cmp-id': 'Le TCF demande le numéro sous lequel IAB Europe a enregistré votre plateforme.',
  'banner.tcf-vendors-none': 'Le TCF est activé, mais aucun fournisseur n’est choisi.',
  'banner.tcf-vendors-all':
    'Tous les fournisseurs de la liste sont annoncés. Personne ne peut se prononcer sur autant : citez ceux avec qui vous travaillez.',
  'banner.tcf-words':
    'Sous le TCF, des mots autres que ceux du standard demandent une approbation consignée et votre propre enregistrement.',
  'banner.tcf-regime': 'Le TCF est activé, mais avec les lois choisies aucun visiteur ne relève du RGPD.',
  'banner.legitimate-interest':
    'La finalité %{purpose} demande un consentement : l’intérêt légitime ne peut pas la fonder.',
  'banner.variant-shares':
    'Les parts des variantes atteignent %{sum} pour cent. Leur somme doit rester inférieure à 100.',
  'banner.variant-names': 'Deux variantes portent le nom %{name}.',
  'banner.log-off':
    'Les choix ne sont pas conservés : vous ne pouvez donc pas montrer que le consentement a été donné.',
  'tcf.list': 'La liste des fournisseurs de l’IAB n’a pas encore été téléchargée.',
  'tcf.list-old': 'La liste des fournisseurs de l’IAB date de plus de deux semaines. Téléchargez-la de nouveau.',
  'tcf.policy': 'La liste des fournisseurs suit des règles que cette version ne connaît pas. Mettez Candor à jour.',
  'tcf.country': 'Il manque le pays de l’éditeur.',
  'tcf.texts': 'Les textes officiels de l’IAB dans cette langue n’ont pas encore été téléchargés : %{language}.',
  'tcf.vendors': 'Aucun des fournisseurs choisis ne figure plus sur la liste.',
  'tcf.restriction': 'La liste des fournisseurs n’a pas de finalité %{id}.',
  'tcf.stack': 'La liste des fournisseurs n’a pas de pile %{id}.',
  'tcf.providers': 'La liste des fournisseurs de technologie publicitaire de Google n’a pas encore été téléchargée.',
  'tcf.providers-old':
    'La liste des fournisseurs de technologie publicitaire de Google date de plus de deux semaines. Téléchargez-la de nouveau.',
  'tcf.providers-none': 'Aucun fournisseur figurant sur la liste de Google n’est choisi.',
};
