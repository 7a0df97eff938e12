import { publicTokens } from './public-look.ts';
import { shellStyle } from './public-shell.ts';

/** The style of a page with one question: for narrow and wide screens, light and dark, without loading anything. */
export const smallPageStyle =
  publicTokens +
  shellStyle +
  `
:root{--accent:var(--brand)}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;gap:1rem;padding:1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 var(--font);overflow-wrap:anywhere}
.top,.end{width:100%;max-width:44rem;margin-inline:auto;min-width:0}
.top{display:flex;align-items:center;min-height:44px}
.end{padding-block:.5rem}.end .made{justify-content:center}
main{width:100%;max-width:32rem;margin:auto;padding:clamp(1.25rem,6vw,2.5rem);background:var(--paper);border:1px solid var(--line);border-radius:var(--card)}
.site{margin:0;color:var(--ink);font-size:var(--text);font-weight:650;letter-spacing:-.01em}
h1{margin:0 0 .75rem;font-size:clamp(1.45rem,5.5vw,var(--title));line-height:1.25;letter-spacing:-.015em;text-wrap:balance}
p{margin:.75rem 0}
.fine{color:var(--soft);font-size:.9375rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}
form+p,p+.fine{margin-top:1.25rem}
button{flex:1 1 auto;min-height:3rem;padding:.6rem 1.1rem;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:var(--round);background:var(--accent);color:var(--on);cursor:pointer;overflow-wrap:anywhere}
button.quiet{background:none;border-color:var(--soft);color:var(--ink)}
a{color:var(--link);text-underline-offset:.15em;display:inline-block;padding:.15rem 0}
a:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h1:focus{outline:0}
.lost{display:block;width:100%;max-width:15rem;height:auto;margin:0 0 1.25rem}
.lost-line{fill:var(--line)}.lost-soft{fill:var(--brand-soft)}.lost-brand{fill:none;stroke:var(--brand);stroke-width:4;stroke-linecap:round}.lost-sheet{fill:var(--paper);stroke:var(--line);stroke-width:1.5}
@media(prefers-reduced-motion:no-preference){button{transition:background-color .15s,border-color .15s}}
@media(forced-colors:active){button{border:2px solid}}
@media print{.top,.end{display:none}main{border:0}}
`.replace(/\n/g, '');
