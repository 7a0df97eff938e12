/** The style of a page with one question: for narrow and wide screens, light and dark, without loading anything. */
export const smallPageStyle = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#4d5a69;--line:#d9dfe6;--paper:#fff;--ground:#f4f7f8;--accent:#0b6b5d;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e7ecf1;--soft:#a9b5c1;--line:#35414d;--paper:#1a222b;--ground:#12181f;--accent:#5fd0bb;--on:#0c1a18}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Hiragino Sans","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:32rem;padding:clamp(1.25rem,6vw,2.5rem);background:var(--paper);border:1px solid var(--line);border-radius:16px}
.site{margin:0 0 1.25rem;color:var(--soft);font-size:.95rem;font-weight:600}
h1{margin:0 0 .75rem;font-size:clamp(1.45rem,5.5vw,1.85rem);line-height:1.25;letter-spacing:-.01em;text-wrap:balance}
p{margin:.75rem 0}
.fine{color:var(--soft);font-size:.9375rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}
form+p,p+.fine{margin-top:1.25rem}
button{flex:1 1 auto;min-height:3rem;padding:.6rem 1.1rem;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:10px;background:var(--accent);color:var(--on);cursor:pointer;overflow-wrap:anywhere}
button.quiet{background:none;border-color:var(--soft);color:var(--ink)}
a{color:var(--accent);text-underline-offset:.15em;display:inline-block;padding:.15rem 0}
a:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h1:focus{outline:0}
@media(forced-colors:active){button{border:2px solid}}
`.replace(/\n/g, '');
