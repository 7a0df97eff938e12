/** Rules of the pages, besides those of all small pages. */
export const pageStyle = `
main{max-width:44rem}
fieldset{min-width:0;margin:1.75rem 0 0;padding:0;border:0}
legend,label.head{display:block;padding:0;font-size:1.0625rem;font-weight:600}
form.tall{display:block;margin:0}
.buttons{display:flex;flex-direction:row-reverse;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}
.field{margin-top:1.5rem}
.field+button{margin-top:1.75rem}
.hint{margin:.15rem 0 .5rem;color:var(--soft);font-size:.9375rem}
.picks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.5rem;margin-top:.5rem}
.pick{display:flex;gap:.75rem;align-items:flex-start;padding:.6rem .8rem;border:1px solid var(--line);border-radius:10px;cursor:pointer}
.pick:has(input:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.pick input{flex:none;width:1.25rem;height:1.25rem;margin:.2rem 0 0;accent-color:var(--accent)}
input[type=text],select,textarea{width:100%;min-height:3rem;margin-top:.25rem;padding:.6rem .8rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:10px}
textarea{min-height:6rem;resize:vertical}
select{appearance:auto}
input[aria-invalid]{border:2px solid var(--bad)}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
.bad{margin:.4rem 0 0;color:var(--bad);font-weight:600;font-size:.9375rem}
.note{margin:1.25rem 0;padding:1rem 1.1rem;border:1px solid var(--accent);border-radius:10px}
.note.wrong{border-color:var(--bad)}
.note p{margin:0}
`.replace(/\n/g, '');

/** Opens the link whose key stands behind `#`; without it, the key is entered. */
export const keyScript = `const f=document.getElementById('open');if(f&&location.hash.length>1){f.elements.key.value=location.hash.slice(1);history.replaceState(null,'',location.pathname);f.requestSubmit()}`;
