import { alerts, hideAlert } from '#app/alerts.ts';
import { useWords } from '#app/words.tsx';
import { AlertBanner } from '#ui/alert-banner.tsx';
import { useStore } from '#ui/store.ts';

/** The banner at the top of the page. The regions stay in the page, so that screen readers notice what appears in them. */
export function AlertRegion() {
  const words = useWords().shell.alert;
  const alert = useStore(alerts);
  const type = alert?.type ?? 'neutral';
  const urgent = type === 'error' || type === 'warning';
  const banner = alert && (
    <AlertBanner type={type} label={words[type]} message={alert.message} closeLabel={words.close} onClose={hideAlert} />
  );
  return (
    <>
      <div role="alert">{urgent && banner}</div>
      <div role="status">{!urgent && banner}</div>
    </>
  );
}
