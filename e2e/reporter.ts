import { randomBytes } from 'node:crypto';
import { canonicalText, type JsonObject } from '@app/evidence';
import {
  kemPublicKey,
  newManagerSecrets,
  officeHash,
  signOffice,
  type ManagerSecrets,
  type OfficeDocument,
} from '@app/sealing';
import { ed25519 } from '@noble/curves/ed25519.js';
import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { newSite } from './policy.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const random = (length: number): Uint8Array => Uint8Array.from(randomBytes(length));

export type OfficeOfTest = {
  readonly id: string;
  readonly document: OfficeDocument;
  readonly managers: readonly { readonly id: string; readonly secrets: ManagerSecrets }[];
};

/** A published office of a new site with two managers, whose keys the test holds. */
export async function newReportOffice(page: Page, form: JsonObject): Promise<OfficeOfTest> {
  const siteId = await newSite(page, { name: 'Molino Rossi', url: 'https://molino.example' });
  const { account } = await call<{ readonly account: { readonly id: string } }>(page, 'GET', '/api/v1/me');
  const managers = ['Anna Verdi', 'Bruno Neri'].map((name) => ({
    id: hex(random(16)),
    name,
    secrets: newManagerSecrets(random),
  }));
  const recipients = await Promise.all(
    managers.map(async ({ id, name, secrets }) => ({
      id,
      name,
      function: 'Compliance',
      kem: hex(await kemPublicKey(secrets.kemSeed)),
      sign: hex(ed25519.getPublicKey(secrets.signing)),
    })),
  );
  const office = hex(random(16));
  const document: OfficeDocument = {
    format: 'candor-office-1',
    office,
    version: 1,
    before: null,
    day: new Date().toISOString().slice(0, 10),
    country: 'IT',
    recipients,
    custodian: null,
    recovery: null,
    form,
  };
  const [signer] = managers;
  if (!signer) throw new Error('There is no manager.');
  const { signature } = signOffice(document, signer.id, signer.secrets.signing);
  await inDatabase(async (database) => {
    await database.query('insert into report_office (account_id, id, site_id, is_open) values ($1, $2, $3, true)', [
      account.id,
      office,
      siteId,
    ]);
    await database.query('insert into report_office_document values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      account.id,
      office,
      document.version,
      Buffer.from(officeHash(document)),
      canonicalText(document as JsonObject),
      signer.id,
      Buffer.from(signature ?? '', 'hex'),
      document.day,
    ]);
  });
  return { id: office, document, managers };
}
