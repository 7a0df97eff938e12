import { createRoot, hydrateRoot } from 'react-dom/client';
import { app } from './react-app.ts';

const { base, siteId, hydrates } = JSON.parse(document.body.dataset['settings'] ?? '{}') as Record<string, string>;
const root = document.querySelector('#root');
if (root && base && siteId) {
  if (hydrates) hydrateRoot(root, app(base, siteId));
  else createRoot(root).render(app(base, siteId));
}
