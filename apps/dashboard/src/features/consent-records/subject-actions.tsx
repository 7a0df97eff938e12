import type { ConsentErasure, SubjectRow } from '@app/contract';
import { Button, Group } from '@mantine/core';
import { IconArrowMerge, IconDownload, IconEraser, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useMayOnSite } from '#app/site-rights.ts';
import { subjectExportAddress } from './data-rights.ts';
import { EditSubject } from './edit-subject.tsx';
import { EraseSubject } from './erase-subject.tsx';
import { MergeSubject } from './merge-subject.tsx';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly subject: SubjectRow;
  readonly onErased: (erasure: ConsentErasure) => void;
};

const formats = ['json', 'csv'] as const;

/** The rights that a person may exercise (GDPR 15 to 17 and 20), each as a button. */
export function SubjectActions({ siteId, subject, onErased }: Props) {
  const words = useConsentRecordsWords().rights;
  const [doing, setDoing] = useState<'edit' | 'merge' | 'erase'>();
  const may = useMayOnSite(siteId);
  const offered = may('consents.export') ? formats : [];
  const stop = () => setDoing(undefined);
  const button = (what: 'edit' | 'merge' | 'erase', Icon: typeof IconPencil) => (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={15} aria-hidden />}
      {...(what === 'erase' && { c: 'var(--mantine-color-error)' })}
      onClick={() => setDoing(what)}
    >
      {words[what]}
    </Button>
  );
  return (
    <Group gap="xs" role="group" aria-label={words.actions}>
      {may('consents.write') && button('edit', IconPencil)}
      {offered.map((format) => (
        <Button
          key={format}
          component="a"
          href={subjectExportAddress(siteId, subject.id, format)}
          download
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {words[format]}
        </Button>
      ))}
      {may('consents.write') && button('merge', IconArrowMerge)}
      {may('consents.erase') && button('erase', IconEraser)}
      <EditSubject siteId={siteId} subject={subject} opened={doing === 'edit'} onClose={stop} />
      <MergeSubject siteId={siteId} subject={subject} opened={doing === 'merge'} onClose={stop} />
      <EraseSubject siteId={siteId} subject={subject} opened={doing === 'erase'} onErased={onErased} onClose={stop} />
    </Group>
  );
}
