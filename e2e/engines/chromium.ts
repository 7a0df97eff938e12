import { chromium } from 'playwright-core';
import type { Engine } from './engine.ts';
import { expression } from './engine.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: flags });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  return {
    version: browser.version(),
    close: () => browser.close(),
    page: {
      resize: (width, height) => page.setViewportSize({ width, height }),
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      click: (x, y) => page.mouse.click(x, y),
      press: (key, shift) => page.keyboard.press(shift ? `Shift+${key}` : key),
      // `expression` converts the function's result to JSON.
      run: async (inPage, ...input) => JSON.parse(String(await page.evaluate(expression(inPage, input)))),
      screenshot: () => page.screenshot(),
      startOver: () => context.clearCookies(),
    },
  };
}
