// `/embed/consent.js`: what customers paste to record the consents of their forms.
import { startOnPage } from './consent/page.ts';

// In a picture the tag would be another kind of script.
startOnPage(window, document.currentScript as HTMLScriptElement | null);
