import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type EngineMatch = { readonly start: () => Promise<Engine> } | { readonly missing: string };

/** Names of the engines, and their Debian packages. */
export const engines: Record<EngineName, { readonly title: string; readonly packages: readonly string[] }> = {
  chromium: { title: 'Chromium', packages: ['chromium-headless-shell'] },
  firefox: { title: 'Firefox', packages: ['firefox-esr'] },
  webkit: { title: "WebKit (Safari's engine)", packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Finds the programs of an engine: by environment variable, in the PATH, or in Debian's location. */
export function find(name: EngineName): EngineMatch {
  const { packages } = engines[name];
  const missing = (what: string): EngineMatch => ({
    missing: `${what} is not here. Debian: apt-get install ${packages.join(' ')}`,
  });
  if (name === 'chromium') {
    const program = programOf('CHROMIUM_PATH', 'chromium-headless-shell', 'chromium', 'google-chrome');
    return program ? { start: () => startChromium(program) } : missing('Chromium');
  }
  if (name === 'firefox') {
    const program = programOf('FIREFOX_PATH', 'firefox-esr', 'firefox');
    return program ? { start: () => startFirefox(program) } : missing('Firefox');
  }
  const driver = programOf('WEBKIT_DRIVER_PATH', 'WebKitWebDriver');
  const browser =
    programOf('MINIBROWSER_PATH', 'MiniBrowser') ??
    globSync('/usr/lib*/{*/,}webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
  const display = programOf('XVFB_PATH', 'Xvfb');
  if (!driver) return missing('WebKitWebDriver');
  if (!browser) return missing('MiniBrowser');
  if (!display) return missing('Xvfb');
  return { start: () => startWebKit({ driver, browser, display }) };
}

/** Installs the Debian packages of engines. @returns what went wrong, if anything did */
export function install(names: readonly EngineName[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '--install needs root and apt-get.';
  const packages = names.flatMap((name) => engines[name].packages);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...command], { env, encoding: 'utf8' });
    if (status !== 0) return `apt-get ${command.join(' ')}: ${stderr.trim()}`;
  }
  return undefined;
}

function programOf(variable: string, ...names: readonly string[]): string | undefined {
  const told = process.env[variable];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const all = told ? [told] : folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return all.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
