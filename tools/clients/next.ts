// Builds and starts an app of the newest Next.js with our React package in a folder of its own, and looks at its pages: the
// banner, what waits for consent, and a hosted policy. `main.mjs` installs what this needs, and runs it.
import { spawn, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Page } from 'playwright-core';
import { compose } from '@app/consent';
import { compiled, siteId } from '../../apps/embed/test/banner-fixture.ts';
import { bannerSite } from '../../apps/embed/test/banner-site.ts';
import { media, placeholders } from '../../e2e/engines/visitor.ts';
import { freePort } from '../../e2e/processes.ts';

const [folder = ''] = process.argv.slice(2);
const failures: string[] = [];
let passed = 0;
const check = (what: string, holds: boolean): void => {
  if (holds) passed++;
  else failures.push(what);
};

/** The files of the app, as somebody would write them after the guide of the package. */
const filesOf = (base: string): Readonly<Record<string, string>> => ({
  'app/layout.tsx': `import type { ReactNode } from 'react';
import Link from 'next/link';
import { CandorProvider, PrivacyChoices } from '@candor/react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <CandorProvider siteId="${siteId}" base="${base}">
          <nav><Link href="/">Home</Link> <Link href="/privacy">Privacy</Link></nav>
          {children}
          <footer><PrivacyChoices /></footer>
        </CandorProvider>
      </body>
    </html>
  );
}
`,
  'app/page.tsx': `import { ConsentScript, Embed, Gate } from '@candor/react';
import { State } from './state';

export default function Home() {
  return (
    <main>
      <h1>A shop</h1>
      <ConsentScript purpose="measurement">{'globalThis.counted = (globalThis.counted ?? 0) + 1'}</ConsentScript>
      <Gate purpose="marketing" fallback={<p>Nothing yet</p>}><p>An offer</p></Gate>
      <Embed purpose="experience" service="Rides" src="${base}/frame" title="A ride" height={315} />
      <State />
    </main>
  );
}
`,
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'app/state.tsx': `'use client';
import { useConsent } from '@candor/react';

export function State() {
  const { ready, choice } = useConsent();
  return <output>{ready ? (choice?.action ?? 'open') : 'waiting'}</output>;
}
`,
  'app/privacy/page.tsx': `export default function Privacy() {
  return <main><h1>Privacy</h1><iframe src="${base}/policy" title="Privacy policy" width="100%" height="600" /></main>;
}
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'preserve',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['dom', 'esnext'],
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      plugins: [{ name: 'next' }],
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
});

const next = (...given: readonly string[]): string[] => [
  path.join(folder, 'node_modules/next/dist/bin/next'),
  ...given,
];

/** The app with its server, once it answers. */
async function start(): Promise<{ readonly home: string; readonly stop: () => void }> {
  const port = await freePort();
  const home = `http://localhost:${port}`;
  const server = spawn(process.execPath, next('start', '--port', String(port)), { cwd: folder, stdio: 'ignore' });
  for (let tries = 0; tries < 150; tries++) {
    if (
      await fetch(home).then(
        () => true,
        () => false,
      )
    )
      return { home, stop: () => void server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('The app did not start');
}

const shownState = (page: Page) => page.locator('output').innerText();

async function walk(page: Page, home: string, events: readonly { readonly action: string }[]): Promise<void> {
  const banner = page.locator('candor-banner dialog:not(.layer)');
  await page.goto(home);
  await banner.waitFor();
  check('nothing runs before a choice', (await page.evaluate('globalThis.counted')) === undefined);
  check('what needs consent is not shown', await page.getByText('Nothing yet').isVisible());
  check('a frame waits', (await page.locator('iframe[src$="/frame"]').count()) === 0);
  check('the hook says that nobody chose', (await shownState(page)) === 'open');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { name: 'Privacy' }).waitFor();
  check('the banner stays on another page', await banner.isVisible());
  check('the hosted policy is in the page', (await page.frameLocator('iframe').locator('h1').innerText()) === 'Policy');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByText('Nothing yet').waitFor();
  await page.locator('candor-banner [data-candor-accept]').click();
  await page.getByText('An offer').waitFor();
  await page.waitForFunction('globalThis.counted');
  check('a script runs once it is allowed', (await page.evaluate('globalThis.counted')) === 1);
  check('the frame is loaded', (await page.locator('iframe[src$="/frame"]').count()) === 1);
  check('the hook says what was chosen', (await shownState(page)) === 'accept');
  await page.reload();
  await page.getByText('An offer').waitFor();
  check('a visitor who returns is not asked', (await banner.count()) === 0);
  await page.getByRole('button').last().click();
  await page.locator('candor-banner dialog.layer').waitFor();
  check('the button opens the choices', await page.locator('candor-banner dialog.layer').isVisible());
  check(
    'the choice is stored',
    events.some(({ action }) => action === 'accept'),
  );
}

const site = await bannerSite();
const policy = '<!doctype html><html lang="en"><title>Policy</title><h1>Policy</h1>';
site.now.files = { en: await compiled(site.product, { regimes: 'eu', reopen: 'own' }) };
site.now.extra = { '/e/media.js': compose(media, await placeholders()) };
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  rmSync(path.join(folder, 'app'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(filesOf(site.product))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  execFileSync(process.execPath, next('build'), {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const { home, stop } = await start();
  try {
    site.host = home;
    const html = await (await fetch(home)).text();
    check('the server writes the tag of the banner', html.includes(`${site.product}/embed/cs/${siteId}.js`));
    check(
      'the server writes scripts that wait',
      /type="text\/plain"[^>]*data-candor="measurement"|data-candor="measurement"[^>]*type="text\/plain"/.test(html),
    );
    check(
      'the server shows nothing that needs consent',
      html.includes('Nothing yet') && !html.includes('An offer</p>'),
    );
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.route(`${site.product}/policy`, (route) => route.fulfill({ contentType: 'text/html', body: policy }));
    await page.route(`${site.product}/frame`, (route) => route.fulfill({ contentType: 'text/html', body: policy }));
    await walk(page, home, site.events);
    check(`the browser complains of nothing, but: ${complaints.join(' ')}`, complaints.length === 0);
  } finally {
    stop();
  }
} finally {
  await browser.close();
  await site.close();
}
const { version } = JSON.parse(readFileSync(path.join(folder, 'node_modules/next/package.json'), 'utf8')) as {
  version: string;
};
process.stdout.write(`Next.js ${version}: ${passed} checks passed, ${failures.length} failed\n`);
process.stdout.write(failures.map((each) => `not ok: ${each}\n`).join(''));
process.exit(failures.length > 0 ? 1 : 0);
