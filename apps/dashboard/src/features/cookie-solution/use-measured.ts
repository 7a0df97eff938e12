import { useEffect, useRef, useState } from 'react';

/** The message from the preview page to its parent. */
type MeasuredMessage = { readonly candor: 'shown'; readonly milliseconds: number };

/** How long the banner of the preview took to appear, in milliseconds, once it has. */
export function useMeasured(url: string | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState<{ readonly url: string; readonly milliseconds: number }>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (!url || source === null || source !== frame.current?.contentWindow || !isTold(data)) return;
      setMeasured({ url, milliseconds: data.milliseconds });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [url]);
  return { frame, milliseconds: measured?.url === url ? measured?.milliseconds : undefined };
}

function isTold(data: unknown): data is MeasuredMessage {
  if (typeof data !== 'object' || data === null || !('candor' in data) || data.candor !== 'shown') return false;
  return 'milliseconds' in data && typeof data.milliseconds === 'number';
}
