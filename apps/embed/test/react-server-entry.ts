import { renderToString } from 'react-dom/server';
import { app } from './react-app.ts';

export const html = (base: string, siteId: string): string => renderToString(app(base, siteId));
