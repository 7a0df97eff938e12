import type { Kit } from './banner/extension.ts';
import { gppExtension } from './gpp/extension.ts';

// The banner's script loads this file, so its API exists.
const kit = (window as unknown as { Candor?: { _?: Kit } }).Candor?._;
kit?.add(gppExtension(kit, window as unknown as Parameters<typeof gppExtension>[1]));
