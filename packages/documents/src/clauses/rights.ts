import { definition, definitions, heading, paragraph, type Clause } from '../clause.ts';
import { isEuropean, type ResolvedFacts } from '../known.ts';
import { applying, deceasedProvisions } from '../regimes/national.ts';
import { keepsFrame } from '../regimes/body.ts';
import { ukActFrom } from '../regimes/regimes.ts';
import type { Block } from '../tree.ts';
import { link, strong, type EuropeanLaw, type Voice } from '../voice.ts';
import { contactRun } from './contact.ts';

/** The clause on the rights of Art. 15 to 22, withdrawal and complaint, with a working contact. Rule P6. */
export const rights: Clause = {
  id: 'rights',
  heading: ({ words }) => words.rights.heading,
  applies: isEuropean,
  gist: (known, voice) => voice.labels(rightsOf(lawOf(known), known, voice).map(({ name }) => name)),
  cites: (known) => [
    'GDPR Art. 12',
    'GDPR Art. 13(2)(b)',
    'GDPR Art. 13(2)(c)',
    'GDPR Art. 15 to 22',
    ...applying(deceasedProvisions, known).map(({ source }) => source),
  ],
  reads: (known, voice) => [
    paragraph(voice.words.rights.intro),
    listOfRights(lawOf(known), known, voice),
    heading(3, 'exercise', voice.words.rights.exercise.heading),
    ...howToExercise(lawOf(known), known, voice),
  ],
};

function lawOf({ body }: ResolvedFacts): EuropeanLaw {
  return body === 'uk-gdpr' ? 'uk-gdpr' : 'gdpr';
}

/** The rights under the GDPR or the UK GDPR. */
export function listOfRights(law: EuropeanLaw, known: ResolvedFacts, voice: Voice): Block {
  const { deceased } = voice.words.rights;
  return definitions([
    ...rightsOf(law, known, voice).map(({ name, text }) => definition(name, voice.gdpr(text))),
    ...applying(deceasedProvisions, known).map(({ id }) => definition(deceased.name, deceased[id])),
  ]);
}

function rightsOf(law: EuropeanLaw, known: ResolvedFacts, { words: { rights: words, regions } }: Voice) {
  const { access, rectification, erasure, restriction, notification, portability, withdrawal } = words;
  const automated = followsUkAct(law, known) ? regions.uk.automated : words.automated;
  return [access, rectification, erasure, restriction, notification, portability, automated, withdrawal];
}

function followsUkAct(law: EuropeanLaw, { on }: ResolvedFacts): boolean {
  return law === 'uk-gdpr' && on >= ukActFrom;
}

/** The clause on the right to object, presented separately from any other information. GDPR Art. 21(4). */
export const objection: Clause = {
  id: 'objection',
  heading: ({ words }) => words.rights.objection.heading,
  applies: isEuropean,
  cites: () => ['GDPR Art. 21(4)', 'GDPR Art. 13(2)(b)'],
  reads: (_, voice) => objectionLines(voice),
};

export function objectionLines(voice: Voice): readonly Block[] {
  const { reasons, marketing } = voice.words.rights.objection;
  return [reasons, marketing].map((text) => ({ kind: 'paragraph', runs: [strong(voice.gdpr(text))] }));
}

export function howToExercise(law: EuropeanLaw, known: ResolvedFacts, voice: Voice): readonly Block[] {
  const { exercise: words } = voice.words.rights;
  const { provisions } = words;
  const provision = followsUkAct(law, known) ? provisions.unitedKingdom : voice.gdpr(provisions.union);
  return [howToWrite(known, voice), paragraph(words.answer, { provision }), paragraph(words.identity)];
}

/** The rights in the document of an owner whose country has no law in the product. */
export const rightsInGeneral: Clause = {
  id: 'rights',
  heading: ({ words }) => words.rights.heading,
  applies: ({ body, facts }) => body === 'general' && !keepsFrame(facts.audience),
  cites: () => [],
  reads: (known, voice) => {
    const { choices: words } = voice.words.simplified;
    return [paragraph(words.rights), paragraph(words.noRetaliation), howToWrite(known, voice)];
  },
};

/** Where people send requests: the form, the contact, or both. */
export function howToWrite(known: ResolvedFacts, voice: Voice): Block {
  const { exercise: words } = voice.words.rights;
  const contact = contactRun(known, voice);
  const { rightsUrl, rightsEmail } = known;
  return rightsUrl && rightsEmail
    ? paragraph(words.form, { link: link(words.formText, rightsUrl), contact })
    : paragraph(words.write, { contact });
}
