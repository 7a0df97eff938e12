import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressChange } from './address.ts';

/** Name of the parameter of an address that opens a dialog on its page: `/requests?do=enter`. */
const parameter = 'do';

/** An address that opens a dialog of its page. */
export function opening(path: string, dialog: string): string {
  const [address = '', hash] = path.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${dialog}${hash === undefined ? '' : `#${hash}`}`;
}

/** Whether a dialog is open that has an address, so that the command palette can open it; and opens or closes it. */
export function useAddressDialog(dialog: string): readonly [boolean, (isOpen: boolean) => void] {
  const [search] = useSearchParams();
  const change = useAddressChange();
  return [search.get(parameter) === dialog, (isOpen) => change({ [parameter]: isOpen ? dialog : undefined })];
}

/** Runs an action of the page when the address names it, and takes it out of the address, so that a reload does not repeat it. */
export function useAddressAction(action: string, isReady: boolean, run: () => void): void {
  const [isNamed, setNamed] = useAddressDialog(action);
  const act = useEffectEvent(() => {
    setNamed(false);
    run();
  });
  useEffect(() => {
    if (isNamed && isReady) act();
  }, [isNamed, isReady]);
}
