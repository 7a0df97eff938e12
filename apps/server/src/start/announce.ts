import type { Config } from '../config.ts';
import { sql, type Database } from '../platform/database/database.ts';

/** Prints the product's address and, before the first sign-up, how to begin. */
export function announce({ role, publicUrl, smtpUrl }: Config, signedUp: boolean): void {
  if (role === 'worker') return console.log('Candor runs jobs.');
  console.log(`Candor is ready at ${publicUrl}`);
  if (signedUp) return;
  console.log('Nobody has signed up yet. To make the first account, open that address and sign up, or run');
  console.log('  npm run admin -- create-account --email you@example.com --password "a long password"');
  if (smtpUrl) return;
  console.log(`No mail server is set (SMTP_URL): mails are shown at ${publicUrl}/outbox, on this machine only.`);
}

export async function hasPeople(db: Database): Promise<boolean> {
  const { rows } = await db.asSystem((tx) => sql<{ some: boolean }>`select auth.has_people() as some`.execute(tx));
  return rows[0]?.some === true;
}
