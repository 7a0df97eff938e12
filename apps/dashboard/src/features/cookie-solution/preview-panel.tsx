import { countriesIn, fill, formatNumber, localeName } from '@app/texts';
import { ActionIcon, Loader, NativeSelect, SegmentedControl, Tooltip } from '@mantine/core';
import { useElementSize, useViewportSize } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useLocale } from '#app/words.tsx';
import { Failure } from '#app/failure.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './preview.module.css';
import { useFocusKept } from './use-focus-kept.ts';
import { useMeasured } from './use-measured.ts';
import { useCookieSolutionWords } from './words.ts';

/** Window sizes of visitors, in CSS pixels. */
const windows = {
  phone: { width: 390, height: 720 },
  tablet: { width: 820, height: 980 },
  desktop: { width: 1280, height: 760 },
} as const;
const devices = ['phone', 'tablet', 'desktop'] as const;

/** A live preview of the settings, saved or not, for a visitor of the user's choice. */
export function PreviewPanel() {
  const words = useCookieSolutionWords().preview;
  const { previewed } = useConfigurator();
  const { look, setLook, error, preview, again, isStale } = previewed;
  return (
    <section className={classes['panel']} aria-labelledby="preview-title" aria-busy={isStale}>
      <header className={classes['bar']}>
        <h2 id="preview-title" className={classes['title']}>
          {words.title}
        </h2>
        {isStale && <Loader size={16} aria-hidden />}
        <SegmentedControl
          size="xs"
          aria-label={words.device}
          data={devices.map((value) => ({ value, label: words.devices[value] }))}
          value={look.device}
          onChange={(value) => setLook({ device: devices.find((one) => one === value) ?? 'phone' })}
        />
        <SegmentedControl
          size="xs"
          aria-label={words.scheme}
          data={[
            { value: 'light', label: words.schemes.light },
            { value: 'dark', label: words.schemes.dark },
          ]}
          value={look.scheme}
          onChange={(value) => setLook({ scheme: value === 'dark' ? value : 'light' })}
        />
        <Tooltip label={words.again}>
          <ActionIcon aria-label={words.again} onClick={again}>
            <IconRefresh size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </header>
      <Visitor />
      {error && !preview ? (
        <div className={classes['failure']}>
          <Failure message={words.failed} error={error} onRetry={again} />
        </div>
      ) : (
        <Frame />
      )}
    </section>
  );
}

/** The simulated visitor: language, country and variant. */
function Visitor() {
  const words = useCookieSolutionWords().preview;
  const locale = useLocale();
  const { previewed, draft } = useConfigurator();
  const { look, setLook, language, variant } = previewed;
  return (
    <div className={classes['visitor']}>
      <NativeSelect
        size="xs"
        aria-label={words.language}
        data={draft.languages.map((value) => ({ value, label: localeName(value, locale) }))}
        value={language}
        onChange={({ currentTarget }) =>
          setLook({ language: draft.languages.find((one) => one === currentTarget.value) })
        }
      />
      <NativeSelect
        size="xs"
        aria-label={words.country}
        value={look.country}
        onChange={({ currentTarget }) => setLook({ country: currentTarget.value })}
      >
        <option value="">{words.countries.XX}</option>
        <option value="US-CA">{words.countries['US-CA']}</option>
        <option value="CA-QC">{words.countries['CA-QC']}</option>
        <optgroup label={words.allCountries}>
          {countriesIn(locale).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      </NativeSelect>
      {draft.variants.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={words.variant}
          data={[words.noVariant, ...draft.variants.map(({ name }) => name)].map((label, at) => ({
            value: String(at),
            label,
          }))}
          value={String(variant)}
          onChange={({ currentTarget }) => setLook({ variant: Number(currentTarget.value) })}
        />
      )}
    </div>
  );
}

/**
 * The height in pixels that the rest of the window needs, so that the whole preview is visible at once; and the minimum height
 * of the preview.
 */
const around = 430;
const least = 420;

/** The visitor's window, as large as the space allows. */
function Frame() {
  const words = useCookieSolutionWords().preview;
  const { previewed, checked } = useConfigurator();
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const url = previewed.preview?.url;
  const { frame, milliseconds } = useMeasured(url);
  useFocusKept(frame, url, milliseconds);
  const { width, height } = windows[previewed.look.device];
  const { height: seen } = useViewportSize();
  const scale = room === 0 ? 0 : Math.min(1, room / width, Math.max(least, seen - around) / height);
  return (
    <>
      <div ref={ref} className={classes['stage']}>
        <div className={classes['window']} style={{ width: width * scale, height: height * scale }}>
          {url ? (
            <iframe
              ref={frame}
              key={url}
              src={url}
              title={words.frame}
              width={width}
              height={height}
              sandbox="allow-scripts"
              style={{ transform: `scale(${scale})` }}
            />
          ) : (
            <Loader aria-label={words.loading} />
          )}
        </div>
      </div>
      <Figures milliseconds={milliseconds} />
      {Object.keys(checked.problems).length > 0 && <p className={classes['note']}>{words.invalid}</p>}
    </>
  );
}

function Figures({ milliseconds }: { readonly milliseconds: number | undefined }) {
  const words = useCookieSolutionWords().preview;
  const locale = useLocale();
  const { previewed } = useConfigurator();
  const first = previewed.preview?.weight.first;
  return (
    <dl className={classes['figures']}>
      <div>
        <dt>{words.weight}</dt>
        <dd>
          {first === undefined
            ? words.measuring
            : fill(words.weightText, { size: `${formatNumber(locale, Math.round(first / 10) / 100)} kB` })}
        </dd>
      </div>
      <div>
        <dt>{words.time}</dt>
        <dd>
          {milliseconds === undefined
            ? words.measuring
            : fill(words.timeText, { time: formatNumber(locale, Math.round(milliseconds)) })}
        </dd>
      </div>
    </dl>
  );
}
