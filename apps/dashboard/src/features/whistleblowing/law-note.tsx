import { fill, plural, type Locale } from '@app/texts';
import { Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import type { ReportCountryLaw } from './data.ts';

/** What the law of the country asks, with its articles. */
export function LawNote({ law }: { readonly law: ReportCountryLaw }) {
  const words = useAreaWords('reportOffice').law;
  const locale = useLocale();
  const cited = ({ count, unit, article }: ReportCountryLaw['feedback']) =>
    fill(words.cited, {
      period: unit === 'business-day' ? plural(locale, count, words.workingDays) : inUnits(locale, count, unit),
      article,
    });
  return (
    <div>
      <Text fw={600} size="sm">
        {words.title}
      </Text>
      {law.law === null && <Text size="sm">{words.none}</Text>}
      <FactsList
        facts={[
          ...(law.law === null ? [] : [{ label: words.name, value: law.law }]),
          ...(law.employees === null
            ? []
            : [{ label: words.employees, value: plural(locale, law.employees, words.employeeCount) }]),
          { label: words.acknowledge, value: cited(law.acknowledge) },
          { label: words.feedback, value: cited(law.feedback) },
          { label: words.retention, value: law.retention ? cited(law.retention) : words.noRetention },
        ]}
      />
      <Text size="sm" c="dimmed">
        {words.unconfirmed}
      </Text>
    </div>
  );
}

/** Whole years are said in years. */
function inUnits(locale: Locale, count: number, unit: 'day' | 'month'): string {
  const [number, name] = unit === 'month' && count % 12 === 0 ? [count / 12, 'year'] : [count, unit];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(number);
}
