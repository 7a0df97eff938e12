import type { ElementHandle, Frame, Page } from 'playwright-core';
import { hostedPlatforms, platformGlobals } from './banner-platforms.ts';
import { plugins } from './banner-plugins.ts';
import { bannerWords } from './banner-words.ts';
import { lookForBanner, turnAllOff, type BannerKnowledge, type BannerLook, type Button } from './look-for-banner.ts';
import { orAbort, pause } from './or-abort.ts';

export type BannerMatch = {
  /** ID of a platform, or `words`. */
  readonly by: string;
  readonly buttons: Readonly<Partial<Record<Button, ElementHandle<HTMLElement>>>>;
};

export type PressResult = { readonly pressed: boolean; readonly secondLayer: boolean };

const all = Object.values(bannerWords);
const knowledge: BannerKnowledge = {
  platforms: [...plugins, ...hostedPlatforms],
  words: {
    accept: all.flatMap(({ accept }) => accept),
    reject: all.flatMap(({ reject }) => reject),
    settings: all.flatMap(({ settings }) => settings),
    save: all.flatMap(({ save }) => save),
  },
  about: all.flatMap(({ about }) => about),
  globals: platformGlobals,
};

// As source text, which is sent to every frame in one piece.
const lookSource = `(${lookForBanner.toString()})(${JSON.stringify(knowledge)})`;

const mostFrames = 30;
// A frame whose loading was blocked never responds. The page itself does, if late: on a busy machine a second is too short for it.
const frameMs = 1000;
const pageMs = 5000;
const secondLayerMs = 2500;
const goneMs = 1200;
const againMs = 50;

/** Searches a page and its frames for a consent banner, or for signs that one will appear. */
export async function findBanner(
  page: Page,
  signal: AbortSignal,
): Promise<{ readonly banner?: BannerMatch; readonly expected: boolean }> {
  const within = (ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  const [ofPage, ofFrame] = [within(pageMs), within(frameMs)];
  const frames = page.frames().slice(0, mostFrames);
  const looks = await Promise.all(
    frames.map((frame) => orAbort(lookInto(frame), frame === page.mainFrame() ? ofPage : ofFrame)),
  );
  const banner = looks.find((look) => look?.banner)?.banner;
  return { expected: looks.some((look) => look?.expected), ...(banner && { banner }) };
}

async function lookInto(frame: Frame): Promise<{ readonly banner?: BannerMatch; readonly expected: boolean }> {
  const look = await frame.evaluateHandle<BannerLook>(lookSource);
  const { by, expected, kinds } = await look.evaluate((found) => ({
    by: found.by,
    expected: found.expected,
    kinds: Object.keys(found.buttons),
  }));
  if (by === undefined) return { expected };
  const handles = await look.evaluateHandle((found) => found.buttons);
  const buttons: Partial<Record<string, ElementHandle<HTMLElement>>> = {};
  for (const kind of kinds) {
    const handle = (await handles.getProperty(kind)).asElement();
    // The page returned only elements.
    if (handle) buttons[kind] = handle as ElementHandle<HTMLElement>;
  }
  return { banner: { by, buttons }, expected };
}

/** Makes a choice on the banner, in its second layer if the first has no button for it. */
export async function choose(
  page: Page,
  { buttons }: BannerMatch,
  choice: 'accept' | 'reject',
  signal: AbortSignal,
): Promise<PressResult> {
  const direct = buttons[choice];
  if (direct) return { pressed: await press(direct, signal), secondLayer: false };
  if (choice === 'accept') return { pressed: false, secondLayer: false };
  if (buttons.save && !buttons.settings)
    return { pressed: await saveNothing(buttons.save, signal), secondLayer: false };
  if (!buttons.settings || !(await orAbort(click(buttons.settings), signal)))
    return { pressed: false, secondLayer: false };

  const until = performance.now() + secondLayerMs;
  while (performance.now() < until && !signal.aborted) {
    const second = (await findBanner(page, signal)).banner?.buttons;
    if (second?.reject) return { pressed: await press(second.reject, signal), secondLayer: true };
    if (second?.save) return { pressed: await saveNothing(second.save, signal), secondLayer: true };
    await pause(againMs, signal);
  }
  return { pressed: false, secondLayer: true };
}

async function saveNothing(save: ElementHandle<HTMLElement>, signal: AbortSignal): Promise<boolean> {
  await orAbort(save.evaluate(turnAllOff), signal);
  return press(save, signal);
}

/** Clicks a button and checks that it disappears. Some banners react only to real mouse events, so these are tried next. */
async function press(button: ElementHandle<HTMLElement>, signal: AbortSignal): Promise<boolean> {
  if (!(await orAbort(click(button), signal))) return false;
  if (await goes(button, signal)) return true;
  await orAbort(button.click({ timeout: goneMs, force: true }), signal);
  // Some banners keep their button visible. The click still counts.
  await goes(button, signal);
  return true;
}

async function click(button: ElementHandle<HTMLElement>): Promise<boolean> {
  try {
    await button.evaluate((element) => element.click());
  } catch {
    // A click that reloads the page removes the button before it responds.
  }
  return true;
}

async function goes(button: ElementHandle<HTMLElement>, signal: AbortSignal): Promise<boolean> {
  const until = performance.now() + goneMs;
  while (performance.now() < until && !signal.aborted) {
    // After a navigation, nothing of the old page is visible.
    const visible = await orAbort(
      button.isVisible().catch(() => false),
      signal,
    );
    if (!visible) return true;
    await pause(againMs, signal);
  }
  return false;
}
