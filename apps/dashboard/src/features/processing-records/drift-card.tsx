import { fill, formatDate, plural } from '@app/texts';
import { Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { SelectionBar, useBulkWork } from '#app/lists/selection-bar.tsx';
import { Selectable, useSelection, type Selection } from '#app/lists/selection.tsx';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { InOrder } from '#ui/in-order.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { driftQuery, useDecideDrift, type DriftFinding } from './data.ts';
import { DriftMailSwitch } from './drift-mail-switch.tsx';
import { DriftMend, ForEditors } from './drift-mend.tsx';
import { useEditable } from './may-on-record.ts';

const AcceptDialog = lazyPart(async () => ({ default: (await import('./accept-dialog.tsx')).AcceptDialog }));

/** More findings than these are folded. */
const shownAtOnce = 5;

type Props = { readonly siteId: string };

/** In what register, documents, banner, scans and settings disagree, each with what mends it. Accepted findings stand apart. */
export function DriftCard({ siteId }: Props) {
  const words = useAreaWords('processingRecords');
  const query = useQuery(driftQuery(siteId));
  return (
    <Card title={words.driftTitle} description={words.driftText}>
      <InOrder>
        <Loaded query={query} pending={<Skeletons shape="rows" count={2} label={words.driftTitle} />}>
          {({ findings }) => <Findings findings={findings} />}
        </Loaded>
        {siteId === '' && <DriftMailSwitch />}
      </InOrder>
    </Card>
  );
}

type ListProps = { readonly findings: readonly DriftFinding[] };

function Findings({ findings }: ListProps) {
  const words = useAreaWords('processingRecords');
  const lists = useAreaWords('lists');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [accepting, setAccepting] = useState<readonly DriftFinding[]>([]);
  const open = findings.filter(({ accepted }) => accepted === null);
  const accepted = findings.filter((finding) => finding.accepted !== null);
  const shown = open.slice(0, isOpen ? open.length : shownAtOnce);
  const selection = useSelection(useEditable(shown).map(({ id }) => id));
  const work = useBulkWork(selection);
  return (
    <Stack gap="md">
      {open.length === 0 && <Text size="sm">{accepted.length > 0 ? words.driftNoneOpen : words.driftNone}</Text>}
      {shown.map((finding) => (
        <Finding key={finding.id} finding={finding} selection={open.length > 1 ? selection : undefined}>
          <ForEditors finding={finding}>
            <Button size="xs" variant="subtle" onClick={() => setAccepting([finding])}>
              {words.driftAccept}
            </Button>
          </ForEditors>
          <DriftMend finding={finding} />
        </Finding>
      ))}
      {!isOpen && open.length > shownAtOnce && (
        <Group>
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {fill(words.driftAll, { number: String(open.length) })}
          </Button>
        </Group>
      )}
      {accepted.length > 0 && <Accepted findings={accepted} />}
      <SelectionBar selection={selection} work={work}>
        <Button
          size="xs"
          variant="default"
          loading={work.isBusy}
          onClick={() => setAccepting(shown.filter(({ id }) => selection.isSelected(id)))}
        >
          {plural(locale, selection.selected.length, lists.discrepancies.accept)}
        </Button>
      </SelectionBar>
      {accepting.length > 0 && (
        <Suspense>
          <AcceptDialog findings={accepting} work={work} onClose={() => setAccepting([])} />
        </Suspense>
      )}
    </Stack>
  );
}

function Accepted({ findings }: ListProps) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const decide = useDecideDrift();
  const takeBack = async ({ site, id }: DriftFinding): Promise<void> => {
    try {
      await decide.mutateAsync({ siteId: site?.id ?? null, id, accepted: null });
      showToast({ message: words.driftTakenBack });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return (
    <div>
      <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {plural(locale, findings.length, words.driftAcceptedList)}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap="md" mt="md">
          {findings.map((finding) => (
            <Finding key={finding.id} finding={finding}>
              <ForEditors finding={finding}>
                <Button size="xs" variant="default" loading={decide.isPending} onClick={() => void takeBack(finding)}>
                  {words.driftTakeBack}
                </Button>
              </ForEditors>
            </Finding>
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}

type FindingProps = {
  readonly finding: DriftFinding;
  readonly selection?: Selection | undefined;
  readonly children: ReactNode;
};

/** What disagrees, both sides, the article and, of an accepted finding, who accepted it until when. */
function Finding({ finding, selection, children }: FindingProps) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const { code, site, name, article, register, other, accepted } = finding;
  const facts = (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={560}>
        {fill(words.drift[code], { name })}
      </Text>
      <Text size="sm">{register}</Text>
      <Text size="sm">{other}</Text>
      <Text size="xs" c="dimmed">
        {site ? `${site.name} · ${article}` : article}
      </Text>
      {accepted && (
        <Text size="xs" c="dimmed">
          {fill(words.driftAcceptedBy, {
            date: formatDate(locale, accepted.until, 'long'),
            person: accepted.by?.email ?? words.formerPerson,
            reason: accepted.reason,
          })}
        </Text>
      )}
    </div>
  );
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Selectable selection={selection} id={finding.id} name={fill(words.drift[code], { name })}>
          {facts}
        </Selectable>
      </div>
      <Group gap="xs">{children}</Group>
    </Group>
  );
}
