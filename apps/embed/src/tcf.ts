import type { TcfKit } from './tcf/panel-joint.ts';
import type { TcfWindow } from './tcf/stub.ts';
import { tcfExtension } from './tcf/extension.ts';

// The banner's script loads this file, so its API exists.
const kit = (window as unknown as { Candor?: { _?: TcfKit } }).Candor?._;
const settings = kit?.config.tcf;
if (kit && settings) kit.add(tcfExtension(kit, settings, window as unknown as TcfWindow));
