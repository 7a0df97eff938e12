import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { hideComplaint } from '#app/alerts.ts';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './offline-note.module.css';

/**
 * Says once that the browser is offline, and that it is back. Requests wait meanwhile: see `networkMode` of TanStack Query. Loaded
 * after the page is painted, since its code could not be loaded later.
 */
export function OfflineNote() {
  const words = useWords().shell.failure;
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const change = (): void => {
      setOffline(!navigator.onLine);
      if (!navigator.onLine) return;
      hideComplaint();
      showToast({ message: words.backOnline });
    };
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    return () => {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
    };
  }, [words]);
  return (
    <div role="status">
      {isOffline && (
        <p className={classes['note']}>
          <IconWifiOff size={18} stroke={1.8} aria-hidden />
          {words.offlineNow}
        </p>
      )}
    </div>
  );
}
