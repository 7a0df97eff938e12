import type { ElementHandle, Frame, Page } from 'playwright-core';
import { hostedPlatforms, platformGlobals } from './banner-platforms.ts';
import { plugins } from './banner-plugins.ts';
import { bannerWords } from './banner-words.ts';
import { lookForBanner, turnAllOff, type BannerKnowledge, type BannerLook, type Button } from './look-for-banner.ts';
import { orAbort, pause } from './or-abort.ts';

export type BannerFound = {
  /** A platform's id, or `words`. */
  readonly by: string;
  readonly buttons: Readonly<Partial<Record<Button, ElementHandle<HTMLElement>>>>;
};

export type Chosen = { readonly pressed: boolean; readonly secondLayer: boolean };

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

// As text, since that is sent to every frame in one piece.
const lookSource = `(${lookForBanner.toString()})(${JSON.stringify(knowledge)})`;

const mostFrames = 30;
// A frame that was kept from loading never answers.
const frameMs = 1000;
const secondLayerMs = 2500;
const goneMs = 1200;
const againMs = 50;

/** Looks for a consent banner on a page and in its frames, or for signs that one will come. */
export async function findBanner(
  page: Page,
  signal: AbortSignal,
): Promise<{ readonly banner?: BannerFound; readonly expected: boolean }> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(frameMs)]);
  const frames = page.frames().slice(0, mostFrames);
  const looks = await Promise.all(frames.map((frame) => orAbort(lookInto(frame), limit)));
  const banner = looks.find((look) => look?.banner)?.banner;
  return { expected: looks.some((look) => look?.expected), ...(banner && { banner }) };
}

async function lookInto(frame: Frame): Promise<{ readonly banner?: BannerFound; readonly expected: boolean }> {
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
    // The page gave nothing but its elements.
    if (handle) buttons[kind] = handle as ElementHandle<HTMLElement>;
  }
  return { banner: { by, buttons }, expected };
}

/** Makes a choice on the banner that was found, in its second layer if the first has no button for it. */
export async function choose(
  page: Page,
  { buttons }: BannerFound,
  choice: 'accept' | 'reject',
  signal: AbortSignal,
): Promise<Chosen> {
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

/** Presses a button and sees that it goes away. Some listen only to a real mouse, so that is tried next. */
async function press(button: ElementHandle<HTMLElement>, signal: AbortSignal): Promise<boolean> {
  if (!(await orAbort(click(button), signal))) return false;
  if (await goes(button, signal)) return true;
  await orAbort(button.click({ timeout: goneMs, force: true }), signal);
  // Some leave their button where it is. It was pressed all the same.
  await goes(button, signal);
  return true;
}

async function click(button: ElementHandle<HTMLElement>): Promise<boolean> {
  try {
    await button.evaluate((element) => element.click());
  } catch {
    // A press that loads the page anew takes the button away before it answers.
  }
  return true;
}

async function goes(button: ElementHandle<HTMLElement>, signal: AbortSignal): Promise<boolean> {
  const until = performance.now() + goneMs;
  while (performance.now() < until && !signal.aborted) {
    // Of a page that is no more, nothing is visible.
    const visible = await orAbort(
      button.isVisible().catch(() => false),
      signal,
    );
    if (!visible) return true;
    await pause(againMs, signal);
  }
  return false;
}
