// `/embed/consent.js`: the script that customers paste to record the consents of their forms.
import { startOnPage } from './consent/page.ts';

// Inside SVG the tag would be an SVGScriptElement.
startOnPage(window, document.currentScript as HTMLScriptElement | null);
