import type { Answer, Banner, cookieSolution } from '@app/contract';
import { fill, formatList } from '@app/texts';
import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { useDescription } from './change-description.ts';
import { useCookieSolutionWords, useServiceWords } from './words.ts';

type Pending = Answer<typeof cookieSolution.readPending>;

/** Whether something keeps the banner or a document from being published. */
export function isBlocked({ banner, documents }: Pending): boolean {
  return [banner, ...documents].some((one) => one && one.blocking.length > 0);
}

/** What publishing the banner would change for visitors, and what they are asked again. */
export function PendingBanner({ siteId, banner }: { readonly siteId: string; readonly banner: Pending['banner'] }) {
  const { pending: words } = useCookieSolutionWords();
  const { sites } = useWords();
  const paths = usePaths();
  const describe = useDescription();
  if (!banner) return null;
  const { changes, offline, version, blocking } = banner;
  const described = changes.filter(({ kind }) => kind !== 'asked-again').map(describe);
  return (
    <section>
      <Text size="sm" fw={560}>
        {fill(words.version, { name: sites.places.cookieSolution, version })}
      </Text>
      {offline && <Text size="sm">{words.offline}</Text>}
      <ul>
        {[...new Set(described)].map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {version > 1 && <AskedAgain changes={changes} />}
      <Blocking sentences={blocking} to={paths.cookieSolution(siteId)} />
    </section>
  );
}

/** The purposes about which visitors are asked again. */
export function AskedAgain({ changes }: { readonly changes: Banner['changes'] }) {
  const words = useWords().publishing.sheet;
  const names: Readonly<Record<string, string>> = useServiceWords().categories;
  const locale = useLocale();
  const asked = changes.filter(({ kind }) => kind === 'asked-again').map(({ what }) => names[what] ?? what);
  return (
    <Text size="sm">
      {asked.length > 0 ? fill(words.purposes, { purposes: formatList(locale, asked) }) : words.nobody}
    </Text>
  );
}

/** What publishing the documents would change, and whether people who consented must be asked again. */
export function PendingDocuments({ documents }: Pick<Pending, 'documents'>) {
  const { pending: words } = useCookieSolutionWords();
  const { sites } = useWords();
  const paths = usePaths();
  return (
    <Stack gap="sm">
      {documents.map(({ id, type, summary, consent, blocking }) => (
        <section key={id}>
          <Text size="sm" fw={560}>
            {sites.documents[type]}
          </Text>
          <Text size="sm">{summary ?? words.unchanged}</Text>
          {consent.needed && (
            <>
              <Text size="sm">{words.consentNeeded}</Text>
              <ul>
                {consent.reasons.map(({ code, message }) => (
                  <li key={`${code} ${message}`}>{message}</li>
                ))}
              </ul>
            </>
          )}
          <Blocking sentences={blocking} to={paths.generator(id)} />
        </section>
      ))}
    </Stack>
  );
}

function Blocking({ sentences, to }: { readonly sentences: readonly string[]; readonly to: string }) {
  const { pending: words, publishing } = useCookieSolutionWords();
  if (sentences.length === 0) return null;
  return (
    <>
      <Text size="sm" c="red">
        {publishing.blocked}
      </Text>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link to={to}>{words.mend}</Link>
    </>
  );
}
