import type { DocumentEvidence, KeptSite } from '@app/contract';
import { fill, formatDate, localeNameWithin } from '@app/texts';
import { Anchor, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { KeptPart } from '#app/evidence/kept-parts.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { bannerVersionAddress, bannerVersionsQuery, documentVersionsQuery, pageAddress } from './data.ts';

type Props = { readonly kept: KeptSite; readonly part: KeptPart; readonly onClose: () => void };

/** The kept versions of a deleted document or banner, each to open as it was shown. */
export function VersionsDialog({ kept: { site }, part, onClose }: Props) {
  const words = useWords().evidence;
  return (
    <Modal opened title={`${part.label}: ${words.versionsTitle}`} onClose={onClose}>
      {part.document ? (
        <DocumentVersions siteId={site.id} document={part.document} />
      ) : (
        <BannerVersions siteId={site.id} />
      )}
    </Modal>
  );
}

function DocumentVersions({ siteId, document }: { readonly siteId: string; readonly document: DocumentEvidence }) {
  const words = useWords().evidence;
  const locale = useLocale();
  const query = useQuery(documentVersionsQuery(siteId, document.documentId));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ versions }) => (
        <Stack gap="md">
          {versions.map(({ number, publishedAt, languages }) => (
            <Version key={number} number={number} publishedAt={publishedAt}>
              {languages.map((language) => (
                <Entry
                  key={language}
                  href={pageAddress(siteId, document.documentId, number, language)}
                  label={fill(words.page, { language: localeNameWithin(language, locale) })}
                />
              ))}
            </Version>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function BannerVersions({ siteId }: { readonly siteId: string }) {
  const words = useWords().evidence;
  const query = useQuery(bannerVersionsQuery(siteId));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
      {({ versions }) => (
        <Stack gap="md">
          {versions.map(({ number, publishedAt }) => (
            <Version key={number} number={number} publishedAt={publishedAt}>
              <Entry href={bannerVersionAddress(siteId, number)} label={words.settings} />
            </Version>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

type VersionProps = { readonly number: number; readonly publishedAt: string; readonly children: ReactNode };

function Version({ number, publishedAt, children }: VersionProps) {
  const words = useWords().evidence;
  const locale = useLocale();
  return (
    <div>
      <Text size="sm" fw={560}>
        {fill(words.version, { number, date: formatDate(locale, publishedAt, 'long') })}
      </Text>
      <List size="sm">{children}</List>
    </div>
  );
}

function Entry({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <List.Item>
      <Anchor href={href} target="_blank" rel="noreferrer" size="sm">
        {label}
      </Anchor>
    </List.Item>
  );
}
