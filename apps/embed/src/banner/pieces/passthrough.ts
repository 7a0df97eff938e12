// URL passthrough: Google's tags pass on in URLs what they may not store.
import { gtag } from './gtag.ts';

gtag('set', 'url_passthrough', true);
