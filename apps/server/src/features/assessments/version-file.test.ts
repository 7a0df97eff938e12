import { canonicalText, parseAttestation, verifyFile, type ProofBundle } from '@app/evidence';
import { loadWords } from '@app/texts';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { answered, assessmentsPath, begun, completedDpia, of, risk, saved, shopRecord } from '#test/assessments.ts';
import { wrongIn } from '#test/audited.ts';
import { readPdf } from '#test/pdf.ts';
import { registerPath } from '#test/register.ts';

const app = testApp({ limits: 'off' });

type Version = { readonly id: string; readonly version: number };

const file = (person: Person, { id, version }: Version, query: string) =>
  person.get(`${assessmentsPath}/${id}/versions/${version}/file?${query}`);

async function proved(person: Person, version: Version) {
  await app.runScheduled('evidence.sequence');
  const answer = await file(person, version, 'form=proof');
  expect(answer.statusCode, answer.body).toBe(200);
  const verified = verifyFile(answer.rawPayload);
  expect(verified.checks.filter(({ status }) => status === 'failed')).toEqual([]);
  return { file: answer.body, said: parseAttestation(verified.bundle?.texts[0]?.text ?? '') };
}

test('R4: a completed version is a leaf, and its proof states what was answered, also after a change and without its record', async () => {
  const person = await app.signUp();
  const { recordId, siteId } = await shopRecord(person);
  const dpia = await completedDpia(person, recordId);
  const { said } = await proved(person, dpia);
  expect(said).toMatchObject({
    kind: 'assessment-version',
    site: siteId,
    language: 'en',
    title: 'Data protection impact assessment',
    data: { assessment: dpia.id, kind: 'dpia', version: dpia.version, reviewOn: dpia.reviewOn, answers: dpia.answers },
  });
  const lines = (heading: string) => said?.sections.find((section) => section.heading === heading)?.lines ?? [];
  expect(lines(dpia.record.name)).toContainEqual({ label: 'State', text: 'Completed' });
  expect(lines('Risks').map(({ text }) => text)).toEqual([
    'Somebody else reads it',
    'High (likelihood 3, severity 3)',
    'Encryption',
    'Low (likelihood 1, severity 1)',
  ]);
  const { choices, texts } = dpia.answers;
  const written = said?.sections.flatMap((section) => section.lines.map(({ text }) => text)).join('\n');
  for (const text of Object.values(texts)) expect(written).toContain(text);
  expect(Object.keys(choices).length).toBeGreaterThan(0);
  expect(JSON.stringify(said)).not.toContain(person.email);

  await saved(person, dpia, { texts: { ...texts, 'dpia-purpose': 'Something else' } });
  await person.delete(`${registerPath}/${recordId}`);
  await person.delete(`/api/v1/sites/${siteId}`);
  await app.runJobs();
  expect((await proved(person, dpia)).said).toEqual(said);
  expect(await wrongIn(app)).toEqual([]);
  const events = await app.stored('auditEvent', { accountId: person.accountId, kind: 'assessment.exported' });
  expect(events[0]).toMatchObject({ targetId: dpia.id, details: { format: 'proof', version: dpia.version } });
});

test('a draft has no proof, a version that is not there none either, and an altered proof fails', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person, 'Contact');
  const draft = await begun(person, recordId, 'legitimate-interests');
  const refused = await file(person, draft, 'form=proof');
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'evidence.not-attested']);
  const missing = await file(person, { id: draft.id, version: 9 }, 'form=pdf');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'assessment.version-not-found']);
  const ready = await saved(person, draft, answered(draft));
  const completed = await person.post(`${assessmentsPath}/${draft.id}/completion`, { version: ready.version });
  const { version } = completed.json<Version>();
  const versions = (await person.get(`${assessmentsPath}/${draft.id}/versions`)).json();
  expect(versions.versions.map((one: { isProved: boolean }) => one.isProved)).toEqual([true, false, false]);
  const bundle = JSON.parse((await proved(person, { id: draft.id, version })).file) as ProofBundle;
  const [text] = bundle.texts;
  const forged = { ...bundle, texts: [{ ...text, text: text?.text.replace('looked into', 'skipped') }] };
  expect(verifyFile(Buffer.from(canonicalText(forged))).checks).toContainEqual(
    expect.objectContaining({ name: 'texts', status: 'failed', code: 'changed' }),
  );
  const stranger = await app.signUp();
  expect((await file(stranger, draft, 'form=pdf')).json().code).toBe('assessment.not-found');
});

test.each(['en', 'de', 'it', 'pt-BR'] as const)(
  'a version is a PDF in %s with every question and answer',
  async (language) => {
    const person = await app.signUp();
    const { recordId } = await shopRecord(person);
    const dpia = await begun(person, recordId, 'dpia');
    const ready = await saved(person, dpia, { ...answered(dpia), risks: [risk(1)], laws: ['gdpr', 'ch', 'us-ca'] });
    const answer = await file(person, ready, `form=pdf&language=${language}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = await readPdf(answer.rawPayload);
    const words = await loadWords(language, 'assessments');
    const sentences: Readonly<Record<string, string>> = { ...words.screening, ...words.questions };
    expect([pdf.isTagged, pdf.language, pdf.outside, pdf.missingGlyphs]).toEqual([true, language, [], 0]);
    const text = pdf.text.replaceAll(/\s+/g, ' ');
    expect(of(ready, 'us-ca-trigger')).toBeDefined();
    for (const { id, article } of ready.questions) {
      expect(text).toContain(sentences[id]);
      expect(text).toContain(article);
    }
    for (const step of ['description', 'risks', 'measures', 'california'] as const)
      expect(pdf.headings).toContain(words.steps[step]);
    for (const part of [words.kinds.dpia, words.lawNames.ch, 'Somebody else reads it', words.notAnswered, person.email])
      expect(text).toContain(part);
  },
);

test('the PDF of a screening states its result', async () => {
  const person = await app.signUp();
  const { recordId } = await shopRecord(person, 'Contact');
  const screening = await begun(person, recordId, 'screening');
  const ready = await saved(person, screening, { choices: { 'public-area': 'yes' } });
  const { text } = await readPdf((await file(person, ready, 'form=pdf&language=en')).rawPayload);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Data protection impact assessment required · A GDPR Art. 35(3) case');
});
