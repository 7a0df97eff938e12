import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compose, loadBannerWords, type CompiledTcf } from '@app/consent';
import {
  cutList,
  liveVendors,
  mostFor,
  parseVendorList,
  writeTcString,
  type TcfSite,
  type WantedRestriction,
} from '@app/tcf';
import type { PanelData } from '@app/tcf/panel-data.ts';
import { testVendorList } from '@app/tcf/test-list.ts';
import type { Page } from 'playwright-core';
import type { Setting } from './banner-browser.ts';
import type { BannerSite } from './banner-site.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const built = (name: string) => readFileSync(path.join(dist, name), 'utf8');

const parsed = parseVendorList(testVendorList(120));
if (!parsed.ok) throw new Error(parsed.at);
export const list = parsed.value;
export const vendors = liveVendors(list);

export type TcfChanges = {
  readonly restrictions?: readonly WantedRestriction[];
  readonly stacks?: readonly number[];
  readonly providers?: PanelData['providers'];
  readonly test?: 1;
  readonly most?: string;
  /** HTML in the head before the banner. */
  readonly head?: string;
};

/** Serves a site with TCF, the vendors of the test list, and its files. */
export async function tcfSetting(site: BannerSite, changes: TcfChanges = {}, more: Setting = {}): Promise<Setting> {
  const { restrictions = [], stacks = [2], providers = [] } = changes;
  const said: TcfSite = {
    cmpId: 300,
    cmpVersion: 4,
    country: 'DE',
    language: 'EN',
    vendors: 'all',
    restrictions,
    oneTreatment: false,
  };
  const tcf: CompiledTcf = {
    cmpId: said.cmpId,
    cmpVersion: said.cmpVersion,
    country: said.country,
    most: changes.most ?? writeTcString(mostFor(list, said, 0)),
    list: ['/e/tcf-panel.js', ''],
    ...(changes.test && { test: changes.test }),
    ...(providers.length > 0 && { ac: providers.map(([id]) => id).join('.') }),
  };
  const words = (await loadBannerWords('en')).banner.tcf;
  const panel: PanelData = {
    list: cutList(list, list.texts, { language: 'en', vendors: 'all', stacks, restrictions }),
    words,
    language: 'en',
    providers,
  };
  site.now.extra = {
    '/e/tcf.js': built('tcf.js'),
    '/e/tcf-panel.js': compose(built('tcf-panel.core.js'), panel),
  };
  return {
    ...more,
    head: `<script>${built('tcf-stub.js')}</script>${changes.head ?? ''}{script}`,
    file: (made) => ({
      ...made,
      banner: { ...made.banner, tcf, parts: { ...made.banner.parts, tcf: ['/e/tcf.js', ''] } },
    }),
  };
}

export type TcData = {
  readonly tcString?: string;
  readonly eventStatus?: string;
  readonly gdprApplies?: boolean;
  readonly listenerId?: number;
  readonly addtlConsent?: string;
  readonly purpose?: {
    readonly consents: Record<string, boolean>;
    readonly legitimateInterests: Record<string, boolean>;
  };
  readonly vendor?: {
    readonly consents: Record<string, boolean>;
    readonly legitimateInterests: Record<string, boolean>;
  };
};

/** Calls `__tcfapi` as a vendor would. Returns the callback's arguments. */
export async function ask(page: Page, command: string, parameter?: unknown): Promise<readonly unknown[]> {
  return page.evaluate(
    ([what, which]) =>
      new Promise<readonly unknown[]>((resolve) => {
        const { __tcfapi } = window as unknown as {
          __tcfapi(
            command: unknown,
            version: number,
            callback: (...said: unknown[]) => void,
            parameter?: unknown,
          ): void;
        };
        __tcfapi(what, 2, (...said) => resolve(said), which);
      }),
    [command, parameter],
  );
}

/** Script for the page's head that stores everything a listener receives in `window.heard`. */
export const listener = `<script>window.heard=[];__tcfapi('addEventListener',2,function(data,ok){heard.push(data)})</script>`;
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: TcData[] }).heard);
