import { fill, plural } from '@app/texts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AlternateDialog } from './alternate-dialog.tsx';
import { appearancesQuery, type ProcessingRecord, type RecordAppearances } from './data.ts';
import { useRecordPath } from './record-path.ts';

type Props = { readonly record: ProcessingRecord; readonly mayEdit: boolean };

/** Where what a record is about appears: policy, banner, other records, discrepancies and requests. */
export function AppearancesCard({ record, mayEdit }: Props) {
  const words = useAreaWords('processingRecords').appears;
  const { add } = useAreaWords('processingRecords').alternates;
  const query = useQuery(appearancesQuery(record.id));
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={words.title}
      actions={
        mayEdit &&
        record.anchor.of === 'service' &&
        record.stated && (
          <Button size="xs" variant="default" onClick={() => setAdding(true)}>
            {add}
          </Button>
        )
      }
    >
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.title} />}>
        {(places) => <Places record={record} places={places} />}
      </Loaded>
      {adding && <AlternateDialog record={record} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Places({ record: { site }, places }: Pick<Props, 'record'> & { readonly places: RecordAppearances }) {
  const { appears: words, alternates, drift, record: recordLabel } = useAreaWords('processingRecords');
  const paths = usePaths();
  const pathOf = useRecordPath();
  const locale = useLocale();
  const { policy, banner, others, findings, tasks } = places;
  const link = (to: string, text: string, id = to): ReactNode => (
    <Anchor key={id} component={Link} to={to}>
      {text}
    </Anchor>
  );
  const facts = [
    policy && {
      label: words.policy,
      value: (
        <Stack gap={2} align="flex-start">
          {link(paths.generator(policy.documentId), policy.isShown ? words.shown : words.notShown)}
          {policy.url && (
            <Anchor href={policy.url} target="_blank" rel="noreferrer">
              {words.clause}
            </Anchor>
          )}
        </Stack>
      ),
    },
    banner &&
      site && {
        label: words.banner,
        value: link(paths.bannerService(site.id, banner.siteServiceId), words.categories[banner.category]),
      },
    others.length > 0 && {
      label: alternates.title,
      value: (
        <Stack gap={2} align="flex-start">
          {others.map(({ id, name, isAlternate }) =>
            link(pathOf(id), isAlternate ? name : fill(alternates.ofService, { name })),
          )}
        </Stack>
      ),
    },
    findings.length > 0 && {
      label: words.findings,
      value: (
        <Stack gap={2} align="flex-start">
          {findings.map((code) => (
            <Text key={code} size="sm" span>
              {fill<string>(drift[code], { name: recordLabel })}
            </Text>
          ))}
          {link(site ? paths.registerOf(site.id) : paths.processingRecords(), words.toFindings)}
        </Stack>
      ),
    },
    tasks &&
      tasks.length > 0 && {
        label: words.tasks,
        value: (
          <Stack gap={2} align="flex-start">
            <Text size="sm" span>
              {plural(locale, tasks.filter(({ isDone }) => !isDone).length, words.openTasks)}
            </Text>
            {tasks.map(({ requestId, number }) => link(paths.dsarRequests(requestId), number))}
          </Stack>
        ),
      },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return facts.length === 0 ? <Text size="sm">{words.nowhere}</Text> : <FactsList facts={facts} />;
}
