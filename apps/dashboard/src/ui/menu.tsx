import {
  createContext,
  use,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { Link } from 'react-router';
import popup from './popup.module.css';
import classes from './menu.module.css';
import { placeBelow } from './placement.ts';

/** The properties of the button that opens a menu. */
export type MenuTrigger = {
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-controls': string;
  readonly className?: string;
};

type MenuProps = {
  /** Names the menu to screen readers. */
  readonly label: string;
  /** The button: `button={(trigger) => <ActionIcon {...trigger} aria-label="…" />}`. */
  readonly button: (trigger: MenuTrigger) => ReactNode;
  /** Shown above the items, but not an item. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

const CloseContext = createContext<() => void>(() => undefined);

/**
 * A menu at a button, based on the browser's popover: it is above everything, closes at Escape or a press outside, and returns
 * the focus. The arrow keys, Home and End move between the items; a letter moves to the next item that begins with it.
 */
export function Menu({ label, button, header, children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    const trigger = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
    if (event.newState !== 'open' || !trigger) return;
    placeBelow(event.currentTarget, trigger);
    itemsOf(event.currentTarget)[0]?.focus();
  };

  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-controls': id })}
      <div ref={list} id={id} popover="auto" className={`${popup['popup']} ${classes['menu']}`} onToggle={onToggle}>
        {header && <div className={classes['header']}>{header}</div>}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={moveByKey}>
          <CloseContext value={() => list.current?.hidePopover()}>{children}</CloseContext>
        </div>
      </div>
    </>
  );
}

type ItemProps = {
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Set for an item that is one of several options: whether it is selected. */
  readonly checked?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

export function MenuItem({ icon, aside, tone = 'plain', disabled = false, checked, onClick, children }: ItemProps) {
  const close = use(CloseContext);
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      disabled={disabled}
      className={classes['item']}
      data-tone={tone}
      onClick={() => {
        close();
        onClick();
      }}
    >
      <Inside icon={icon} aside={aside}>
        {children}
      </Inside>
    </button>
  );
}

type LinkProps = {
  readonly to: string;
  readonly icon?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** An item that links to a page. */
export function MenuLink({ to, icon, aside, children }: LinkProps) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={classes['item']} onClick={use(CloseContext)}>
      <Inside icon={icon} aside={aside}>
        {children}
      </Inside>
    </Link>
  );
}

type AnchorProps = {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly newWindow?: boolean;
  /** The language of the item and of its target. */
  readonly lang?: string;
  readonly 'data-locale'?: string;
  readonly current?: boolean;
  readonly download?: boolean;
  readonly aside?: ReactNode;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** An item that links to a page outside of this app, or to a file. */
export function MenuAnchor(props: AnchorProps) {
  const { href, lang, icon, newWindow = false, current = false, aside, onClick, children, ...anchor } = props;
  const close = use(CloseContext);
  return (
    <a
      {...anchor}
      href={href}
      {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}
      role="menuitem"
      tabIndex={-1}
      className={classes['item']}
      lang={lang}
      hrefLang={lang}
      aria-current={current || undefined}
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
    >
      <Inside icon={icon} aside={aside}>
        {children}
      </Inside>
    </a>
  );
}

export function MenuDivider() {
  return <hr className={classes['divider']} />;
}

function Inside({ icon, aside, children }: Pick<LinkProps, 'icon' | 'aside' | 'children'>) {
  return (
    <>
      {icon && (
        <span className={classes['icon']} aria-hidden>
          {icon}
        </span>
      )}
      <span className={classes['label']}>{children}</span>
      {aside && <span aria-hidden>{aside}</span>}
    </>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const now = items.findIndex((item) => item === document.activeElement);
  const next = nextItem(event.key, now, items);
  if (event.key === 'Tab') event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextItem(key: string, now: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(now + 1) % items.length];
  if (key === 'ArrowUp') return items[(now - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const behind = [...items.slice(now + 1), ...items.slice(0, now + 1)];
  return behind.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
