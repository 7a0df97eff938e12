import { publicTokens } from '#platform/http/public-look.ts';
import { shellStyle } from '#platform/http/public-shell.ts';

/** The style of the public pages: the identity of the dashboard, light and dark, without loading anything. */
export const publicPageStyle =
  publicTokens +
  shellStyle +
  `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:var(--text)/1.6 var(--font);overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible,button:focus-visible,input:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--brand);outline-offset:2px;border-radius:6px}
.skip{position:absolute;left:-99rem;top:.5rem;padding:.6rem 1rem;background:var(--paper);z-index:2}
.skip:focus{left:.5rem}
.wrap{max-width:68rem;margin:0 auto;padding:0 1.25rem}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem;padding-block:1rem}
.top nav{display:flex;gap:1rem;align-items:center}
.top nav a{color:var(--ink);display:inline-flex;align-items:center;min-height:44px;font-weight:560;text-decoration:none}
.top nav a:hover{text-decoration:underline}
h1{margin:0;font-size:clamp(1.85rem,5.5vw,2.9rem);line-height:1.12;letter-spacing:-.03em;font-weight:700;text-wrap:balance}
h2{margin:0 0 1rem;font-size:var(--head);line-height:1.3;letter-spacing:-.015em}
h3{margin:0 0 .25rem;font-size:1rem;line-height:1.4}
p{margin:.5rem 0}
.hero{padding-block:clamp(2rem,8vw,5.5rem) clamp(2rem,6vw,4rem);max-width:46rem}
.opening{display:grid;align-items:center;gap:2rem}
.opening svg{display:none;width:100%;height:auto}
@media(min-width:60rem){.opening{grid-template-columns:minmax(0,1.35fr) minmax(0,1fr)}.opening svg{display:block}}
.art-line{fill:var(--line)}.art-soft{fill:var(--brand-soft)}.art-brand{fill:var(--brand)}.art-sheet{fill:var(--paper);stroke:var(--line)}
.lead{margin:1.1rem 0 1.75rem;color:var(--soft);font-size:clamp(1.05rem,2.4vw,1.25rem);line-height:1.5;max-width:38rem;text-wrap:pretty}
.ask label{display:block;margin-bottom:.4rem;font-weight:600}
.ask>div{display:flex;flex-wrap:wrap;gap:.6rem}
.ask input{flex:1 1 16rem;min-width:0;min-height:3.25rem;padding:.5rem 1rem;font:inherit;font-size:var(--text);color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:12px}
.ask input::placeholder{color:var(--soft);opacity:.85}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.5rem 1.5rem;font:inherit;font-size:var(--text);font-weight:650;border:1px solid var(--brand);border-radius:12px;background:var(--brand);color:var(--on);text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(1.08)}
.fine{color:var(--soft);font-size:var(--fine)}
.error{margin:.5rem 0 0;color:var(--bad);font-weight:560}
section{padding-block:1.5rem}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1rem;margin:0;padding:0;list-style:none}
.grid li{padding:1.15rem 1.25rem;background:var(--paper);border:1px solid var(--line);border-radius:14px}
.grid p{margin:0;color:var(--soft);font-size:var(--fine)}
.steps{counter-reset:step}
.steps li::before{counter-increment:step;content:counter(step);display:grid;place-items:center;width:1.9rem;height:1.9rem;margin-bottom:.75rem;border-radius:50%;background:var(--brand-soft);color:var(--brand);font-weight:700;font-size:var(--fine)}
.found{display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0;padding:0;list-style:none}
.found li{padding:.3rem .8rem;background:var(--paper);border:1px solid var(--line);border-radius:99px;font-weight:560;font-size:var(--fine)}
.found small{color:var(--soft);font-weight:400;font-size:var(--fine)}
.drafts{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}
@media(min-width:60rem){.drafts{grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);align-items:start}}
.sheet{max-height:34rem;overflow:auto;padding:1.25rem 1.5rem;background:var(--paper);border:1px solid var(--line);border-radius:14px;font-size:var(--fine)}
.sheet section{padding:0}
.sheet :is(h3,h4,h5){margin:1.25rem 0 .35rem;line-height:1.35;letter-spacing:-.01em}
.sheet h3{font-size:var(--head);margin-top:0}.sheet h4{font-size:var(--text)}.sheet h5{font-size:1rem}
.sheet dl>div{margin:.4rem 0}.sheet dt{color:var(--soft)}.sheet dd{margin:0}
.sheet .table{overflow-x:auto}.sheet table{border-collapse:collapse;width:100%;font-size:var(--fine)}.sheet :is(th,td){text-align:start;vertical-align:top;padding:.35rem .5rem;border-top:1px solid var(--line)}
.sheet details{margin:.75rem 0}.sheet summary{cursor:pointer;padding-block:.3rem}.sheet summary :is(h4,h5){display:inline}
.frame{display:block;width:100%;height:34rem;border:1px solid var(--line);border-radius:14px;background:#f5f6f8}
.keep{display:grid;gap:.25rem;margin-block:.5rem 2rem;padding:1.5rem;background:var(--brand-soft);border:1px solid var(--line);border-radius:14px}
.keep h2,.keep p{margin:0}.keep .do{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;margin-top:1rem}
.do a:not(.button){display:inline-flex;align-items:center;min-height:44px}
.progress{height:6px;margin:1.75rem 0 1rem;overflow:hidden;border-radius:99px;background:var(--line)}
.progress::after{content:"";display:block;width:40%;height:100%;border-radius:99px;background:var(--brand);animation:slide 1.6s ease-in-out infinite}
@keyframes slide{from{transform:translateX(-100%)}to{transform:translateX(250%)}}
@media(prefers-reduced-motion:reduce){.progress::after{animation:none;width:100%;opacity:.5}}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--soft);font-size:var(--fine)}
footer .wrap{align-items:center;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;justify-content:space-between;padding-block:1.25rem 2rem}
footer ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none}
footer a{display:inline-flex;align-items:center;min-height:44px}
[aria-current]{font-weight:650;color:var(--ink);text-decoration:none}
@media(forced-colors:active){.button{border:2px solid}}
`.replace(/\n/g, '');
