import { createHash } from 'node:crypto';
import { publicTokens } from '#platform/http/public-look.ts';
import { shellStyle } from '#platform/http/public-shell.ts';

/** The countries that sections can be for, and the European Union. */
const countries = ['EU', 'GB', 'CH', 'US', 'BR', 'CA', 'AU', 'ZA', 'JP', 'IN'];
const ofCountries = countries
  .map((code) => {
    const chosen = `main:has([name=country][value=${code}]:checked)`;
    const opened = `${chosen} [data-country=${code}]>details::details-content{content-visibility:visible}`;
    return `${chosen} [data-country]:not([data-country=${code}]){display:none}${opened}`;
  })
  .join('');

/** The style of hosted pages: readable on a phone and on paper, light and dark, without loading anything. */
export const pageStyle =
  publicTokens +
  shellStyle +
  `
:root{--accent:var(--link)}
:root[data-theme=theme2014]{color-scheme:light;--ink:#222;--soft:#555;--line:#ddd;--paper:#fff;--tint:#f7f7f7;--accent:#1b5e8a}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text)/1.65 var(--font);overflow-wrap:break-word}
a{color:var(--accent);text-underline-offset:.15em}
a:focus-visible,summary:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
.skip{position:absolute;left:-99rem;top:0;padding:.6rem 1rem;background:var(--paper)}
.skip:focus{left:.5rem;z-index:1}
.sheet{max-width:46rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;min-height:44px;padding-bottom:1rem;border-bottom:1px solid var(--line)}
.owner{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;min-width:0}
.owner strong{font-size:var(--text);font-weight:650;letter-spacing:-.01em}
.owner img{display:block;max-width:min(11rem,60vw);max-height:2.75rem;width:auto;height:auto}
.owner a{display:inline-flex;align-items:center;min-height:44px;font-size:var(--fine)}
.bar{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;font-size:var(--fine);color:var(--soft)}.sheet>.bar{padding-bottom:1rem;border-bottom:1px solid var(--line)}
.bar ul,.formats{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:0;padding:0}
.bar a,.formats a{display:inline-block;min-height:24px;padding:.15rem 0}
.bar [aria-current]{font-weight:600;color:var(--ink);text-decoration:none}
h1,h2{hyphens:auto}h1{font-size:clamp(1.6rem,5vw,2.25rem);line-height:1.2;margin:1.75rem 0 .25rem;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:var(--head);line-height:1.3;margin:2.5rem 0 .6rem;padding-top:.5rem;text-wrap:balance}
h3{font-size:1.07rem;line-height:1.4;margin:1.75rem 0 .4rem}
h4{font-size:1rem;margin:1.25rem 0 .25rem}
p,ul,ol,dl{margin:.6rem 0}
li{margin:.25rem 0}
blockquote{margin:1rem 0;padding:.25rem 1rem;border:1px solid var(--soft);border-radius:4px}
dl{padding:.6rem 1rem;background:var(--tint);border-radius:10px}
dl>div{display:grid;grid-template-columns:minmax(8rem,13rem) 1fr;gap:0 1.25rem;padding:.25rem 0}
dt{color:var(--soft);font-size:var(--fine)}dd{margin:0;min-width:0}
.table{overflow-x:auto;margin:1rem 0;border:1px solid var(--line);border-radius:10px}
table{border-collapse:collapse;width:100%;font-size:var(--fine)}
caption{text-align:start;padding:.7rem .9rem;font-weight:600}
th,td{text-align:start;vertical-align:top;padding:.55rem .9rem;border-top:1px solid var(--line)}
thead th{background:var(--tint);font-weight:600}
article>header{margin-bottom:2rem}article>header p{margin:.15rem 0;color:var(--soft)}
.note{padding:.75rem 1rem;border:1px solid var(--line);border-inline-start:4px solid var(--accent);border-radius:8px;background:var(--tint)}
.note[data-verdict=pass]{border-inline-start-color:var(--good)}.note[data-verdict=fail]{border-inline-start-color:var(--bad)}.note[data-verdict=unclear]{border-inline-start-color:var(--warn)}
details{margin:1.25rem 0;border:1px solid var(--line);border-radius:10px;padding:.25rem 1rem}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
.contents ol{columns:2 15rem;padding-inline-start:1.8rem}.contents li{margin:0;break-inside:avoid}.contents a{display:block;padding:.22rem 0}
.gist,.entry,.country{border:0;border-radius:0;padding:0;margin:.6rem 0}.entry{border-top:1px solid var(--line);margin:0}
.gist>summary,.entry>summary,.country>summary{display:grid;grid-template-columns:1fr auto;gap:0 1rem;align-items:start;list-style:none;font-weight:400}
summary::-webkit-details-marker{display:none}
:is(.gist,.entry,.country)>summary::after{content:"";width:.5rem;height:.5rem;margin:.55rem .3rem 0;border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(45deg);grid-column:2;grid-row:1}
:is(.gist,.entry,.country)[open]>summary::after{transform:rotate(225deg);margin-top:.8rem}
.gist>summary span,:is(.entry,.country)>summary>:is(span,h2,h3,h4){grid-column:1;margin:0;min-width:0}.entry>summary span{color:var(--soft);font-size:var(--fine)}
.entry>dl{margin-top:.25rem}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.country>summary::after{margin-top:1.1rem}.countries fieldset{display:flex;flex-wrap:wrap;gap:.5rem;border:0;padding:.25rem 0 .75rem;margin:0;font-size:var(--fine)}
.countries label{display:inline-flex;align-items:center;gap:.35rem;min-height:2rem;padding:.15rem .75rem;border:1px solid var(--line);border-radius:99px;color:var(--ink);cursor:pointer}
.countries label:has(:checked){border-color:var(--accent);background:var(--tint)}.countries input{accent-color:var(--accent);margin:0}.countries :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.countries{display:none}@supports selector(:has(*)){.countries{display:block}}
${ofCountries}
.beside{display:none}
@media(min-width:68.75rem){.sheet:has(.beside){max-width:66rem}.sheet:has(.beside)>footer{margin-inline-start:18rem}main:has(.beside){display:grid;grid-template-columns:15rem minmax(0,1fr);gap:0 3rem}main:has(.beside)>*{grid-column:2}main>.beside{display:block;grid-column:1;grid-row:1/99;position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow-y:auto;font-size:var(--fine);line-height:1.4}.beside ol{list-style:none;padding:0;margin:1.75rem 0 0}.beside li{margin:0}.beside a{display:block;padding:.3rem .6rem;color:var(--soft);text-decoration:none;border-inline-start:2px solid var(--line)}.beside a:hover{color:var(--ink);border-color:var(--accent)}.beside ol{scroll-target-group:auto}.beside a:target-current{color:var(--ink);border-color:var(--accent);font-weight:600}.contents{display:none}}
.bar details{flex:1;margin:0;border:0;padding:0}.bar summary{color:var(--ink)}.bar details ul{padding:.25rem 0 .5rem}
a.next{display:inline-block;padding:.6rem 1.1rem;border:1px solid var(--accent);border-radius:8px;font-weight:600;text-decoration:none}
footer{margin-top:3.5rem;padding-top:1rem;border-top:1px solid var(--line);font-size:var(--fine);color:var(--soft)}
code{font-size:var(--fine);overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;margin:1rem 0}
label{display:grid;gap:.25rem;font-size:var(--fine);color:var(--soft)}
select,button{font:inherit;min-height:2.6rem;padding:.4rem .8rem;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink)}
button{background:var(--brand);border-color:var(--brand);color:var(--on);font-weight:600;cursor:pointer}
.change{white-space:pre-wrap}ins{background:var(--added);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em;border-radius:3px}del{background:var(--removed);border-radius:3px}
.kind{font-size:var(--small);font-weight:600;padding:.1rem .5rem;border:1px solid var(--line);border-radius:99px;color:var(--soft);margin-inline-start:.5rem;white-space:nowrap}
.versions{list-style:none;padding:0}.versions li{padding:.6rem 0;border-top:1px solid var(--line)}
:root[data-frame] .sheet{padding-top:1rem}
@media(max-width:34rem){dl>div{grid-template-columns:1fr}.owner img{max-height:2.25rem}.table:has([data-label]){overflow:visible;border:0;border-radius:0}.table:has([data-label]) :is(table,caption,tbody,tr,th,td){display:block}.table:has([data-label]) thead{display:none}.table:has([data-label]) caption{padding-inline:0}.table tr:has([data-label]){margin-top:.75rem;border:1px solid var(--line);border-radius:10px}tr:has([data-label])>*{padding:.35rem .9rem;border:0}tr:has([data-label])>:first-child{padding-top:.7rem}tr:has([data-label])>:last-child{padding-bottom:.7rem}td[data-label]::before{content:attr(data-label);display:block;color:var(--soft);font-size:var(--small);line-height:1.5}td[data-label]:empty{display:none}}
@page{margin:18mm 16mm}
@media print{.top{border:0}.bar,.owner a,footer,.skip,.contents,.beside,.countries,.news,form{display:none}details{border:0;padding:0}details::details-content{content-visibility:visible;display:block}summary::after{display:none}dl{padding:0;background:none}th,td,caption{padding-inline-start:0}thead th{background:none}.note{background:none}.sheet{max-width:none;padding:0}body{font-size:10.5pt}summary,.gist>summary,.entry>summary,.country>summary{display:block;break-after:avoid;padding:0}h1,h2,h3,h4,caption{break-after:avoid;break-inside:avoid}h2{margin-top:1.6rem}h3{margin-top:1.1rem}p,ul,ol,dl,details,.gist,.entry,.country{margin:.35rem 0}body{line-height:1.45}p,li{orphans:3;widows:3}tr,dl>div{break-inside:avoid}dl>div{padding:.1rem 0}.table{overflow:visible;border:0}a{color:inherit}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`.replace(/\n/g, '');

/** For the content security policy, so that the page needs no other style and no nonce, and can be cached whole. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
