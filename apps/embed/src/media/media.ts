// Placeholders: a part that is loaded when a video, a map or another visible element waits for consent.
import { purposes, type CompiledMedia } from '@app/consent';
import { page } from '../banner/core.ts';
import { place, type GuardedPage } from '../guard/joint.ts';
import { placeholders } from './placeholders.ts';

declare const $candor: CompiledMedia;

const kit = page.Candor?._;
const guard = (window as GuardedPage)[place];
if (kit && guard) {
  guard.seen = placeholders(kit, guard, $candor, purposes.length);
  // Elements that were already waiting.
  guard.allow(kit.allowed());
}
