// `npm run pictures`: takes a picture of every screen of the example account, in English and German, on a desktop and a
// phone, light and dark, and names what a person would stumble over. `--only <text>` takes screens whose path holds it,
// `--view <text>` views whose name holds it (`en-1280-light`), `--out <folder>` names the folder. `--stories <text>` or
// `--stories all` takes what the browser tests see instead, dialogs and the Management Tool included, with `stories.html`.
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { call } from '../api.ts';
import { startExample } from './example.ts';
import { findScreens } from './screens.ts';
import { sheetOf } from './sheet.ts';
import { takeShots, type Shot } from './shots.ts';
import { storyShots } from './stories.ts';
import { desktop, nameOf, views, windowOf } from './views.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    view: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/pictures' },
    stories: { type: 'string' },
  },
});
const folder = path.resolve(values.out);
mkdirSync(folder, { recursive: true });
if (values.stories !== undefined) {
  const stories = storyShots(folder, values.stories);
  writeFileSync(path.join(folder, 'stories.html'), sheetOf(stories));
  console.log(`${stories.length} pictures of stories in ${folder}. Open stories.html there.`);
  process.exit();
}
const example = await startExample();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const shots: Shot[] = [];
try {
  const finder = await windowOf(browser, example.home, desktop);
  await signIn(finder);
  const all = await findScreens(await finder.newPage());
  await finder.close();
  const screens = all.filter(({ path: at, pattern }) => at.includes(values.only) || pattern.includes(values.only));
  for (const view of views.filter((one) => nameOf(one).includes(values.view))) {
    for (const signedIn of [true, false]) {
      const context = await windowOf(browser, example.home, view);
      if (signedIn) await signIn(context);
      for (const screen of screens.filter((one) => one.signedIn === signedIn)) {
        const page = await context.newPage();
        // A screen that cannot be opened is a fault like others, and no reason to skip the rest.
        const failed = (error: unknown): readonly Shot[] => [
          { screen: screen.pattern, view: nameOf(view), file: '', faults: [String(error)] },
        ];
        shots.push(...(await takeShots(page, screen, view, folder).catch(failed)));
        await page.close();
      }
      await context.close();
    }
    console.log(`${nameOf(view)}: ${shots.length} pictures so far`);
  }
} finally {
  await browser.close();
  await example.stop();
  writeFileSync(path.join(folder, 'index.html'), sheetOf(shots));
}
const faulty = shots.filter(({ faults }) => faults.length > 0);
for (const { view, screen, faults } of faulty) console.log(`${view} ${screen}\n  ${faults.join('\n  ')}`);
console.log(`${shots.length} pictures in ${folder}, ${faulty.length} with faults. Open index.html there.`);
process.exitCode = faulty.length > 0 ? 1 : 0;

/** Signs the context in to the example account. */
async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await call(page, 'POST', '/users/sign-in', { email: example.email, password: example.password });
  await page.close();
}
