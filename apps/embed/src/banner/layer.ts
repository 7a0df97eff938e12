// The second layer and "your choices": a part, loaded when somebody asks for it.
import type { CompiledLayer } from '@app/consent';
import { page } from './core.ts';
import { cleaner } from './layer/clean.ts';
import { openLayer } from './layer/layer.ts';

declare const $candor: CompiledLayer;

const kit = page.Candor?._;
if (kit) {
  kit.layer = { open: () => openLayer(kit, $candor), clean: cleaner(kit.config, $candor.trackers) };
}
