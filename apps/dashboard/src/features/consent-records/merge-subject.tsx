import type { SubjectRow } from '@app/contract';
import { fill, formatDate, formatNumber } from '@app/texts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import detail from '#ui/detail.module.css';
import { useUi } from '#ui/ui-context.tsx';
import { subjectsQuery } from './data.ts';
import { useForget, useMergeSubject } from './data-rights.ts';
import { PersonName, usePreferenceWords } from './labels.tsx';
import classes from './rights.module.css';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly subject: SubjectRow;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Merges this person with another: the user searches for the other, and compares both first. */
export function MergeSubject({ siteId, subject, opened, onClose }: Props) {
  const { rights: words } = useConsentRecordsWords();
  const merge = useMergeSubject(siteId, subject.id);
  const forget = useForget(siteId);
  const { go } = useAddress();
  const [other, setOther] = useState<SubjectRow>();
  const close = (): void => {
    setOther(undefined);
    onClose();
  };
  const confirm = ({ id }: SubjectRow): void =>
    afterwards(merge.mutateAsync(id), () => {
      showToast({ message: words.merged });
      close();
      go({ subject: id }, undefined, true);
      void forget(subject.id);
    });
  return (
    <Modal opened={opened} size="large" title={words.mergeTitle} closable={!merge.isPending} onClose={close}>
      {opened && (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {words.mergeText}
          </Text>
          {other ? (
            <>
              <Comparison goes={subject} stays={other} />
              <NotReversible />
              <Group justify="flex-end" gap="sm">
                <Button variant="default" disabled={merge.isPending} onClick={() => setOther(undefined)}>
                  {words.mergeOther}
                </Button>
                <Button color="red" loading={merge.isPending} data-autofocus onClick={() => confirm(other)}>
                  {words.mergeConfirm}
                </Button>
              </Group>
            </>
          ) : (
            <Search siteId={siteId} not={subject.id} onChoose={setOther} />
          )}
        </Stack>
      )}
    </Modal>
  );
}

type SearchProps = { readonly siteId: string; readonly not: string; readonly onChoose: (subject: SubjectRow) => void };

function Search({ siteId, not, onChoose }: SearchProps) {
  const { rights: words, subjects, loading } = useConsentRecordsWords();
  const { counting } = useRecordsWords();
  const locale = useLocale();
  const [text, setText] = useState('');
  const { data, isFetching } = useQuery(subjectsQuery(siteId, text === '' ? {} : { text }, {}));
  const found = data?.subjects.filter(({ id }) => id !== not);
  return (
    <>
      <SearchField label={words.mergeSearch} placeholder={subjects.searchHint} autoFocus onSearch={setText} />
      <Text role="status" size="sm" c="dimmed">
        {isFetching && counting}
        {!isFetching && found?.length === 0 && words.mergeNone}
        {!isFetching && data?.next && fill(words.mergeMore, { number: formatNumber(locale, data.subjects.length) })}
      </Text>
      {!found && <Skeletons shape="rows" count={3} label={loading} />}
      {found && found.length > 0 && (
        <ul className={classes['people']} aria-label={words.mergeFound}>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onChoose(one)}>
                <PersonName person={one} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Comparison({ goes, stays }: { readonly goes: SubjectRow; readonly stays: SubjectRow }) {
  const { rights: words, subjects, yes, no } = useConsentRecordsWords();
  const locale = useLocale();
  const said = usePreferenceWords();
  const preferencesOf = ({ preferences }: SubjectRow) =>
    Object.entries(preferences)
      .map(([name, { value }]) => `${name}: ${said(value)}`)
      .join('; ');
  const rows: readonly (readonly [string, (one: SubjectRow) => string | null])[] = [
    [subjects.fullName, ({ fullName }) => fullName],
    [subjects.email, ({ email }) => email],
    [subjects.id, ({ externalId }) => externalId],
    [subjects.verified, ({ verified }) => (verified ? yes : no)],
    [subjects.preferences, preferencesOf],
    [subjects.created, ({ createdAt }) => formatDate(locale, createdAt, 'medium')],
  ];
  return (
    <div>
      <table className={`${detail['table']} ${classes['compared']}`} aria-label={words.mergeCompare}>
        <thead>
          <tr>
            <th scope="col">{words.known}</th>
            <th scope="col">{words.goes}</th>
            <th scope="col">{words.stays}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{valueOf(goes) || words.unknown}</td>
              <td>{valueOf(stays) || words.unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt="sm">
        {words.mergeStays}
      </Text>
    </div>
  );
}

function NotReversible() {
  const { words } = useUi();
  return (
    <Alert color="red" p="xs" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {words.dialog.notReversible}
    </Alert>
  );
}
