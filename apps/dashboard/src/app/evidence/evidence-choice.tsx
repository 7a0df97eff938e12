import { Checkbox, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { siteEvidenceQuery } from './data.ts';
import classes from './evidence.module.css';
import { useKeptParts, type KeptPart, type PartName } from './kept-parts.ts';

export type Evidence = 'keep' | 'delete';

type Props = {
  /** The site that loses something; left out where several do. */
  readonly siteId?: string;
  /** The parts of its evidence that are concerned; all by default. */
  readonly of?: readonly PartName[];
  /** The only document that is concerned. */
  readonly documentId?: string;
  readonly evidence: Evidence;
  readonly onChange: (evidence: Evidence) => void;
};

/**
 * Says before a deletion what is kept as evidence and until when, offers to export it, and lets the owner delete it, too
 * (READINGS 15). It is kept by default.
 */
export function EvidenceChoice({ siteId, evidence, onChange, ...of }: Props) {
  const words = useWords().sites.settings;
  return (
    <>
      {siteId !== undefined && <Before siteId={siteId} evidence={evidence} {...of} />}
      <Checkbox
        label={words.deleteEvidence}
        description={words.deleteEvidenceHint}
        checked={evidence === 'delete'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'delete' : 'keep')}
      />
    </>
  );
}

type BeforeProps = Required<Pick<Props, 'siteId' | 'evidence'>> & Pick<Props, 'of' | 'documentId'>;

function Before({ siteId, of, documentId, evidence }: BeforeProps) {
  const words = useWords().evidence.before;
  const { data } = useQuery(siteEvidenceQuery(siteId));
  const partsOf = useKeptParts();
  const parts = (data ? partsOf(data) : []).filter(
    ({ name, document }) =>
      (of?.includes(name) ?? true) && (documentId === undefined || document?.documentId === documentId),
  );
  if (parts.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={560} mb={4}>
        {words.kept}
      </Text>
      {evidence === 'keep' ? (
        <>
          <List size="sm" spacing={4}>
            {parts.map(({ key, label, amount, until }) => (
              <List.Item key={key}>{`${[label, amount].filter(Boolean).join(', ')}: ${until}`}</List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed" mt={4}>
            {words.where}
          </Text>
        </>
      ) : (
        <Text size="sm">{words.gone}</Text>
      )}
      <Exports siteId={siteId} parts={parts} />
    </div>
  );
}

/** Links to the pages where each part can be downloaded. */
function Exports({ siteId, parts }: { readonly siteId: string; readonly parts: readonly KeptPart[] }) {
  const words = useWords().evidence.before;
  const paths = usePaths();
  const has = (name: PartName) => parts.some((part) => part.name === name);
  const [document] = parts.flatMap((part) => part.document ?? []);
  const links = [
    ...(document ? [{ to: paths.versions(document.documentId), label: words.pages }] : []),
    ...(has('choices') ? [{ to: `${paths.cookiePreferences(siteId)}#downloads`, label: words.choices }] : []),
    ...(has('consents') ? [{ to: `${paths.consentRecords(siteId)}#downloads`, label: words.consents }] : []),
    ...(has('newsletters') ? [{ to: `${paths.newsletter(siteId)}#downloads`, label: words.newsletters }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <p className={classes['exports']}>
      {words.export}
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </p>
  );
}
