import { assessmentKind } from '@app/contract';
import { Anchor, Button, Divider, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { AssessmentBadge } from './assessment-badge.tsx';
import { ofRecordQuery, useStart, type Assessment, type AssessmentSummary } from './data.ts';
import { Verdict } from './verdict.tsx';

type Props = { readonly recordId: string; readonly mayEdit: boolean };

/** Whether a record needs a DPIA, and the assessments it needs and has. */
export function RecordCard({ recordId, mayEdit }: Props) {
  const words = useAreaWords('assessments');
  const query = useQuery(ofRecordQuery(recordId));
  // Who processes on behalf of somebody else assesses nothing.
  if (query.data?.screening === null) return null;
  return (
    <Card title={words.cardTitle} description={words.cardText}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.cardTitle} />}>
        {({ screening, needed, assessments }) => {
          const there = new Map(assessments.map((one) => [one.kind, one]));
          // Others may be made without need.
          const kinds = [...new Set([...needed, ...assessmentKind.options])];
          return (
            <Stack gap="sm">
              {screening && <Verdict screening={screening} />}
              <Divider />
              {kinds.map((kind) => (
                <Row
                  key={kind}
                  kind={kind}
                  isNeeded={needed.includes(kind)}
                  there={there.get(kind)}
                  recordId={recordId}
                  mayEdit={mayEdit}
                />
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}

type RowProps = Props & {
  readonly kind: Assessment['kind'];
  readonly isNeeded: boolean;
  readonly there: AssessmentSummary | undefined;
};

function Row({ kind, isNeeded, there, recordId, mayEdit }: RowProps) {
  const words = useAreaWords('assessments');
  const paths = usePaths();
  const navigate = useNavigate();
  const start = useStart(recordId);
  const begin = async () => {
    const { id } = await start.mutateAsync(kind);
    showToast({ message: words.started });
    await navigate(paths.assessments(id));
  };
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs">
        {there ? (
          <Anchor component={Link} to={paths.assessments(there.id)} fw={560} size="sm">
            {words.kinds[kind]}
          </Anchor>
        ) : (
          <Text size="sm" fw={560}>
            {words.kinds[kind]}
          </Text>
        )}
        {isNeeded && !there && <StatusBadge tone="attention">{words.isNeeded}</StatusBadge>}
      </Group>
      {there && <AssessmentBadge assessment={there} />}
      {!there && !mayEdit && (
        <Text size="sm" c="dimmed">
          {words.notStarted}
        </Text>
      )}
      {!there && mayEdit && (
        <Button
          size="xs"
          variant="default"
          loading={start.isPending}
          aria-label={`${words.start}: ${words.kinds[kind]}`}
          onClick={() => void begin().catch(() => undefined)}
        >
          {words.start}
        </Button>
      )}
    </Group>
  );
}
