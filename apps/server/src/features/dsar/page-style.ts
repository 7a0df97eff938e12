/** Rules of the form and of the page of a request, besides those of all small pages. */
export const pageStyle = `
main{min-width:0;max-width:44rem}
h2{margin:2rem 0 .5rem;font-size:1.2rem;line-height:1.3}
h3{margin:1.25rem 0 .25rem;font-size:1.05rem}
fieldset{min-width:0;margin:1.75rem 0 0;padding:0;border:0}
legend,label.head{display:block;padding:0;font-size:1.0625rem;font-weight:600}
form.tall{display:block;margin:0}
form[hidden]{display:none}
form.tall button{margin-top:1.75rem}
.field{margin-top:1.5rem}
.hint{margin:.15rem 0 .5rem;color:var(--soft);font-size:.9375rem}
.pick{display:flex;gap:.75rem;align-items:flex-start;padding:.7rem .9rem;margin-top:.5rem;border:1px solid var(--line);border-radius:10px;cursor:pointer}
.pick:has(input:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.pick input{flex:none;width:1.25rem;height:1.25rem;margin:.2rem 0 0;accent-color:var(--accent)}
input[type=text],input[type=email],input[type=date],select,textarea{width:100%;min-height:3rem;margin-top:.25rem;padding:.6rem .8rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:10px}
textarea{min-height:8rem;resize:vertical}
select{appearance:auto}
input[aria-invalid],select[aria-invalid],textarea[aria-invalid]{border:2px solid var(--bad)}
.code{max-width:12rem;font-size:1.4rem!important;letter-spacing:.3em;font-variant-numeric:tabular-nums}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.bad{margin:.4rem 0 0;color:var(--bad);font-weight:600;font-size:.9375rem}
.note{margin:1.25rem 0;padding:1rem 1.1rem;border:1px solid var(--accent);border-radius:10px}
.note.wrong{border-color:var(--bad)}
.note p:first-child,.note h2:first-child{margin-top:0}
.note p:last-child,.note ul:last-child{margin-bottom:0}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.4rem 1.25rem;margin:1.25rem 0}
dt{color:var(--soft)}
dd{margin:0;font-weight:600}
ul{margin:.5rem 0;padding-left:1.25rem}
.thread{margin:0;padding:0;list-style:none}
.thread>li{margin-top:1rem;padding:1rem 1.1rem;border:1px solid var(--line);border-radius:12px;background:var(--ground)}
.thread>li.own{margin-left:clamp(0rem,8vw,4rem);background:var(--paper)}
.thread h3{margin:.25rem 0 .5rem}
.thread p{white-space:pre-line}
.files{padding:0;list-style:none}
.files>li{margin-top:1rem;padding:1rem 1.1rem;border:1px solid var(--line);border-radius:12px}
.files p{margin:0 0 .75rem}
form#send-document[hidden],#cover [hidden]{display:none}
.parts{display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0}
.parts button{margin:0}
.sheet{position:relative;touch-action:none;cursor:crosshair;border:1px solid var(--line)}
.sheet canvas{display:block;width:100%;height:auto}
.sheet .box{position:absolute;min-width:0;min-height:0;width:auto;margin:0;padding:0;overflow:hidden;border:0;border-radius:0;background:#000;color:#fff;font-size:.75rem;line-height:1.2;cursor:move}
.sheet .box:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
input[type=file]{display:block;max-width:100%;font:inherit}
.who{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;margin:0;color:var(--soft);font-size:.875rem}
.languages{display:flex;flex-wrap:wrap;gap:.25rem .9rem;margin:2rem 0 0;padding:1rem 0 0;border-top:1px solid var(--line);font-size:.875rem}
details{margin-top:1.5rem}
summary{cursor:pointer;padding:.4rem 0;font-weight:600}
@media(max-width:30rem){dl{grid-template-columns:1fr;gap:.1rem}dd{margin-bottom:.5rem}}
`.replace(/\n/g, '');

/** Tells a page that shows ours in an overlay that it is there, and to close it on Escape. Nothing in the messages is secret. */
export const overlayScript = `if(parent!==window){const say=type=>parent.postMessage({type},'*');say('iub.pp.init');addEventListener('keydown',e=>{if(e.key==='Escape'&&!e.isComposing)say('iub.pp.esc')})}`;

/**
 * Hides the form while another place is chosen than that whose rights it shows; a button shows those of the other. Solves the
 * challenge of a busy server, and then sends the form again: tries counters until the derived key begins as it has to.
 */
export const formScript = [
  `for(const s of document.querySelectorAll('select[data-place]'))s.addEventListener('change',()=>{for(const f of document.querySelectorAll('form[action]'))f.hidden=s.value!==s.dataset.place});`,
  overlayScript,
  `const w=document.querySelector('form[data-work]');`,
  `if(w&&window.isSecureContext)(async()=>{`,
  `for(const p of document.querySelectorAll('#notice p'))p.hidden=!p.hidden;`,
  `const challenge=JSON.parse(w.dataset.work),p=challenge.parameters,hex=t=>Uint8Array.from(t.match(/../g),x=>parseInt(x,16)),n=hex(p.nonce),salt=hex(p.salt),b=new Uint8Array(n.length+4);`,
  `b.set(n);`,
  `for(let counter=0;;counter++){`,
  `new DataView(b.buffer).setUint32(n.length,counter);`,
  `const k=await crypto.subtle.importKey('raw',b,'PBKDF2',false,['deriveBits']),d=await crypto.subtle.deriveBits({name:'PBKDF2',hash:'SHA-256',salt,iterations:p.cost},k,8*p.keyLength),derivedKey=Array.from(new Uint8Array(d),x=>x.toString(16).padStart(2,'0')).join('');`,
  `if(!derivedKey.startsWith(p.keyPrefix))continue;`,
  `w.elements.work.value=btoa(JSON.stringify({challenge,solution:{counter,derivedKey}}));`,
  `return w.requestSubmit()}`,
  `})()`,
].join('');

/** Opens the request whose key stands behind \`#\`; without it, the key is entered. */
export const requestScript = `const f=document.getElementById('open');if(f&&location.hash.length>1){f.elements.key.value=location.hash.slice(1);history.replaceState(null,'',location.pathname);f.requestSubmit()}`;
