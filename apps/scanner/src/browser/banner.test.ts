import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testChromium } from '../../test/chromium.ts';
import { choose, findBanner } from './banner.ts';
import { hostedPlatforms } from './banner-platforms.ts';
import { plugins } from './banner-plugins.ts';
import { bannerWords } from './banner-words.ts';
import { launchChromium, type Launched } from './launch-chromium.ts';

let launched: Launched;
let context: BrowserContext;
let page: Page;
const never = new AbortController().signal;

beforeAll(async () => {
  launched = await launchChromium(testChromium());
  context = await launched.browser.newContext();
  page = await context.newPage();
});
afterAll(() => launched.close());

/** Shows a page that records clicks on elements with `data-is`. */
async function show(html: string): Promise<void> {
  await page.evaluate((text) => {
    document.body.setHTMLUnsafe(text);
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const name = element.dataset['is'];
        if (name === undefined) continue;
        element.addEventListener('click', () => {
          pressed.push(name);
          document.querySelector('#second')?.removeAttribute('hidden');
          (element.closest('[data-banner]') ?? element).setAttribute('hidden', '');
        });
      }
    }
  }, html);
}

const pressed = () => page.evaluate<string[]>('window.pressed');

async function make(choice: 'accept' | 'reject') {
  const { banner } = await findBanner(page, never);
  return banner && { by: banner.by, ...(await choose(page, banner, choice, never)) };
}

const banner = (inside: string, text = 'We use cookies.') =>
  `<div data-banner style="position: fixed; bottom: 0"><p>${text}</p>${inside}</div>`;
const button = (text: string, is = text) => `<button data-is="${is}">${text}</button>`;

test('every selector of every platform can be asked for', async () => {
  await show('<p>Nothing</p>');
  for (const { service, ...selectors } of [...plugins, ...hostedPlatforms]) {
    for (const selector of Object.values(selectors))
      expect(await page.evaluate((css) => document.querySelectorAll(css).length, selector), service).toBe(0);
  }
});

test.each([
  [
    'onetrust',
    '<button id="onetrust-accept-btn-handler" data-is="yes">A</button><button id="onetrust-reject-all-handler" data-is="no">B</button>',
  ],
  [
    'cookiebot',
    '<button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll" data-is="yes">A</button><button id="CybotCookiebotDialogBodyButtonDecline" data-is="no">B</button>',
  ],
  [
    'didomi',
    '<button id="didomi-notice-agree-button" data-is="yes">A</button><span class="didomi-continue-without-agreeing" data-is="no">B</span>',
  ],
  ['candor', '<button data-candor-accept data-is="yes">A</button><button data-candor-reject data-is="no">B</button>'],
  [
    'usercentrics',
    '<div id="usercentrics-root"><template shadowrootmode="open"><button data-testid="uc-accept-all-button" data-is="yes">A</button><button data-testid="uc-deny-all-button" data-is="no">B</button></template></div>',
  ],
])('%s is known by its buttons', async (service, html) => {
  await show(html);

  expect(await make('reject')).toEqual({ by: service, pressed: true, secondLayer: false });
  expect(await make('accept')).toEqual({ by: service, pressed: true, secondLayer: false });
  expect(await pressed()).toEqual(['no', 'yes']);
});

test.each(Object.keys(bannerWords))('the words of "%s" tell granting from refusing', async (language) => {
  const { accept, reject, settings } = bannerWords[language]!;
  const html = banner(button(settings[0]!, 'settings') + button(accept[0]!, 'yes') + button(reject[0]!, 'no'));

  await show(html);
  expect(await make('reject')).toMatchObject({ by: 'words', pressed: true, secondLayer: false });
  expect(await pressed()).toEqual(['no']);
  await show(html);
  expect(await make('accept')).toMatchObject({ by: 'words', pressed: true });
  expect(await pressed()).toEqual(['yes']);
});

test.each([
  ['Continue without accepting', 'Accept & continue'],
  ['Nur notwendige Cookies akzeptieren', 'Alle Cookies akzeptieren'],
  ['Accept only necessary cookies', 'Accept all and save'],
  ['Tout refuser', 'Tout accepter'],
  ['同意しない', '同意する'],
  ['Solo i necessari', 'Accetta tutti i cookie'],
  ['NEIN, DANKE!', 'OK'],
  ['✕ Reject all', '✓ Accept all'],
])('"%s" refuses and "%s" grants', async (no, yes) => {
  const html = banner(button(yes, 'yes') + button('Cookie settings', 'settings') + button(no, 'no'));

  await show(html);
  await make('reject');
  expect(await pressed()).toEqual(['no']);
  await show(html);
  await make('accept');
  expect(await pressed()).toEqual(['yes']);
});

test('where the first layer cannot refuse, the second does, with everything off', async () => {
  const toggles = '<input type="checkbox" checked disabled id="needed"><input type="checkbox" checked id="ads">';
  const second = `<div id="second" data-banner hidden role="dialog">Cookies ${toggles}${button('Save my choices', 'save')}</div>`;
  await show(banner(button('Accept all', 'yes') + button('Manage preferences', 'settings')) + second);

  expect(await make('reject')).toEqual({ by: 'words', pressed: true, secondLayer: true });
  expect(await pressed()).toEqual(['settings', 'save']);
  expect(await page.locator('#ads').isChecked()).toBe(false);
  expect(await page.locator('#needed').isChecked()).toBe(true);
});

test('a banner in a frame is found', async () => {
  await page.setContent(
    `<iframe srcdoc='<p>We use cookies</p><button onclick="this.remove()">Reject all</button><button>Accept all</button>'></iframe>`,
  );
  await page.frameLocator('iframe').getByText('Reject').waitFor();

  expect(await make('reject')).toEqual({ by: 'words', pressed: true, secondLayer: false });
});

test('a button that hears only a real mouse is pressed with one', async () => {
  await page.setContent(
    banner(
      '<button onclick="event.isTrusted && this.parentElement.remove()">Reject all</button><button>Accept</button>',
    ),
  );

  expect(await make('reject')).toMatchObject({ pressed: true });
  expect(await page.getByText('Accept').count()).toBe(0);
});

test.each([
  ['a form that is no banner', '<form><p>Our cookies taste best.</p><button>Yes</button><button>Save</button></form>'],
  [
    'a dialog about something else',
    '<div role="dialog">Newsletter? <button>No thanks</button><button>Accept</button></div>',
  ],
  ['a lone button that saves', banner('<label>Name <input></label><button>Save</button>')],
  ['what is hidden', `<div hidden>${banner(button('Accept all'))}</div>`],
  ['a way back to the choice', '<footer><button data-candor-settings>Cookie settings</button></footer>'],
  ['a link that leads away', banner('<a href="https://example.com/accept">Accept cookies</a>')],
  ['consent mode of tags', '<script>window.dataLayer = [["consent", "default", {}]]</script>'],
])('%s is no banner', async (_, html) => {
  await page.setContent(html);

  expect(await findBanner(page, never)).toEqual({ expected: false });
});

test('where a platform is at work, a banner is expected', async () => {
  await page.setContent('<script>window.__tcfapi = () => {}</script>');

  expect(await findBanner(page, never)).toEqual({ expected: true });
});
