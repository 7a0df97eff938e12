import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

// The headless shell renders the same in three quarters of the time.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const ofMacos = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const ofWindows = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * The path of an installed Chromium: `CHROMIUM_PATH`, or else one in `PATH`, or else one in the system's usual places. If
 * `CHROMIUM_PATH` is not a program, returns undefined instead of another browser.
 */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { CHROMIUM_PATH: told, PATH = '', ProgramFiles, LOCALAPPDATA } = env;
  if (told) return isProgram(told) ? told : undefined;
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const roots = [ProgramFiles, env['ProgramFiles(x86)'], LOCALAPPDATA].filter((root) => root !== undefined);
  const places = [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...ofMacos,
    ...roots.flatMap((root) => ofWindows.map((place) => path.join(root, place))),
  ];
  return places.find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
