import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PHPRequestHandler } from '@php-wasm/universal';
import { startPhp } from './php.mjs';

// Puts the plugin into real releases of WordPress, which run in PHP compiled to WebAssembly, and looks at the pages.
// `run.mjs` installs what this needs, and runs it.

const plugin = process.env['CANDOR_PLUGIN'];
const builds = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@wp-playground/wordpress-builds/package.json')),
  'src',
);
const url = 'http://127.0.0.1:9400';
const base = 'https://privacy.example';
const id = 'k7m2q9x4ab';

/** Counts what is fetched, and has no banner with another id. */
const network = `<?php
add_filter( 'pre_http_request', static function ( $answer, $arguments, $url ) {
	update_option( 'fetched', 1 + (int) get_option( 'fetched' ) );
	return false === strpos( $url, '${id}' ) ? new WP_Error( 'not_found' ) : $answer;
}, 99, 3 );`;

const failures = [];
let passed = 0;
const check = (what, holds) => {
  if (holds) passed++;
  else failures.push(what);
};

/** Installs a release with the plugin. */
async function install(folder, version, phpVersion) {
  const php = await startPhp(phpVersion, { '/wordpress': folder, '/builds': builds });
  const run = async (code) => {
    const { text, errors, exitCode } = await php.run({ code: `<?php chdir('/wordpress'); ${code}` });
    if (exitCode !== 0) throw new Error(`PHP ended with ${exitCode}: ${text} ${errors}`);
    return text;
  };
  const unzip = (zip, into) =>
    run(`$zip = new ZipArchive; $zip->open('${zip}') === true || exit(1); $zip->extractTo('${into}');`);
  await unzip(`/builds/wordpress/wp-${version}.zip`, '/wordpress');
  await unzip('/builds/sqlite-database-integration/sqlite-database-integration.zip', '/wordpress/wp-content/plugins');
  const plugins = path.join(folder, 'wp-content/plugins');
  const integration = path.join(plugins, 'sqlite-database-integration');
  cpSync(path.join(plugins, 'sqlite-database-integration-main'), integration, { recursive: true });
  const inside = '/wordpress/wp-content/plugins/sqlite-database-integration';
  const drop = readFileSync(path.join(integration, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', inside)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(path.join(folder, 'wp-content/db.php'), drop);
  cpSync(path.join(plugin, 'candor'), path.join(plugins, 'candor'), { recursive: true });
  mkdirSync(path.join(folder, 'wp-content/mu-plugins'), { recursive: true });
  cpSync(path.join(plugin, 'test/site.php'), path.join(folder, 'wp-content/mu-plugins/site.php'));
  writeFileSync(path.join(folder, 'wp-content/mu-plugins/network.php'), network);
  const inWordpress = (code) =>
    run(`require 'wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; ${code}`);
  await inWordpress(`update_option('siteurl', '${url}'); update_option('home', '${url}');`);
  const handler = new PHPRequestHandler({
    documentRoot: '/wordpress',
    absoluteUrl: url,
    phpFactory: async () => php,
    maxPhpInstances: 1,
  });
  const page = async () => (await handler.request({ url: '/?p=1' })).text;
  return { inWordpress, page };
}

const loading = /<[^>]*\s(?:src|href|poster|data|srcset)=["'][^"']*\/\/(?:ads|counts|video)\.example[^"']*["']/gi;

async function walk(version, phpVersion) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-wordpress-'));
  try {
    const { inWordpress, page } = await install(folder, version, phpVersion);
    const says = (what) => `WordPress ${version}, PHP ${phpVersion}: ${what}`;
    const release = await inWordpress(`echo get_bloginfo('version');`);

    const before = await page();
    check(says('without the plugin, third parties are loaded'), (before.match(loading) ?? []).length > 8);

    await inWordpress(`activate_plugin('candor/candor.php');`);
    const tag = `<script async src="${base}/embed/cs/${id}.js"></script>`;
    const save = (given) =>
      inWordpress(
        `\\Candor\\check_options([]); require_once ABSPATH . 'wp-content/plugins/candor/includes/settings-page.php'; update_option('candor_settings', \\Candor\\check_options(json_decode('${JSON.stringify(given)}', true)));`,
      );
    await save({ code: tag, way: 'guard', mark: 1, output: 1 });
    const options = JSON.parse(await inWordpress(`echo json_encode(get_option('candor_settings'));`));
    check(
      says('the whole tag may be pasted'),
      options.site_id === id && options.base === base && options.way === 'guard',
    );

    const html = await page();
    const first = html.search(/<script/);
    check(says('the guard is the first script'), html.slice(first, first + 400).includes('(function($candor)'));
    check(
      says('then the banner comes, asynchronously'),
      new RegExp(
        `<script[^>]*src="${base}/embed/cs/${id}\\.js"[^>]*async|<script[^>]*async[^>]*src="${base}/embed/cs/${id}\\.js"`,
      ).test(html),
    );
    const left = (html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').match(loading) ?? []).filter(
      (one) =>
        !/data-candor/.test(one) || / (?:src|href|poster|data|srcset)=/.test(one.replace(/data-[a-z]+="[^"]*"/g, '')),
    );
    check(says(`nothing of third parties is loaded before a choice, but: ${left.join(' ')}`), left.length === 0);
    // Modules came with WordPress 6.5.
    const modules = version === '6.3' ? [] : ['module.js'];
    for (const name of [
      ...modules,
      'enqueued.js',
      'style.css',
      'echoed.js',
      'echoed.css',
      'pixel.gif',
      'film.mp4',
      'poster.jpg',
      'sound.mp3',
      'source.mp4',
      'object.html',
      'embed.html',
      'frame.html',
    ])
      check(
        says(`${name} waits`),
        new RegExp(
          `<[^>]*data-candor="(?:marketing|measurement|experience)"[^>]*${name.replace('.', '\\.')}|<[^>]*${name.replace('.', '\\.')}[^>]*data-candor=`,
        ).test(html),
      );
    check(
      says('no host that waits is connected to beforehand (K11)'),
      !/<link[^>]*(?:dns-prefetch|preconnect)[^>]*(?:ads|counts|video)\.example/.test(html),
    );
    check(says('the site itself stays'), html.includes(`${url}/own.js`) && html.includes(`${url}/own.css`));

    const fetched = async () => Number(await inWordpress(`echo get_option('fetched');`));
    const once = await fetched();
    await save({ code: tag, way: 'guard', mark: 1, output: 1 });
    check(says('saving again fetches again (K5)'), (await fetched()) === once + 2);
    await save({ site_id: 'aaaaaaaaaa', base, way: 'guard', mark: 1, output: 1 });
    check(
      says('another id does not keep the rules (K6)'),
      (await inWordpress(`echo json_encode(get_option('candor_rules'));`)) === 'false',
    );
    const settings = await inWordpress(
      `wp_set_current_user(1); require_once ABSPATH . 'wp-content/plugins/candor/includes/settings-page.php'; \\Candor\\show_page();`,
    );
    check(
      says('the settings say what did not come'),
      settings.includes('aaaaaaaaaa.rules.json') && settings.includes('candor-code'),
    );
    await save({ code: tag, way: 'guard', mark: 1, output: 1 });
    const links = await inWordpress(
      `echo do_shortcode('[candor_policy] [candor_policy kind="cookies" label="Cookies"] [candor_choices]');`,
    );
    check(
      says('shortcodes link documents and choices'),
      links.includes(`href="${base}/privacy-policy/${id}"`) &&
        links.includes(`href="${base}/privacy-policy/${id}/cookie-policy">Cookies</a>`) &&
        links.includes('data-candor-open'),
    );

    await inWordpress(`deactivate_plugins('candor/candor.php'); uninstall_plugin('candor/candor.php');`);
    const rest = await inWordpress(
      `global $wpdb; echo $wpdb->get_var("select count(*) from {$wpdb->options} where option_name like 'candor%'");`,
    );
    check(says('nothing stays when it is deleted'), Number(rest) === 0);
    process.stdout.write(`WordPress ${release} on PHP ${phpVersion}: done\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [version, phpVersion] of [
  ['6.3', '7.4'],
  ['6.5', '8.3'],
  ['nightly', '8.5'],
])
  await walk(version, phpVersion);
process.stdout.write(
  `${passed} checks passed, ${failures.length} failed\n${failures.map((each) => `not ok: ${each}\n`).join('')}`,
);
process.exit(failures.length > 0 ? 1 : 0);
