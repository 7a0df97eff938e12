// The second layer and "your choices": a part that is loaded when a visitor opens it.
import type { CompiledLayer } from '@app/consent';
import { page } from './core.ts';
import { cleaner } from './layer/clean.ts';
import { openLayer } from './layer/layer.ts';

declare const $candor: CompiledLayer;

const kit = page.Candor?._;
if (kit) {
  kit.layer = { open: () => openLayer(kit, $candor), clean: cleaner(kit.config, $candor) };
}
