import { cookieName, type Choice, type PreferenceEvent } from '@app/consent';
import { randomId } from '../told.ts';
import { config, joint } from './state.ts';

/**
 * Prefix of storage keys. The key itself holds the choices that the first layer stored, one per line; events being sent
 * have the prefix with their id.
 */
const start = `${cookieName(config.id)}-`;

/** A choice, with the known details of how it was made. */
type ChoiceEvent = Choice & Partial<PreferenceEvent>;

/**
 * A UUID version 7: 48 bits of time (eleven hexadecimal digits until the year 2527), then random bits. @see RFC 9562,
 * section 5.7
 */
function timedId(milliseconds: number): string {
  const digits = `0${milliseconds.toString(16)}7${randomId()}`;
  return digits.replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12}).*/, '$1-$2-$3-8$4-$5');
}

/** Stores an event, so that it outlives the page; `sendWaiting` sends it. */
export function keep(said: ChoiceEvent, milliseconds = Date.now()): void {
  const { at: _at, ...rest } = said;
  const id = timedId(milliseconds);
  const body = JSON.stringify({ id, ...rest, variant: said.variant ?? 0 });
  try {
    localStorage.setItem(start + id, body);
  } catch {
    post(body);
  }
}

/** Takes over the choices that the first layer stored, on this page or the last. Returns whether there were any. */
export function takeOver(): boolean {
  let lines = joint.line ?? '';
  try {
    lines += localStorage.getItem(start) ?? '';
    localStorage.removeItem(start);
  } catch {
    // The page may not use storage.
  }
  joint.line = '';
  for (const line of lines.split('\n').filter(Boolean)) {
    const said: ChoiceEvent = JSON.parse(line);
    keep({ ...said, waited: Math.round(said.waited ?? 0) }, said.at * 1000);
  }
  return lines !== '';
}

/** Sends all events not yet acknowledged, from this page and others. The server treats a repeated event as one. */
export function sendWaiting(): void {
  try {
    for (const key in localStorage) if (key.startsWith(start)) post(localStorage[key], key);
  } catch {
    // The page may not use storage: its events have already been sent.
  }
}

const underWay: Record<string, unknown> = {};

/** Sends a message. Without a key, it is not kept and not sent again. */
export function post(body: string, key = start, what = 'choice'): void {
  if (!config.intake || underWay[body]) return;
  underWay[body] = 1;
  void fetch(`${config.intake}/e/${what}/${config.id}`, { method: 'POST', body, keepalive: true, credentials: 'omit' })
    // An event that was refused for good is not sent again.
    .then(({ status }) => {
      if (status < 500 && status !== 429) localStorage.removeItem(key);
    })
    .catch(() => {})
    .then(() => delete underWay[body]);
}
