import type { ServiceSetting } from '@app/consent';
import type { BannerService } from '@app/contract';

/** The settings with this one changed. Values that equal the catalogue's are not stored. */
export function withService(
  settings: readonly ServiceSetting[],
  { id, usualPurpose }: Pick<BannerService, 'id' | 'usualPurpose'>,
  setting: Omit<ServiceSetting, 'id'>,
): readonly ServiceSetting[] {
  const others = settings.filter((one) => one.id !== id);
  return setting.purpose === usualPurpose ? others : [...others, { id, ...setting }];
}

/** Parses the lines of a field: trimmed, without empty lines and duplicates. */
export function linesIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim().toLowerCase());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Parses whole numbers separated by commas or spaces; `undefined` if there is anything else. */
export function numbersIn(text: string): readonly number[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const numbers = words.map(Number);
  if (numbers.some((number) => !Number.isSafeInteger(number) || number < 1)) return undefined;
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}
