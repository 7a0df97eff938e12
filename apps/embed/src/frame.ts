// `/embed/frame.js`: runs in a hosted document that is shown in a frame of another page.
import { startFrame } from './policy/frame.ts';

startFrame(window, document.currentScript);
