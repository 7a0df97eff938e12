import type { Kit } from './banner/extension.ts';
import { gppExtension } from './gpp/extension.ts';

// Whoever loads this file is the banner's script, which stands there.
const kit = (window as unknown as { Candor?: { _?: Kit } }).Candor?._;
kit?.add(gppExtension(kit, window as unknown as Parameters<typeof gppExtension>[1]));
