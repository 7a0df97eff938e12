import type { PanelData } from '@app/tcf/panel-data.ts';
import type { TcfKit } from './tcf/panel-joint.ts';
import { createPanel } from './tcf/panel.ts';

/** What the file is composed with, see `Kit`. */
declare const $candor: PanelData;

const kit = (window as unknown as { Candor?: { _?: TcfKit } }).Candor?._;
if (kit) kit.tcfPanel = createPanel($candor, kit.config.tcf?.test === 1);
