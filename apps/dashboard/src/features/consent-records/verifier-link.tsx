import { Anchor } from '@mantine/core';
import { useConsentRecordsWords } from './words.ts';

/** The page that checks proof bundles. The server has it, not the dashboard, because it also works saved to disk. */
export const verifierPath = '/verify';

export function VerifierLink() {
  const { detail } = useConsentRecordsWords();
  return (
    <Anchor href={verifierPath} target="_blank" rel="noreferrer" size="sm">
      {detail.verify}
    </Anchor>
  );
}
