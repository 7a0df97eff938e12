import { importNotes, importFaults, registerFields } from '@app/catalogue';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { locale, plainText } from './fields.ts';

const path = '/api/v1/processing-records/imports';

export const registerField = z.enum(registerFields);
export type RegisterField = z.infer<typeof registerField>;

/** Limits of a file that is imported. Bytes are those of the file itself. */
export const importLimits = { bytes: 5 * 1024 * 1024, lines: 5000, columns: 200 } as const;

const file = z.object({
  name: plainText(200),
  /** XLSX or CSV in base 64. */
  data: z
    .base64()
    .min(4)
    .max(Math.ceil(importLimits.bytes / 3) * 4, 'register-import.too-much'),
  /** The language of its values. Default: the one whose heads it has. */
  language: locale.optional(),
  /** What each column of the file becomes; null: nothing. Default: as its head says. */
  columns: z.array(registerField.nullable()).max(importLimits.columns).optional(),
});

const importLine = z.object({
  /** In the file: that of the heads is 1. Lines without any text are not counted. */
  line: z.int(),
  name: z.string(),
  /** What becomes of it, in the order of the fields; long texts are cut. */
  fields: z.array(z.object({ field: registerField, text: z.string() })),
  /** Why it cannot be imported. */
  faults: z.array(z.object({ code: z.enum(importFaults), field: registerField, text: z.string() })),
  /** What is worth a look, such as a value that is kept in the description because no list has it. */
  notes: z.array(z.object({ code: z.enum(importNotes), field: registerField, text: z.string() })),
});
export type ImportLine = z.infer<typeof importLine>;

export const registerImport = z.object({
  id: z.uuid(),
  name: z.string(),
  at: z.iso.datetime(),
  by: z.object({ id: z.uuid(), email: z.string().nullable() }).nullable(),
  /** How many drafts it made. */
  records: z.int(),
  undoneAt: z.iso.datetime().nullable(),
});
export type RegisterImport = z.infer<typeof registerImport>;

/** Registers that come from elsewhere, as XLSX or CSV. */
export const registerImports = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'register.read',
    whole: true,
    summary: 'List the latest 20 register imports, newest first',
    answer: z.object({ imports: z.array(registerImport) }),
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/check`,
    access: 'register.edit',
    whole: true,
    audit: { none: 'It changes nothing' },
    summary: 'Preview an import: the result of each line, and its errors',
    rate: { by: 'account', points: 120, seconds: 600 },
    bodyLimit: 7_200_000,
    body: file,
    answer: z.object({
      language: locale,
      /** The heads of the file, and what each column becomes. */
      columns: z.array(z.object({ head: z.string(), field: registerField.nullable() })),
      lines: z.array(importLine),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'register.edit',
    whole: true,
    audit: 'register.imported',
    summary: 'Import each line of a file as a draft, or none if a line has errors',
    creates: true,
    status: 201,
    rate: { by: 'account', points: 30, seconds: 600 },
    bodyLimit: 7_200_000,
    body: file,
    answer: registerImport,
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/{registerImportId}/undo`,
    access: 'register.edit',
    whole: true,
    audit: 'register.import-undone',
    summary: 'Undo an import: delete its drafts that no one changed since',
    answer: z.object({ removed: z.int(), kept: z.int() }),
  }),
};
