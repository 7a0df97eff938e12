import {
  legalBases,
  sensitiveConditions,
  sensitiveData,
  type LegalBasis,
  type SensitiveCondition,
  type SensitiveData,
} from './choices.ts';
import { isDataType, type DataTypeId } from './data-types.ts';
import { subjects as allSubjects, type Subject } from './subjects.ts';
import { typicalActivitiesTable } from './typical-activities-table.ts';

/** The groups in which typical activities are offered. */
export const typicalAreas = [
  'staff',
  'finance',
  'customers',
  'communication',
  'premises',
  'systems',
  'governance',
  'sector',
] as const;
export type TypicalArea = (typeof typicalAreas)[number];

/** Something that many organizations do with data apart from their sites, with what is usual for it. */
export type TypicalActivity = {
  readonly id: string;
  readonly area: TypicalArea;
  readonly subjects: readonly Subject[];
  readonly dataTypes: readonly DataTypeId[];
  readonly legalBasis: LegalBasis;
  /** How long data is usually kept. The law of a country may ask for more or less. */
  readonly period: { readonly amount: number; readonly unit: 'day' | 'month' | 'year' };
  readonly sensitive: { readonly data: SensitiveData; readonly condition: SensitiveCondition } | undefined;
};

export const typicalActivities: readonly TypicalActivity[] = typicalActivitiesTable.trim().split('\n').map(read);
export const typicalActivityIds: readonly string[] = typicalActivities.map(({ id }) => id);

/** @throws Error for a line that names something unknown: a mistake in the table */
function read(line: string): TypicalActivity {
  const [id = '', area = '', subjects = '', data = '', basis = '', period = '', sensitive = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [amount = '', unit = ''] = period.split(' ');
  const [kind, condition] = sensitive.split('/');
  return {
    id,
    area: one(typicalAreas, area, line),
    subjects: subjects.split(' ').map((each) => one(allSubjects, each, line)),
    dataTypes: data.split(' ').map((each) => {
      if (!isDataType(each)) throw new Error(`${each} is unknown: ${line}`);
      return each;
    }),
    legalBasis: one(legalBases, basis, line),
    period: { amount: Number(amount), unit: one(['day', 'month', 'year'] as const, unit, line) },
    sensitive: kind
      ? { data: one(sensitiveData, kind, line), condition: one(sensitiveConditions, condition, line) }
      : undefined,
  };
}

function one<Value extends string>(all: readonly Value[], wanted: string | undefined, line: string): Value {
  const found = all.find((each) => each === wanted);
  if (found === undefined) throw new Error(`${wanted} is unknown: ${line}`);
  return found;
}
