import { Stack } from '@mantine/core';
import { useKeyboard } from '#app/records/use-keyboard.ts';
import { ChainView } from './chain-view.tsx';
import { ChoiceList } from './choice-list.tsx';
import { RangeBar } from './range-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly siteId: string; readonly onExport: ((consentId?: string) => void) | undefined };

/** Visitors' choices, one by one. */
export function ChoicesTab({ siteId, onExport }: Props) {
  const { consent } = useAddress();
  useKeyboard(useCookiePreferencesWords().list.keyboard);
  return (
    <Stack gap="lg">
      <SearchForm key={consent ?? ''} />
      {consent === undefined ? (
        <>
          <RangeBar />
          <ChoiceList siteId={siteId} onExport={onExport && (() => onExport())} />
        </>
      ) : (
        <ChainView siteId={siteId} consent={consent} onExport={onExport} />
      )}
    </Stack>
  );
}
