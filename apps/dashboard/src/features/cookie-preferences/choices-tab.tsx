import { useRef } from 'react';
import { ChainView } from './chain-view.tsx';
import { ChoiceList } from './choice-list.tsx';
import classes from './choices.module.css';
import { RangeBar } from './range-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { useAddress } from './use-address.ts';
import { useKeyboard } from './use-keyboard.ts';

type Props = { readonly siteId: string; readonly onExport: (consentId?: string) => void };

/** What visitors chose, one by one. */
export function ChoicesTab({ siteId, onExport }: Props) {
  const { consent } = useAddress();
  const field = useRef<HTMLInputElement>(null);
  useKeyboard(field);
  return (
    <div className={classes['stack']}>
      <SearchForm key={consent ?? ''} field={field} />
      {consent === undefined ? (
        <>
          <RangeBar />
          <ChoiceList siteId={siteId} onExport={() => onExport()} />
        </>
      ) : (
        <ChainView siteId={siteId} consent={consent} onExport={onExport} />
      )}
    </div>
  );
}
