import { activityKinds, dataTypeIds, purposeIds, type DataTypeId, type PurposeId } from '@app/catalogue';
import { documentKinds } from '@app/catalogue/choices.ts';
import { z } from 'zod';

const text = z.string();
const run = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text }),
    z.strictObject({ kind: z.literal('strong'), text }),
    z.strictObject({ kind: z.literal('link'), text, to: z.string().regex(/^(?:[Hh][Tt][Tt][Pp][Ss]?|mailto|tel):/) }),
  ])
  .meta({ id: 'run' });
const runs = z.array(run);

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('paragraph'),
    runs,
    prescribed: text
      .describe('BCP 47: the language of words that a law wants printed as they are, whatever that of the document')
      .optional(),
    gist: z.literal(true).describe('The gist of its section').optional(),
  }),
  z
    .strictObject({
      kind: z.literal('heading'),
      level: z.union([z.literal(3), z.literal(4)]),
      id: text,
      text,
      folds: z.literal(true).describe('The next paragraph is the gist of what follows').optional(),
    })
    .describe('Below the heading of the section'),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) }),
  z.strictObject({ kind: z.literal('definitions'), items: z.array(z.strictObject({ term: text, runs })) }),
  z
    .strictObject({ kind: z.literal('table'), caption: text, columns: z.array(text), rows: z.array(z.array(runs)) })
    .describe('The first cell names the row; a row has as many cells as the table has columns'),
]);

const section = z.strictObject({
  id: z.string().min(1).describe('Unique in the document, the same in every language'),
  heading: text,
  cites: z.array(text).describe('The provisions that ask for it: GDPR Art. 13(1)(a)'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('ISO 3166-1: the only country whose people it concerns')
    .optional(),
  blocks: z.array(block),
});

const term = z.string().regex(/^https:\/\/w3id\.org\/dpv(?:\/pd)?#[A-Z][A-Za-z]*$/);

/** A published document in the public JSON format. A change of the format needs a new version number. */
export const documentJson = z
  .strictObject({
    $schema: z.string().describe('Where this schema stands'),
    kind: z.enum(documentKinds),
    variant: z.enum(['complete', 'simplified']),
    language: z.string().describe('BCP 47'),
    direction: z.enum(['ltr', 'rtl']),
    title: text,
    subtitle: z.string().describe('Of whom and of what it speaks'),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .describe('The day it speaks of'),
    dateLine: z.string().describe('That day as the language writes it'),
    sections: z.array(section).min(1),
    topics: z
      .strictObject({
        activities: z.array(z.enum(activityKinds)),
        purposes: z.array(z.enum(purposeIds as readonly [PurposeId, ...PurposeId[]])),
        dataTypes: z.array(z.enum(dataTypeIds as readonly [DataTypeId, ...DataTypeId[]])),
      })
      .describe('Ids of what it speaks of; documents published before they were noted lack them')
      .optional(),
    dpv: z
      .strictObject({ purposes: z.array(term), personalData: z.array(term) })
      .describe('The same in terms of the Data Privacy Vocabulary of the W3C')
      .optional(),
  })
  .describe('A legal document: what it says, in which order and why, without markup');

/** JSON Schema of that format. @see JSON Schema, draft 2020-12 */
export function documentJsonSchema(id: string): object {
  const { $schema, ...schema } = z.toJSONSchema(documentJson, { target: 'draft-2020-12' });
  return { $schema, $id: id, title: 'Document', ...schema };
}
