import assert from 'node:assert/strict';
import { defaultConfiguration } from '@app/consent';
import { siteId } from '../../../apps/embed/test/banner-fixture.ts';
import { tcfSetting } from '../../../apps/embed/test/tcf-fixture.ts';
import { faultsOfFirst, faultsOfSecond } from '../../../apps/embed/test/geometry-rules.ts';
import type { Check } from '../check.ts';
import { isStored } from './first-layer.ts';

type Gpp = (
  command: string,
  callback: (data: { readonly gppString: string; readonly signalStatus: string }) => void,
) => void;
type Tcf = (
  command: string,
  version: 2,
  callback: (data: { readonly tcString?: string; readonly eventStatus?: string }) => void,
) => void;

const { signals } = defaultConfiguration({ languages: ['en'], siteUrl: 'https://shop.example', services: [] });

export const standards: readonly Check[] = [
  {
    name: 'under a strict content security policy it looks and works the same',
    async run(visitor) {
      const { site, visit, geometry, click } = visitor;
      await visit({
        head: `<script nonce="abc123" async src="{product}/embed/cs/${siteId}.js"></script>`,
        csp: `default-src 'none'; script-src 'nonce-abc123'; connect-src ${site.product}; img-src data:`,
      });
      assert.deepEqual(faultsOfFirst(await geometry()), []);
      await click('.go .alt');
      assert.deepEqual(faultsOfSecond(await geometry('second')), []);
      await click('.layer .go button', 'Reject all');
      await isStored(visitor, 'reject', 0);
    },
  },
  {
    name: 'TCF: __tcfapi answers from the first line on, the panel shows vendors, and a choice makes a string',
    async run(visitor) {
      const { site, visit, geometry, click, page, until } = visitor;
      const { head = '', file } = await tcfSetting(site);
      await visit({ head, ...(file && { file }) });
      const ask = (command: string) =>
        page.run(
          (what) =>
            new Promise<{ readonly tcString?: string; readonly eventStatus?: string }>((resolve) =>
              (window as unknown as { __tcfapi: Tcf }).__tcfapi(what, 2, resolve),
            ),
          command,
        );
      assert.deepEqual(faultsOfFirst(await geometry()), []);
      await click('.go .alt');
      await until('the panel of vendors', () =>
        page.run(() => !!document.querySelector('candor-banner')?.shadowRoot?.querySelector('.tcf summary')),
      );
      const measured = await geometry('second');
      assert.deepEqual(faultsOfSecond(measured), []);
      await click('.layer .go button', 'Accept all');
      await isStored(visitor, 'accept', 4);
      const { tcString, eventStatus } = await ask('addEventListener');
      assert.equal(eventStatus, 'useractioncomplete');
      assert.match(tcString ?? '', /^C[\w-]{20,}\.[\w-]+/);
      assert.equal(site.events[0]?.tc, tcString);
    },
  },
  {
    name: 'GPP: __gpp answers from the first line on, and a choice makes a string',
    async run(visitor) {
      const { site, visit, geometry, click, page, until } = visitor;
      await visit({
        changes: { regimes: 'us', signals: { ...signals, gpp: true } },
        file: (made) => ({
          ...made,
          banner: { ...made.banner, parts: { ...made.banner.parts, gpp: ['/e/gpp.js', ''] } },
        }),
      });
      const ping = () =>
        page.run(
          () =>
            new Promise<{ readonly gppString: string; readonly signalStatus: string }>((resolve) =>
              (window as unknown as { __gpp: Gpp }).__gpp('ping', resolve),
            ),
        );
      await until('GPP to be ready', async () => (await ping()).signalStatus === 'ready');
      await geometry();
      await click('[data-candor-reject]');
      await until('the choice to arrive', async () => site.events.length === 1);
      const { gppString } = await ping();
      assert.match(gppString, /^DB/);
      assert.equal(site.events[0]?.gpp, gppString);
    },
  },
];
