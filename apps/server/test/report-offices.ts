import type { ReportOffice } from '@app/contract';
import { officeFormat, officeHash, signOffice, type OfficeDocument } from '@app/sealing';
import type { ToolOffice } from '@app/whistleblowing';
import { expect } from 'vitest';
import type { Person, TestApp } from './app.ts';
import type { TestManager } from './report-managers.ts';

export const officePath = (siteId: string) => `/api/v1/sites/${siteId}/report-office`;

/** The reporting office of a site, as the dashboard reads it. */
export async function readOffice(person: Person, siteId: string, query = ''): Promise<ReportOffice> {
  const answer = await person.get(`${officePath(siteId)}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ReportOffice>();
}

/** Signs what waits in the office of a site, as the tool of a manager does. */
export async function signProposal(app: TestApp, siteId: string, { id, secrets, tool }: TestManager): Promise<void> {
  const offices = (await tool.send('GET', '/offices')).json<ToolOffice[]>();
  const office = offices.find(({ site }) => site.id === siteId);
  if (!office?.proposal) throw new Error('Nothing waits for a signature.');
  const before = office.chain.at(-1)?.document;
  const { form, ...rest } = office.proposal;
  const document: OfficeDocument = {
    format: officeFormat,
    office: office.id,
    version: office.chain.length + 1,
    before: before ? Buffer.from(officeHash(before)).toString('hex') : null,
    day: app.clock.now().toISOString().slice(0, 10),
    ...rest,
    form: form as unknown as OfficeDocument['form'],
  };
  const answer = await tool.send('POST', `/offices/${office.id}/documents`, signOffice(document, id, secrets.signing));
  expect(answer.statusCode, answer.body).toBe(200);
}

/** What an admin states of an office. */
export const anOffice = (managers: readonly { readonly person: Pick<Person, 'id'> }[]) => ({
  country: 'IT',
  name: 'Rossi S.p.A.',
  locale: 'en',
  languages: ['en', 'it'],
  welcome: 'Thank you for speaking up.',
  questions: [{ text: 'Which site is it about?', isRequired: false }],
  otherWays: 'Call +39 06 555 0100.',
  authorities: [{ name: 'Autorità Nazionale Anticorruzione (ANAC)', url: 'https://www.anticorruzione.it' }],
  recipients: managers.map(({ person }, at) => ({
    personId: person.id,
    name: `Manager ${at + 1}`,
    function: 'Compliance',
  })),
  custodian: null,
});
