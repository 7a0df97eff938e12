import type { PanelData } from '@app/tcf/panel-data.ts';
import type { TcfKit } from './tcf/panel-joint.ts';
import { createPanel } from './tcf/panel.ts';

/** The data with which this file is composed, see `Kit`. */
declare const $candor: PanelData;

const kit = (window as unknown as { Candor?: { _?: TcfKit } }).Candor?._;
if (kit) kit.tcfPanel = createPanel($candor, kit.config.tcf?.test === 1);
