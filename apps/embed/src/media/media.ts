// Placeholders: a part, loaded when a video, a map or something else that takes room waits for consent.
import { purposes, type CompiledMedia } from '@app/consent';
import { page } from '../banner/core.ts';
import { place, type GuardedPage } from '../guard/joint.ts';
import { placeholders } from './placeholders.ts';

declare const $candor: CompiledMedia;

const kit = page.Candor?._;
const guard = (window as GuardedPage)[place];
if (kit && guard) {
  guard.seen = placeholders(kit, guard, $candor, purposes.length);
  // Those that were there before.
  guard.allow(kit.allowed());
}
