import type { Row } from './check.ts';
import { engines, type EngineName } from './find.ts';

/**
 * The first layer's sizes by position and width, with one column per engine: width × height, share of the height, text;
 * buttons.
 */
export function tableOf(measured: ReadonlyMap<EngineName, readonly Row[]>): string {
  const names = [...measured.keys()];
  const keyOf = ({ place, width }: Row) => `${place} ${width}`;
  const keys = [...new Set([...measured.values()].flatMap((rows) => rows.map(keyOf)))];
  const cell = (name: EngineName, key: string) => {
    const row = measured.get(name)?.find((one) => keyOf(one) === key);
    return row ? `${row.fault ? '! ' : ''}${row.size}; ${row.buttons}` : '-';
  };
  const lines = [
    ['position, labels, px', ...names.map((name) => engines[name].title)],
    ...keys.map((key) => [key, ...names.map((name) => cell(name, key))]),
  ];
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
