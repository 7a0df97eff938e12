import { alerts, hideAlert } from '#app/alerts.ts';
import { useWords } from '#app/words.tsx';
import { AlertBanner, AlertRegion } from '#ui/alert-banner.tsx';
import { useStore } from '#ui/store.ts';

/** The banner at the top of the page. */
export function PageAlerts() {
  const words = useWords().shell.alert;
  const alert = useStore(alerts);
  const type = alert?.type ?? 'neutral';
  const urgent = type === 'error' || type === 'warning';
  const banner = alert && (
    <AlertBanner type={type} label={words[type]} message={alert.message} closeLabel={words.close} onClose={hideAlert} />
  );
  return (
    <>
      <AlertRegion urgent>{urgent && banner}</AlertRegion>
      <AlertRegion urgent={false}>{!urgent && banner}</AlertRegion>
    </>
  );
}
