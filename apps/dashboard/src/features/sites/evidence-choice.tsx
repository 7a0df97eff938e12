import { Checkbox } from '@mantine/core';
import { useWords } from '#app/words.tsx';

type Evidence = 'keep' | 'delete';
type Props = { readonly evidence: Evidence; readonly onChange: (evidence: Evidence) => void };

/** Checkbox: whether evidence is deleted, too. It is kept by default. */
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
