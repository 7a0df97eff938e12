/** The forms in which a template refers to the entity of a feature. */
export type Names = Readonly<Record<(typeof forms)[number], string>>;

const forms = [
  'kebab',
  'kebabs',
  'camel',
  'camels',
  'Pascal',
  'Pascals',
  'snake',
  'snakes',
  'noun',
  'nouns',
  'Nouns',
  'number',
] as const;

/**
 * The forms of a name such as `data-request`. `number` is the number of the migration.
 *
 * @throws Error unless the name is lowercase with single hyphens
 */
export function namesOf(singular: string, plural: string, number: string): Names {
  for (const name of [singular, plural])
    if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) throw new Error(`${name} is no name such as data-request.`);
  if (singular === plural) throw new Error('The plural must differ: give it by --plural.');
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const spaced = (name: string) => name.replaceAll('-', ' ');
  return {
    kebab: singular,
    kebabs: plural,
    camel: camel(singular),
    camels: camel(plural),
    Pascal: capital(camel(singular)),
    Pascals: capital(camel(plural)),
    snake: singular.replaceAll('-', '_'),
    snakes: plural.replaceAll('-', '_'),
    noun: spaced(singular),
    nouns: spaced(plural),
    Nouns: capital(spaced(plural)),
    number,
  };
}

/** A template with the names filled in. */
export function filled(template: string, names: Names): string {
  return forms.reduce((text, form) => text.replaceAll(`__${form}__`, names[form]), template);
}
