import { Checkbox } from '@mantine/core';
import { useWords } from '#app/words.tsx';

type Evidence = 'keep' | 'delete';
type Props = { readonly evidence: Evidence; readonly onChange: (evidence: Evidence) => void };

/** Whether the proof of consents goes too. It is kept unless the owner ticks it. */
export function EvidenceChoice({ evidence, onChange }: Props) {
  const words = useWords().sites.settings;
  return (
    <Checkbox
      label={words.deleteEvidence}
      description={words.deleteEvidenceHint}
      checked={evidence === 'delete'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'delete' : 'keep')}
    />
  );
}
