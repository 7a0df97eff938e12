import { useEffect } from 'react';
import { alerts, hideAlert, holdAlert, releaseAlert } from '#app/alerts.ts';
import { showKeptMessage } from '#app/reload.ts';
import { useWords } from '#app/words.tsx';
import { AlertBanner, AlertRegion } from '#ui/alert-banner.tsx';
import { useStore } from '#ui/store.ts';

/** The banner at the top of the page. */
export function PageAlerts() {
  const words = useWords().shell.alert;
  // Shown in an effect, when the page is visible: the message of the previous page hides after three seconds.
  useEffect(showKeptMessage, []);
  const alert = useStore(alerts);
  const type = alert?.type ?? 'neutral';
  const urgent = type === 'error' || type === 'warning';
  const banner = alert && (
    <AlertBanner
      type={type}
      label={words[type]}
      message={alert.message}
      closeLabel={words.close}
      onClose={hideAlert}
      onHold={holdAlert}
      onRelease={releaseAlert}
    />
  );
  return (
    <>
      <AlertRegion urgent>{urgent && banner}</AlertRegion>
      <AlertRegion urgent={false}>{!urgent && banner}</AlertRegion>
    </>
  );
}
