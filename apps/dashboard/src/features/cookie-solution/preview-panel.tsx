import { bannerLayers } from '@app/contract';
import { ActionIcon, Loader, SegmentedControl, Tooltip } from '@mantine/core';
import { IconArrowsMaximize, IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { Modal } from '#ui/modal.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewVisitor } from './preview-visitor.tsx';
import classes from './preview.module.css';
import { useCookieSolutionWords } from './words.ts';

/** A live preview of the settings, saved or not: each part of the banner, for a visitor of the user's choice. */
export function PreviewPanel() {
  const words = useCookieSolutionWords().preview;
  const { previewed } = useConfigurator();
  const { look, setLook, error, preview, again, isStale, renew } = previewed;
  const [isFull, setFull] = useState(false);
  // The address that has expired. Another one replaces it.
  const [expired, setExpired] = useState<string>();
  const openFull = (): void => {
    setExpired(renew() ? preview?.url : undefined);
    setFull(true);
  };
  // On a phone, the panel comes back to the page with the address it had.
  const renewNow = useEffectEvent(() => renew());
  useEffect(() => void renewNow(), []);
  const panel = usePlaceBelow();
  return (
    <section ref={panel} className={classes['panel']} aria-labelledby="preview-title" aria-busy={isStale}>
      <header className={classes['bar']}>
        <h2 id="preview-title" className={classes['title']}>
          {words.title}
        </h2>
        <SegmentedControl
          size="xs"
          aria-label={words.layer}
          data={bannerLayers.map((value) => ({ value, label: words.layers[value] }))}
          value={look.layer}
          onChange={(value) => setLook({ layer: bannerLayers.find((one) => one === value) ?? 'first' })}
        />
        <span className={classes['tools']}>
          {isStale && <Loader size={16} aria-hidden />}
          <Tooltip label={words.again}>
            <ActionIcon aria-label={words.again} onClick={again}>
              <IconRefresh size={17} stroke={1.8} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={words.full}>
            <ActionIcon aria-label={words.full} disabled={!preview} onClick={openFull}>
              <IconArrowsMaximize size={17} stroke={1.8} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </span>
      </header>
      <PreviewVisitor />
      {error && !preview ? (
        <div className={classes['failure']}>
          <Failure message={words.failed} error={error} onRetry={again} />
        </div>
      ) : (
        <PreviewFrame />
      )}
      <Modal opened={isFull && preview !== undefined} size="full" title={words.title} onClose={() => setFull(false)}>
        {preview && preview.url !== expired ? (
          <iframe
            key={preview.url}
            className={classes['full']}
            src={preview.url}
            title={words.frame}
            sandbox="allow-scripts"
          />
        ) : error ? (
          <Failure message={words.failed} error={error} onRetry={again} />
        ) : (
          <Loader role="status" aria-label={words.loading} />
        )}
      </Modal>
    </section>
  );
}

/** Tells the style how far down the page the panel begins, so that all of it is in the window at once. */
function usePlaceBelow() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { top } = element.getBoundingClientRect();
      element.style.setProperty('--panel-top', `${Math.round(top + window.scrollY)}px`);
    };
    measure();
    // Notes above it may come and go.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return panel;
}
