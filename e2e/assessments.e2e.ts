import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { offlineVerifier } from './offline-verifier.ts';
import { button, signUp, title } from './person.ts';
import { newPolicy } from './policy.ts';

// From a record of processing to its screening and a DPIA that is completed and compared with the version before.

for (const width of [1280, 390]) {
  test(`a record is screened, and its DPIA is completed, at ${width} pixels`, async ({ page, browser }, testInfo) => {
    await page.setViewportSize({ width, height: 900 });
    const email = await signUp(page);
    await newPolicy(page, { services: ['google-analytics-4'] });
    await page.goto('/en/processing-records');
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Assessments' }).click();
    await expect(title(page, 'Assessments')).toBeVisible();
    await expect(page.getByText('No assessments yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open register' }).click();
    await button(page, 'Create from sites').first().click();
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByText('Not yet decided whether an impact assessment is required')).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Start: Screening').click();
    await expect(title(page, 'Screening')).toBeVisible();
    const answer = async (question: string, choice: string) =>
      page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }).check();
    await answer('Is data processed on a large scale?', 'Yes');
    await answer('Are datasets matched or combined in a way people would not expect?', 'Yes');
    await button(page, 'Save').click();
    await expect(page.getByText('Data protection impact assessment required')).toBeVisible();
    await expect(page.getByText('At least two of the data protection authorities’ nine criteria')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Contact' }).click();
    await button(page, 'Start: Data protection impact assessment').click();
    await expect(title(page, 'Data protection impact assessment')).toBeVisible();
    const lacking = page.getByRole('alert').filter({ hasText: 'Not complete yet' });
    await expect(lacking.getByText('No risks added')).toBeVisible();
    for (const field of await page.getByRole('group').getByRole('textbox').all())
      if ((await field.inputValue()) === '') await field.fill('We looked into it.');
    await answer('What does the data protection officer advise?', 'There is no data protection officer');
    await answer('What do the people concerned or their representatives say?', 'They were consulted');
    await answer('What is your conclusion?', 'The processing may take place');
    await button(page, 'Add risk').click();
    const risk = page.getByRole('group', { name: 'Risk 1' });
    await risk.getByRole('textbox', { name: 'What could happen?' }).fill('Somebody else reads a message');
    const rate = async (when: string, degree: string) => {
      const rating = risk.getByRole('group', { name: when });
      await rating.getByRole('combobox', { name: 'Likelihood' }).selectOption(degree);
      await rating.getByRole('combobox', { name: 'Severity' }).selectOption(degree);
    };
    await rate('Before measures', '3');
    await rate('After measures', '4');
    const matrix = page.getByRole('table', { name: 'Risks by likelihood and severity' });
    await expect(matrix.getByRole('link', { name: 'Risk 1, after measures' })).toBeVisible();
    await button(page, 'Save').click();
    // A high risk that remains needs the authority. GDPR Art. 36.
    await expect(lacking.getByText('A high risk remains')).toBeVisible();
    await expect(button(page, 'Complete')).toBeDisabled();
    await risk.getByRole('textbox', { name: 'Measures' }).fill('Messages are encrypted');
    await rate('After measures', '1');
    await button(page, 'Save').click();
    await expect(lacking).toHaveCount(0);
    await expectAccessible(page);

    const compared = page.getByRole('region', { name: 'Differences' });
    await expect(compared.getByText('After measures: likelihood 4, severity 4')).toBeVisible();
    await button(page, 'Complete').click();
    await expect(page.getByText(`by ${email}`)).toBeVisible();
    await button(page, 'Download').click();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'PDF in English' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^assessment-\d+\.pdf$/);
    const address = (await page.getByRole('link', { name: 'Proof file' }).getAttribute('href')) ?? '';
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 20_000 }).toBe(200);
    const proof = testInfo.outputPath('proof.json');
    await writeFile(proof, await (await page.request.get(address)).body());
    const { verifier, close } = await offlineVerifier(page, browser, testInfo.outputPath('verify.html'));
    await verifier.getByLabel('Choose a file').setInputFiles(proof);
    await expect(verifier.getByRole('heading', { name: 'This proof is valid if the key is correct' })).toBeVisible();
    await expect(verifier.getByText('An assessment at its completion')).toBeVisible();
    await expect(verifier.getByText('Messages are encrypted')).toBeVisible();
    await close();
    await page.getByRole('link', { name: 'Assessments' }).first().click();
    await page.getByRole('combobox', { name: 'State' }).selectOption('Completed');
    await expect(page.getByRole('link', { name: 'Contact: Data protection impact assessment' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact: Screening' })).toHaveCount(0);
  });
}
