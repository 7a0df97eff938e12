import { Stack } from '@mantine/core';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './findings.module.css';
import { TrackerTable } from './details.tsx';
import { useFound } from './found-context.ts';
import { GoneServices } from './gone-services.tsx';
import { MissingServices } from './missing-services.tsx';
import { Panel } from './panel.tsx';
import { ServiceRow } from './service-row.tsx';
import { SinceLast } from './since-last.tsx';
import { useDetectionWords } from './words.ts';

/** The services of the site: first those that the documents lack, then those they have, and those they list needlessly. */
export function ServicesTab() {
  const words = useDetectionWords().findings;
  const { report, comparison } = useFound();
  const missing = new Set(comparison.missing);
  const listed = report.services.filter(({ id }) => !missing.has(id));
  const lacking = report.services.filter(({ id }) => missing.has(id));
  return (
    <Stack gap="lg">
      {comparison.since && <SinceLast since={comparison.since} />}
      {report.services.length === 0 && (
        <EmptyState picture="scan" heading="h2" title={words.noneTitle} text={words.noneText} />
      )}
      {report.services.length > 0 && <MissingServices missing={lacking} />}
      {listed.length > 0 && (
        <Panel title={words.listedTitle} text={words.listedText} count={listed.length}>
          <ul className={classes['findings']}>
            {listed.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        </Panel>
      )}
      {comparison.gone.length > 0 && <GoneServices gone={comparison.gone} />}
      {report.own.length > 0 && (
        <Panel title={words.ownTitle} text={words.ownText} count={report.own.length}>
          <div className={classes['inPanel']}>
            <TrackerTable trackers={report.own} />
          </div>
        </Panel>
      )}
    </Stack>
  );
}
