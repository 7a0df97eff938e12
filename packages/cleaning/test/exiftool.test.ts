import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exiftoolPath } from 'exiftool-vendored';
import { expect, test } from 'vitest';
import { canary } from './canaries.ts';
import { cleaned } from './cleaned.ts';
import { samples } from './samples.ts';

// ExifTool is a Perl program, except on Windows, where it brings its own. CI has Perl, so there the test always runs.
const needsPerl = process.platform !== 'win32';
const canRun = !needsPerl || spawnSync('perl', ['-v']).status === 0 || process.env['CI'] === 'true';

/** What ExifTool reads from files: a list of fields for each, by its name. */
async function fieldsOf(
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
): Promise<Map<string, [string, string][]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-'));
  try {
    for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
    const program = await exiftoolPath();
    const options = ['-json', '-a', '-u', '-U', '-G3:1', '-ee3', folder];
    const [command, list] = needsPerl ? ['perl', [program, ...options]] : [program, options];
    // Its exit code is 1 if it warns about any file, such as one with something behind its end.
    const { stdout } = spawnSync(command, list, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const read: readonly Readonly<Record<string, unknown>>[] = JSON.parse(stdout);
    return new Map(
      read.map((fields) => [
        path.basename(String(fields['SourceFile'])),
        Object.entries(fields)
          .filter(([key]) => key !== 'SourceFile' && !/(System|File|ExifTool):/.test(key))
          .map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const telling =
  /GPS|Location|City|Author|Creator|Artist|Owner|By-?line|Copyright|Make|Model|Serial|Device|Software|Producer|Comment|Description|Title|Keyword|Date|Time$|History|DocumentID|InstanceID|Company|Encoder|Handler.*(Name|Vendor)|Thumbnail|Vendor|CompressorName/i;
// Fields of the formats themselves, which have to be there and say nothing, or say how long a video is.
const silent = /^"?(0000:00:00 00:00:00|1980:01:01 00:00:00|Color profile|None|LAME|\s*|0{1,8}|0 0+)"?$/;
const measures =
  /:(CopyrightFlag|PreviewTime|PosterTime|SelectionTime|CurrentTime|DelayTime|\w*ViewingConditions\w*|DeviceAttributes|ProfileDescription)$/;

test.runIf(canRun)(
  'ExifTool finds no name, place, device or time in any cleaned sample',
  async () => {
    const number = (index: number, type: string) => `sample-${index}.${type}`;
    const before = await fieldsOf(samples.map(({ type, bytes }, index) => [number(index, type), bytes]));
    const after = await fieldsOf(
      await Promise.all(
        samples.map(async ({ type, bytes }, index) => [number(index, type), (await cleaned(bytes)).bytes] as const),
      ),
    );

    const planted = Object.values(canary);
    const has = (fields: readonly [string, string][]) =>
      fields.some(([, value]) => planted.some((word) => value.includes(word)));
    expect([...before.values()].filter(has).length).toBeGreaterThan(40);
    expect(after.size).toBe(samples.length);
    expect([...after.values()].filter(has)).toEqual([]);
    const told = [...after].flatMap(([name, fields]) =>
      fields
        .filter(
          ([key, value]) => telling.test(key.split(':').at(-1) ?? '') && !silent.test(value) && !measures.test(key),
        )
        .map(([key, value]) => `${samples[Number(/\d+/.exec(name)?.[0])]?.name} · ${key}: ${value}`),
    );
    expect(told).toEqual([]);
  },
  120_000,
);
