import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** npm package with real releases of WordPress and its SQLite integration. */
const builds = '@wp-playground/wordpress-builds@0.9.19';

export type WordpressSite = {
  readonly url: string;
  /** Activates or deactivates the plugin, with its default settings if none are given. */
  setPlugin(active: boolean, settings?: Readonly<Record<string, unknown>>): void;
  stop(): void;
};

/** Why WordPress cannot run on this machine; undefined if it can. */
export function whyNoWordpress(): string | undefined {
  const asked = spawnSync('php', ['-r', 'echo (int) (class_exists("ZipArchive") && extension_loaded("pdo_sqlite"));'], {
    encoding: 'utf8',
  });
  if (asked.error) return 'php is not installed (Debian: php-cli php-sqlite3 php-zip php-mbstring php-xml)';
  return asked.stdout === '1' ? undefined : 'php lacks zip or SQLite (Debian: php-sqlite3 php-zip)';
}

/**
 * Installs WordPress with the plugin in a new folder and serves it on this machine.
 * @param version `6.5` or another that the package contains
 */
export async function startWordpress(version: string): Promise<WordpressSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-wordpress-'));
  const site = path.join(folder, 'site');
  unpack(buildsFolder(), version, site);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const content = path.join(site, 'wp-content');
  cpSync(path.join(root, 'integrations/wordpress/candor'), path.join(content, 'plugins/candor'), { recursive: true });
  mkdirSync(path.join(content, 'mu-plugins'), { recursive: true });
  cpSync(path.join(root, 'integrations/wordpress/test/site.php'), path.join(content, 'mu-plugins/site.php'));
  // The package's WordPress is already installed, with a different URL.
  php(site, `require 'wp-load.php'; update_option('siteurl', '${url}'); update_option('home', '${url}');`);
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], { stdio: 'ignore' });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, server);
  } catch (error) {
    stop();
    throw error;
  }

  return {
    url,
    setPlugin(active, settings = {}) {
      const given = {
        site_id: 'k7m2q9x4ab',
        base: 'https://privacy.example',
        way: 'guard',
        mark: 1,
        output: 1,
        ...settings,
      };
      php(
        site,
        `require 'wp-load.php'; require ABSPATH . 'wp-admin/includes/plugin.php';
         deactivate_plugins('candor/candor.php'); delete_option('candor_settings');
         ${active ? `activate_plugin('candor/candor.php'); add_option('candor_settings', json_decode('${JSON.stringify(given)}', true));` : ''}`,
      );
    },
    stop,
  };
}

/** The folder of the package, downloaded once and cached between runs. */
function buildsFolder(): string {
  const folder = path.join(root, '.cache/wordpress-builds');
  if (existsSync(path.join(folder, 'package/src'))) return path.join(folder, 'package/src');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', builds, '--pack-destination', folder], { stdio: 'ignore' });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', tarball], { cwd: folder });
  return path.join(folder, 'package/src');
}

function unpack(source: string, version: string, site: string): void {
  mkdirSync(site);
  const zips = [
    [path.join(source, `wordpress/wp-${version}.zip`), site],
    [
      path.join(source, 'sqlite-database-integration/sqlite-database-integration.zip'),
      path.join(site, 'wp-content/plugins'),
    ],
  ] as const;
  for (const [zip, into] of zips)
    php(site, `$zip = new ZipArchive; if ($zip->open('${zip}') !== true) exit(1); $zip->extractTo('${into}');`);
  const plugins = path.join(site, 'wp-content/plugins');
  const integration = path.join(plugins, 'sqlite-database-integration');
  cpSync(path.join(plugins, 'sqlite-database-integration-main'), integration, { recursive: true });
  const drop = readFileSync(path.join(integration, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', integration)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(path.join(site, 'wp-content/db.php'), drop);
}

function php(folder: string, code: string): void {
  execFileSync('php', ['-d', 'display_errors=stderr', '-r', code], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // The type of a TCP server's address.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for a response. @throws Error if there is none within a minute, or if the server ended */
async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const began = Date.now(); Date.now() - began < 60_000;) {
    if (server.exitCode !== null) throw new Error('The server of PHP ended.');
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('WordPress does not answer.');
}
