import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Decisiones automatizadas y elaboración de perfiles',
    none: 'No tomamos decisiones sobre usted basadas únicamente en el tratamiento automatizado, incluida la elaboración de perfiles, que produzcan efectos jurídicos en usted o le afecten significativamente de modo similar (art. 22 del RGPD).',
    nonePlain:
      'No tomamos decisiones sobre usted exclusivamente automatizadas que produzcan efectos jurídicos en usted o le afecten significativamente de modo similar.',
    reason: 'Motivo',
    made: 'Tomamos decisiones basadas únicamente en el tratamiento automatizado, incluida la elaboración de perfiles, que producen efectos jurídicos en usted o le afectan significativamente de modo similar (art. 22 del RGPD).',
    madePlain:
      'Tomamos decisiones exclusivamente automatizadas que producen efectos jurídicos en usted o le afectan significativamente de modo similar.',
    logic: 'Lógica aplicada',
    consequences: 'Importancia y consecuencias para usted',
    rights: 'Tiene derecho a obtener intervención humana, a expresar su punto de vista y a impugnar la decisión.',
    profilingIntro:
      'Con fines publicitarios o para adaptar los contenidos, a partir del uso de sitios y aplicaciones se elaboran perfiles de intereses mediante:',
  },
  sources: {
    heading: 'Datos obtenidos de terceros',
    intro: 'Algunos datos personales no los obtenemos de usted, sino de terceros (art. 14 del RGPD):',
    introPlain: 'Algunos datos personales no los obtenemos de usted, sino de terceros:',
    caption: 'Datos procedentes de otras fuentes',
    from: 'Fuente',
    data: 'Datos',
    purpose: 'Finalidad',
    public: '¿De acceso público?',
  },
  obligation: {
    heading: 'Obligación de facilitar datos',
    text: 'Usted es libre de utilizar o no %{site}. Más arriba se indica, para cada situación, si determinados datos son necesarios para lo que nos solicita y qué consecuencias tiene no facilitarlos.',
    services:
      'Facilitar los datos cuyo tratamiento se basa en su consentimiento es siempre voluntario: si se niega, únicamente dejará de estar disponible la función correspondiente.',
  },
  children: {
    heading: 'Menores',
    notDirected:
      '%{site} no se dirige a menores y no recogemos a sabiendas datos de ellos. Si cree que un menor nos ha facilitado datos personales, comuníquenoslo (%{contact}) y los suprimiremos.',
    minimumAge: {
      one: 'Para utilizar %{site} es necesario haber cumplido %{number} año.',
      other: 'Para utilizar %{site} es necesario haber cumplido %{number} años.',
    },
    directed:
      '%{site} se dirige también a menores. Cuando el tratamiento de los datos de un menor se base en el consentimiento y este no haya alcanzado la edad exigida por la ley, el consentimiento debe darlo o autorizarlo el titular de la patria potestad o tutela (art. 8 del RGPD).',
    directedPlain: '%{site} se dirige también a menores.',
    parents:
      'Los padres y tutores pueden consultar los datos del menor, hacer que se supriman y oponerse a que se recojan otros poniéndose en contacto con nosotros (%{contact}).',
    parentsUs:
      'En los Estados Unidos, la Children’s Online Privacy Protection Rule (16 CFR Part 312) solo permite, salvo las excepciones que prevé, recoger en línea datos personales de menores de 13 años con el consentimiento verificable de uno de los padres.',
  },
};
