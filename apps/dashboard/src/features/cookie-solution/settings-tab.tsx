import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useBreakpoint } from '#ui/breakpoints.ts';
import { ChecksLine } from './checks-line.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { PreviewPanel } from './preview-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { useCookieSolutionWords } from './words.ts';

const parts = ['settings', 'preview'] as const;
type Part = (typeof parts)[number];

/** The checks and the settings on the left, the preview on the right; on a phone, settings or preview. */
export function SettingsTab() {
  const isNarrow = ['xs', 'sm', 'md'].includes(useBreakpoint());
  const { part, show } = usePart();
  const shows = (one: Part) => !isNarrow || part === one;
  const { siteId } = useConfigurator();
  if (!useMayOnSite(siteId)('banner.edit')) return <PreviewPanel />;
  return (
    <>
      {isNarrow && <ChecksLine />}
      {isNarrow && <PartSwitch part={part} show={show} />}
      <div className={classes['columns']}>
        {shows('settings') && (
          <div className={classes['panel']}>
            {!isNarrow && <ChecksLine />}
            <SettingsPanel />
          </div>
        )}
        {shows('preview') && <PreviewPanel />}
      </div>
    </>
  );
}

/** The part that a phone shows; stored in the address, so that a finding can link to its setting. */
function usePart() {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const part = parts.find((one) => one === search.get('show')) ?? 'settings';
  const show = (next: string): void =>
    changeAddress({ field: undefined, show: next === 'settings' ? undefined : next });
  return { part, show };
}

function PartSwitch({ part, show }: { readonly part: Part; readonly show: (part: string) => void }) {
  const words = useCookieSolutionWords().page.narrow;
  return (
    <SegmentedControl
      fullWidth
      className={classes['parts']}
      data-bar
      aria-label={words.label}
      data={parts.map((value) => ({ value, label: words[value] }))}
      value={part}
      onChange={show}
    />
  );
}
