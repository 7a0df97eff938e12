// Google's tags hand on in addresses what they may not store.
import { gtag } from './gtag.ts';

gtag('set', 'url_passthrough', true);
