import { typicalActivityIds } from '@app/catalogue';
import type { ProcessingRecord } from '@app/contract';
import { locales } from '@app/texts';
import { expect, test } from 'vitest';
import { testApp, type Client } from '#test/app.ts';
import { listed, made, registerPath as path } from '#test/register.ts';

const app = testApp({ limits: 'off' });

async function named(by: Client, name: string): Promise<ProcessingRecord> {
  const id = (await listed(by)).find((one) => one.name === name)?.id ?? '';
  return (await by.get(`${path}/${id}`)).json();
}

test('typical activities become drafts with what is usual for them, once, under the name of each language', async () => {
  const person = await app.signUp();
  const add = async (activities: readonly string[]) => {
    const answer = await person.post(`${path}/typical`, { activities });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ created: number }>().created;
  };
  expect(await add(['payroll', 'cctv', 'payroll'])).toBe(2);
  expect(await add(['payroll', 'absences'])).toBe(1);
  const payroll = await named(person, 'Payroll');
  expect(payroll).toMatchObject({
    anchor: { of: 'organization' },
    fields: { typical: 'payroll', subjects: ['employees'] },
    stated: {
      bases: ['legal-obligation'],
      kept: '6 years',
      purpose: 'Calculating and paying wages, taxes and social security',
    },
    missing: ['controller', 'measures'],
  });
  const absences = await named(person, 'Sick leave and absences');
  expect(absences.stated?.sensitive).not.toBe('');
  expect(absences.stated?.sensitiveCondition).toContain('9(2)(b)');
  const german = await person.get(`${path}/${payroll.id}`, { 'accept-language': 'de' });
  expect(german.json()).toMatchObject({ name: 'Lohn- und Gehaltsabrechnung' });
  // Twelve at once add each activity once.
  const both = ['applicants', 'training'];
  const created = await Promise.all(Array.from({ length: 12 }, () => add(both)));
  expect(created.toSorted()).toEqual([...Array(11).fill(0), 2]);
});

test('every typical activity has a name and a purpose in each language of a register, and can be added (R3)', async () => {
  const person = await app.signUp();
  const answer = await person.post(`${path}/typical`, { activities: typicalActivityIds });
  expect(answer.json()).toEqual({ created: typicalActivityIds.length });
  expect(typicalActivityIds.length).toBeGreaterThanOrEqual(80);
  const rows = await app.stored('processingRecord', { accountId: person.accountId });
  const texts = rows.map(({ fields }) => (fields as { activity: Record<'name' | 'ownPurpose', object> }).activity);
  const languages = [...locales].toSorted();
  for (const { name, ownPurpose } of texts)
    expect([name, ownPurpose].map((text) => Object.keys(text).toSorted())).toEqual([languages, languages]);
});

test('a typical activity gets the period of the law where the organization is, with its source', async () => {
  const person = await app.signUp();
  const owner = { name: 'Example Ltd', country: 'DE', email: 'post@example.com', address: '1 High Street' };
  const { id } = await made(person, '/members', owner);
  await person.put(`/api/v1/members/${id}/default`, { isDefault: true });
  await person.post(`${path}/typical`, { activities: ['working-time', 'invoicing', 'visitors-book'] });
  const invoices = await named(person, 'Invoicing');
  expect(invoices.stated?.kept).toContain('8 years');
  expect(invoices.usualPeriod).toMatchObject({
    place: 'Germany',
    period: '8 years',
    start: 'year-end',
    statute: expect.stringContaining('147(3)'),
    confirmed: false,
  });
  expect((await named(person, 'Working time')).usualPeriod).toMatchObject({ period: '2 years' });
  const visitors = await named(person, 'Visitors’ book');
  expect([visitors.usualPeriod, visitors.stated?.kept]).toEqual([null, '1 month']);
});
