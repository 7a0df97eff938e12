import { fill, formatDate } from '@app/texts';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import type { ProcessingRecord } from './data.ts';
import { Departures } from './departures.tsx';
import { OwnFactsButton } from './own-facts-button.tsx';
import { StatedDialog } from './stated-dialog.tsx';

type Props = { readonly record: ProcessingRecord; readonly mayChange: boolean };

/** The facts that the documents of the site state too, or those of an activity of the organization alone. */
export function StatedCard({ record, mayChange }: Props) {
  const words = useAreaWords('processingRecords');
  const [changing, setChanging] = useState(false);
  const { stated, site } = record;
  return (
    <Card
      title={record.isAlternate ? words.alternates.statedTitle : site ? words.statedTitle : words.ownTitle}
      description={
        stated === null
          ? record.confirmed === null
            ? words.goneDraft
            : words.gone
          : record.isAlternate
            ? words.alternates.statedText
            : site
              ? words.statedText
              : words.statedOwn
      }
      actions={
        mayChange &&
        stated &&
        (site ? (
          <Button size="xs" variant="default" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        ) : (
          <OwnFactsButton record={record} />
        ))
      }
    >
      {stated && record.isAlternate && <Departures record={record} />}
      {stated && <StatedFacts record={record} stated={stated} />}
      {stated && changing && <StatedDialog record={record} stated={stated} onClose={() => setChanging(false)} />}
    </Card>
  );
}

/** Who the processor is, as the default member states it. GDPR Art. 30(2)(a). */
export function ProcessorCard({ record }: Pick<Props, 'record'>) {
  const words = useAreaWords('processingRecords');
  const paths = usePaths();
  const facts = useResponsible(record);
  return (
    <Card title={words.processorField} description={words.processorText}>
      {facts.length > 0 ? (
        <FactsList facts={facts} />
      ) : (
        <Anchor component={Link} to={paths.members} size="sm">
          {words.processorNone}
        </Anchor>
      )}
    </Card>
  );
}

/** Whom GDPR Art. 30(1)(a) and 30(2)(a) demand, as far as they are known. */
function useResponsible({ role, responsible }: ProcessingRecord) {
  const words = useAreaWords('processingRecords');
  return [
    { label: role === 'processor' ? words.processorField : words.controllerField, value: responsible.name },
    { label: words.jointControllers, value: responsible.jointControllers.join('; ') },
    { label: words.representative, value: responsible.representatives.join('; ') },
    { label: words.dpo, value: responsible.dpo },
  ].filter(({ value }) => value !== '');
}

type FactsProps = { readonly record: ProcessingRecord; readonly stated: NonNullable<ProcessingRecord['stated']> };

/** What documents state, as a list. */
export function StatedFacts({ record, stated }: FactsProps) {
  const words = useAreaWords('processingRecords');
  const measureNames = useAreaWords('policies').settings.security.measures;
  const places = stated.transfers.map(({ name: country, safeguard, third }) => {
    if (!third) return country;
    return safeguard ? fill(words.withSafeguard, { country, safeguard }) : fill(words.withoutSafeguard, { country });
  });
  const facts = [
    ...useResponsible(record),
    { label: words.purpose, value: stated.purpose },
    { label: words.basis, value: stated.basis },
    { label: words.interest, value: stated.interest },
    { label: words.data, value: stated.data },
    { label: words.sensitive, value: stated.sensitive },
    { label: words.sensitiveCondition, value: stated.sensitiveCondition },
    { label: words.recipients, value: stated.recipients.join('; ') || words.noRecipients },
    { label: words.transfers, value: places.join('; ') },
    { label: words.kept, value: stated.kept },
    { label: words.usualPeriod, value: useUsualPeriod(record) },
    { label: words.source, value: stated.source },
    { label: words.siteMeasures, value: stated.measures.map((measure) => measureNames[measure]).join('; ') },
  ];
  return <FactsList facts={facts.filter(({ value }) => value !== '')} />;
}

/** How long such data is kept by the law where the organization is, with its source; empty: unknown. */
function useUsualPeriod({ usualPeriod: usual }: ProcessingRecord): string {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  if (!usual) return '';
  const { place, period, statute, confirmed } = usual;
  const date = formatDate(locale, usual.asOf, 'long');
  const said = fill(words.usualPeriodBy, { place, period, statute, date, start: words.starts[usual.start] });
  return confirmed ? said : `${said}. ${words.fromMemory}`;
}
