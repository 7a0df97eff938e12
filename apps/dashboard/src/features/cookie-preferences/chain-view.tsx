import type { Answer, cookiePreferences } from '@app/contract';
import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { chainQuery } from './data.ts';
import { grouped } from './names.ts';
import { PreferenceTable } from './preference-table.tsx';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly consent: string;
  /** Undefined: the person may not export. */
  readonly onExport: ((consentId: string) => void) | undefined;
};

/** All choices with one preference ID. */
export function ChainView(props: Props) {
  const { siteId, consent } = props;
  const { loading } = useCookiePreferencesWords();
  const query = useQuery(chainQuery(siteId, consent));
  return (
    <Loaded query={query} pending={<Skeletons shape="rows" label={loading} />}>
      {(chain) => <Chain {...props} chain={chain} />}
    </Loaded>
  );
}

type ChainProps = Props & { readonly chain: Answer<typeof cookiePreferences.chain> };

function Chain({ chain: { consentId, preferences, olderAsCsv }, onExport }: ChainProps) {
  const { list, detail } = useCookiePreferencesWords();
  const words = list.chain;
  const locale = useLocale();
  const { go } = useAddress();
  const back = (
    <Button variant="default" onClick={() => go({ consent: undefined })}>
      {words.back}
    </Button>
  );
  if (preferences.length === 0 && !olderAsCsv)
    return <EmptyState picture="search" title={words.none} text={words.noneText} action={back} />;
  return (
    <>
      <SectionHead
        title={words.title}
        text={
          <>
            <p>
              <code>{grouped(consentId)}</code>
            </p>
            <p role="status">
              {plural(locale, preferences.length, words.count)}. {words.text}
            </p>
          </>
        }
        actions={
          <>
            {back}
            {onExport && (
              <Button variant="default" onClick={() => onExport(consentId)}>
                {words.csv}
              </Button>
            )}
          </>
        }
      />
      {preferences.length > 0 && <PreferenceTable preferences={preferences} ofOne />}
      {olderAsCsv && <NoteBar text={detail.chainOlder} />}
    </>
  );
}
