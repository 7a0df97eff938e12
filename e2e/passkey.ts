import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './person.ts';

/** A device with a fingerprint reader, which answers by itself. Returns how to count its passkeys. */
export async function withAuthenticator(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

/** Adds a passkey called My laptop, and keeps the first recovery codes. */
export async function addPasskey(page: Page): Promise<void> {
  await button(page, 'Add passkey').click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
}
