// Our own banner as served: the built code with a configuration of twenty services.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compose, composeCore, holdingData, type BannerConfiguration } from '@app/consent';
import { compiled, siteId } from '../../apps/embed/test/banner-fixture.ts';
import { afterOf, fileOf, partsOf } from '../../apps/embed/test/banner-site.ts';
import { markChoice, markStart, type Candidate } from './candidate.ts';
import { pageWith } from './page.ts';

const dist = path.resolve(import.meta.dirname, '../../apps/embed/dist');
const code = (name: string) => readFileSync(path.join(dist, fileOf(name)), 'utf8');

const selectors = {
  banner: 'candor-banner >>> dialog:not(:modal)',
  accept: 'candor-banner >>> [data-candor-accept]',
  reject: 'candor-banner >>> [data-candor-reject]',
  customise: 'candor-banner >>> button[data-candor-customise].alt',
  dialog: 'candor-banner >>> dialog:modal',
};

// Google consent mode only, because no peer sends signals to Microsoft or Meta.
const signals: BannerConfiguration['signals'] = {
  googleConsentMode: 'basic',
  adsDataRedaction: true,
  urlPassthrough: false,
  microsoftUet: false,
  microsoftClarity: false,
  metaPixel: false,
  dataLayer: true,
  gpp: false,
};

/** A candidate with one law for all visitors, like the peers; and one by the visitor's country, which is requested first. */
export async function ourCandidates(): Promise<readonly Candidate[]> {
  return [
    await candidate('candor', { regimes: 'eu', signals }),
    await candidate('candor-by-country', { regimes: 'by-country', signals }),
  ];
}

/** Inserts the mark before the first statement: a directive for the browser only works at the very top. */
const marked = (script: string) => script.replace(/^(?:\/\/.*\n)?/, (hint) => hint + markStart);

async function candidate(name: string, changes: Partial<BannerConfiguration>): Promise<Candidate> {
  const { banner, layer } = await compiled(`/${name}`, { languages: ['en'], ...changes });
  const [whole, kept, granted] = [
    `embed/cs/${siteId}.js`,
    `embed/cs/${siteId}.kept.js`,
    `embed/cs/${siteId}.granted.js`,
  ];
  const after = { en: partsOf(banner) };
  const listener = `<script>document.addEventListener('candor:choice', () => { ${markChoice} })</script>`;
  // The product's default tag, and one for pages with many returning visitors.
  const tag = `<script async src="/${name}/${whole}"></script>`;
  const loader = `<script>
(function (d, s, c) {
  s = d.createElement('script');
  c = /(?:^|; )candor-${siteId}=1\\.\\w+\\.\\w+\\.\\w+\\.(\\w+)\\.(\\w+)/.exec(d.cookie);
  s.src = '/${name}/embed/cs/${siteId}.' + (c ? (parseInt(c[1], 36) + 1 == parseInt(c[2], 36) ? 'granted.js' : 'kept.js') : 'js');
  s.async = true;
  s.fetchPriority = 'high';
  d.head.append(s);
})(document);
</script>`;
  return {
    name,
    version: 'this',
    selectors,
    config: new Set(),
    again: 'again.html',
    layerCode: code('layer'),
    files: new Map([
      ['index.html', pageWith(listener + tag)],
      ['again.html', pageWith(listener + loader)],
      [whole, marked(await composeCore('banner', code, banner, after))],
      [kept, await composeCore('kept', code, banner, after)],
      [granted, await composeCore('granted', code, banner, after)],
      [`e/${after.en[0]}/after.js`, afterOf(banner).body],
      ['e/holding.js', compose(code('holding'), holdingData(banner))],
      ['e/en/layer.js', compose(code('layer'), layer)],
      ['e/qr.js', compose(code('qr'), null)],
      ['e/where', 'DE'],
    ]),
  };
}
