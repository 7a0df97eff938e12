import { documentKinds, type DocumentKind, type Facts } from '../src/index.ts';

/** What the software processes for its customers. */
export const entrusted = {
  security: ['encryption-in-transit', 'access-rights', 'backups', 'confidentiality'],
  processing: {
    purpose: { en: 'Storing and evaluating the books of customers' },
    dataTypes: ['name', 'email', 'payment-data'],
    people: ['customers', 'employees', 'suppliers'],
    subprocessors: ['stripe', 'intercom'],
    breachHours: 48,
  },
} as const satisfies Partial<Facts>;

/** The kinds of documents that a site has. Only a site that processes data for customers has the contract for it. */
export function kindsOf({ processing }: Facts): readonly DocumentKind[] {
  return documentKinds.filter((kind) => kind !== 'data_processing_agreement' || processing !== undefined);
}
