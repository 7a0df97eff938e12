import type { Translated } from '../../translated.ts';
import type { findings as english } from '../en/findings.ts';

/** What is wrong with a banner, in Spanish. */
export const findings: Translated<typeof english> = {
  'banner.owner': 'Falta el nombre del responsable. Los visitantes deben saber quién pregunta.',
  'banner.policy': 'No hay ninguna política de cookies publicada para este sitio. El banner debe llevar a una.',
  'banner.language-none': 'Elija al menos un idioma.',
  'banner.language-unknown': 'No hay banners en este idioma (%{language}) o figura dos veces.',
  'banner.url': 'Esta no es la dirección de un sitio.',
  'banner.cookie-domain':
    '%{domain} no es el dominio de este sitio, por lo que los navegadores no guardarían la elección.',
  'banner.contrast-button': 'El texto de los botones tiene un contraste de solo %{ratio}:1. Hace falta 5:1 o más.',
  'banner.contrast-text': 'Este texto tiene un contraste de solo %{ratio}:1 con el fondo. Hace falta 4,5:1 o más.',
  'banner.button-faint': 'Los botones apenas destacan del banner (%{ratio}:1): parecen desactivados.',
  'banner.labels-same':
    '«%{label}» es el texto de otro botón, o nuestra palabra para él: los visitantes podrían confundirlos.',
  'banner.label-long': 'Este texto es demasiado largo: en una pantalla pequeña caben como máximo %{most} caracteres.',
  'banner.text-long': 'Este texto supera los %{most} caracteres. Pocos lo leerán, y cubre la pantalla de un teléfono.',
  'banner.text-owner': 'Su texto no nombra al responsable. Inserte el marcador del responsable.',
  'banner.text-withdrawal':
    'Su texto no dice cómo se retira una elección. Inserte el marcador del control que vuelve a abrir el banner.',
  'banner.text-purposes': 'Su texto no enumera las finalidades. Inserte su marcador o nómbrelas todas.',
  'banner.text-missing':
    'Ha escrito textos propios, pero no en este idioma: %{language}. En él se muestran los nuestros.',
  'banner.text-same': 'Dos idiomas tienen el mismo texto: %{language} y %{other}.',
  'banner.markup-content': 'Al marcado le falta el marcador banner_content, donde va el texto.',
  'banner.markup-accept': 'Al marcado le falta un elemento de la clase candor-accept.',
  'banner.markup-customise': 'Al marcado le falta un elemento de la clase candor-customise.',
  'banner.markup-reject':
    'Al marcado le falta un elemento de la clase candor-reject. Decir no requiere tantos clics como decir sí: uno.',
  'banner.markup-unequal': 'Aceptar y rechazar no son iguales en el marcado.',
  'banner.css-unequal': 'Este estilo trata de forma distinta aceptar y rechazar: %{selector}',
  'banner.css-hides': 'Este estilo oculta lo que debe verse: %{selector}',
  'banner.wall':
    'La página permanece cerrada hasta que los visitantes eligen. Indique con qué base jurídica está permitido aquí.',
  'banner.reopen-own':
    'Sus páginas deben ofrecer un control propio que vuelva a abrir las opciones, en todas las páginas.',
  'banner.reason': 'Indique por qué %{service} es necesario.',
  'banner.necessary':
    '%{service} sirve para análisis o publicidad, pero está declarado como necesario. Elija otra finalidad o confirme con un motivo.',
  'banner.purpose-unknown': 'No se sabe para qué sirve %{service}, así que espera al permiso para marketing.',
  'banner.nothing-asked': 'Ningún servicio de este sitio necesita consentimiento, por lo que el banner no aparecerá.',
  'banner.allowed-tracker': '%{host} nunca se bloquea, pero %{service} carga desde ahí.',
  'banner.manual': 'El bloqueo automático está desactivado: hay que marcar cada script a mano.',
  'banner.months-few': 'De todos modos se deja en paz a los visitantes durante %{least} meses: la ley lo exige.',
  'banner.months-many': 'Una elección vale más de doce meses. Las autoridades aconsejan seis.',
  'banner.regime-weak':
    'A todos se les aplica una ley que no pregunta antes de que funcionen los rastreadores. En Europa eso no basta.',
  'banner.swiss-profiling':
    'En Suiza la publicidad funciona hasta que se diga que no. Si elabora perfiles de alto riesgo o con datos sensibles, pregunte a todos según la ley más estricta; si no, declárelo.',
  'banner.exemption-fr':
    'La exención francesa para la medición de audiencia necesita que usted pruebe que se cumplen sus condiciones.',
  'banner.exemption-uk':
    'La exención británica necesita que usted confirme que se informa con claridad a los visitantes y que pueden oponerse.',
  'banner.exemption-service': '%{service} hace más que medir su propia audiencia: ninguna exención lo cubre.',
  'banner.exemption-lifetime': '%{tracker} de %{service} puede permanecer más de trece meses: la exención no lo cubre.',
  'banner.exemption-idle': 'Con las leyes elegidas, ningún visitante entra en esta exención.',
  'banner.advanced':
    'El modo avanzado de Google envía pings antes del consentimiento. Confirme con un motivo o use el modo básico.',
  'banner.google-certified':
    'Para su publicidad en Europa, Google exige una plataforma de consentimiento que haya certificado. Esta no lo está.',
  'banner.tcf-cmp-id': 'El TCF necesita el número con el que IAB Europe registró su plataforma.',
  'banner.tcf-vendors-none': 'El TCF está activado, pero no se ha elegido ningún proveedor.',
  'banner.tcf-vendors-all':
    'Se informa de todos los proveedores de la lista. Nadie puede decidir sobre tantos: indique aquellos con los que trabaja.',
  'banner.tcf-words':
    'Con el TCF, usar palabras distintas de las del estándar requiere una aprobación registrada y un registro propio.',
  'banner.tcf-regime': 'El TCF está activado, pero con las leyes elegidas ningún visitante queda bajo el RGPD.',
  'banner.legitimate-interest':
    'La finalidad %{purpose} necesita consentimiento: el interés legítimo no puede sustentarla.',
  'banner.variant-shares': 'Las partes de las variantes suman %{sum} por ciento. Deben quedar por debajo de 100.',
  'banner.variant-names': 'Dos variantes se llaman %{name}.',
  'banner.log-off': 'Las elecciones no se guardan, por lo que no puede demostrar que se dio el consentimiento.',
  'tcf.list': 'La lista de proveedores del IAB aún no se ha descargado.',
  'tcf.list-old': 'La lista de proveedores del IAB tiene más de dos semanas. Descárguela de nuevo.',
  'tcf.policy': 'La lista de proveedores sigue reglas que esta versión no conoce. Actualice Candor.',
  'tcf.country': 'Falta el país del editor.',
  'tcf.texts': 'Los textos oficiales del IAB en este idioma aún no se han descargado: %{language}.',
  'tcf.vendors': 'Ninguno de los proveedores elegidos sigue en la lista.',
  'tcf.restriction': 'La lista de proveedores no tiene la finalidad %{id}.',
  'tcf.stack': 'La lista de proveedores no tiene la pila %{id}.',
  'tcf.providers': 'La lista de proveedores de tecnología publicitaria de Google aún no se ha descargado.',
  'tcf.providers-old':
    'La lista de proveedores de tecnología publicitaria de Google tiene más de dos semanas. Descárguela de nuevo.',
  'tcf.providers-none': 'No se ha elegido ningún proveedor que esté en la lista de Google.',
};
