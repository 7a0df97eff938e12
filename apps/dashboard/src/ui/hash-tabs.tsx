import { Tabs } from '@mantine/core';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Skeletons } from './skeletons.tsx';

export type TabContent = {
  /** The fragment after `#` in the address. */
  readonly name: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
  /** The shape of the content, shown while it loads. Default: a form. */
  readonly outline?: 'form' | 'rows' | 'cards' | undefined;
};

type Props = { readonly label: string; readonly tabs: readonly TabContent[] };

/** Tabs that are stored in the address: `#consents` opens the tab of that name. Its content may be loaded lazily. */
export function HashTabs({ label, tabs }: Props) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const selected = tabs.find(({ name }) => `#${name}` === hash) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);

  // On a phone they do not all fit: scrolls the selected tab into view without scrolling the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.current.clientWidth) / 2;
  }, [selected?.name]);

  return (
    <Tabs
      value={selected?.name ?? null}
      keepMounted={false}
      onChange={(name) =>
        void navigate({ pathname, search, hash: `#${name ?? ''}` }, { replace: true, preventScrollReset: true })
      }
    >
      <Tabs.List ref={list} aria-label={label} mb="lg">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.name} value={tab.name} leftSection={tab.icon}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.name} value={tab.name}>
          <Suspense fallback={<Skeletons shape={tab.outline ?? 'form'} count={6} label={label} />}>
            {tab.content}
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
