import { fill, formatNumber } from '@app/texts';
import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useLocale } from '#app/words.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './preview.module.css';
import { useFocusKept } from './use-focus-kept.ts';
import { useMeasured } from './use-measured.ts';
import { useCookieSolutionWords } from './words.ts';

const phone = { width: 390, height: 720 };
/** The narrowest window in which a banner looks as on a desktop. With as much room, the preview is at real size. */
const desktopWidth = 880;

/** The visitor's window: as large as the space, and scaled down only if that is narrower than the device. */
export function PreviewFrame() {
  const words = useCookieSolutionWords().preview;
  const { previewed, checked } = useConfigurator();
  const { ref, width: room, height: tall } = useElementSize<HTMLDivElement>();
  const { look, preview } = previewed;
  const url = preview?.url;
  const { frame, milliseconds } = useMeasured(url);
  useFocusKept(frame, url, milliseconds);
  const isPhone = look.device === 'phone';
  const width = isPhone ? phone.width : Math.max(room, desktopWidth);
  const scale = room === 0 ? 0 : Math.min(1, room / width, isPhone ? tall / phone.height : 1);
  const height = isPhone ? phone.height : Math.round(tall / (scale || 1));
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
            <Loader role="status" aria-label={words.loading} />
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
