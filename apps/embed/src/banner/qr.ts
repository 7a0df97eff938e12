// Draws the consent id as a QR code: a part that is loaded when "your choices" is opened.
import { page } from './core.ts';
import { drawQr } from './qr/draw.ts';

const core = page.Candor?._;
if (core) core.qr = drawQr;
