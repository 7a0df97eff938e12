import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/database.ts';

type Started = { readonly app: App; readonly config: Config; readonly db: Database; readonly demo: boolean };

/** Tells the operator where the product is and, before anybody signed up, how to begin. */
export async function announce({ config, db }: Started): Promise<void> {
  if (config.role === 'worker') return console.log('Candor runs jobs.');
  console.log(`Candor is ready at ${config.publicUrl}`);
  const first = await db.asSystem((tx) => tx.selectFrom('person').select('id').limit(1).executeTakeFirst());
  if (first) return;
  console.log(
    [
      'Nobody has signed up yet. To make the first account, open that address and sign up, or run',
      '  npm run admin -- create-account --email you@example.com --password "a long password"',
      ...(config.smtpUrl
        ? []
        : [`No mail server is set (SMTP_URL): mails are shown at ${config.publicUrl}/outbox, on this machine only.`]),
    ].join('\n'),
  );
}
