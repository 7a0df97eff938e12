import { fill } from '@app/texts';
import { IconSelector } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ToggleEvent } from 'react';
import { useLocation } from 'react-router';
import type { SwitcherProps } from '#app/feature.ts';
import { useCurrentSite } from '#app/sites.ts';
import { shelf } from '#app/storage.ts';
import { useWords } from '#app/words.tsx';
import { placeBelow } from '#ui/placement.ts';
import { rememberSite } from './recent-sites.ts';
import { useSiteCommands } from './site-commands.ts';
import { SiteIcon } from './site-icon.tsx';
import { SwitcherPanel } from './switcher-panel.tsx';
import popup from '#ui/popup.module.css';
import classes from './switcher.module.css';

/** The current site in the header, with a panel that leads to the others. */
export function SiteSwitcher({ places }: SwitcherProps) {
  const words = useWords().sites.switcher;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const current = useCurrentSite();
  const site = current?.site;
  useSiteCommands();
  useEffect(() => {
    if (site) rememberSite(shelf('localStorage'), site.id);
  }, [site]);
  useEffect(() => panel.current?.hidePopover(), [pathname]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    setOpen(event.newState === 'open');
    if (event.newState === 'open' && trigger.current) placeBelow(event.currentTarget, trigger.current);
  };
  const name = site?.name ?? words.choose;

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={classes['trigger']}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={fill(words.current, { name })}
      >
        {site && (
          <span className={classes['triggerIcon']}>
            <SiteIcon type={site.type} size={17} />
          </span>
        )}
        <span className={classes['triggerName']}>{name}</span>
        <IconSelector size={15} stroke={1.9} aria-hidden className={classes['chevrons'] ?? ''} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.label}
        className={`${popup['popup']} ${classes['panel']}`}
        onToggle={onToggle}
      >
        {open && <SwitcherPanel places={places} current={current} onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}
