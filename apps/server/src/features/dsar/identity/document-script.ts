/**
 * Lets somebody cover parts of a picture, and sends the covered one alone: the boxes are painted into the pixels, the picture is
 * encoded anew, and segments that a browser adds to a JPEG are cut out. The chosen file is in no form.
 */
export const documentScript = [
  `(()=>{const $=i=>document.getElementById(i),area=$('cover');if(!area||typeof createImageBitmap!=='function')return;`,
  `const pick=$('picture'),edit=$('editor'),sheet=$('sheet'),canvas=sheet.querySelector('canvas'),form=$('send-document'),bad=$('picture-error'),bare=$('uncovered'),edge=2000;`,
  `let picture,boxes=[],last;area.hidden=false;$('no-script').hidden=true;const clamp=(n,a,b)=>Math.min(Math.max(n,a),b);`,
  // Shares of the picture, so that a box stays where it is at every width.
  `const place=b=>{const s=b.node.style;s.left=100*b.x+'%';s.top=100*b.y+'%';s.width=100*b.w+'%';s.height=100*b.h+'%'};`,
  `const fit=b=>{b.w=clamp(b.w,.02,1);b.h=clamp(b.h,.02,1);b.x=clamp(b.x,0,1-b.w);b.y=clamp(b.y,0,1-b.h);place(b)};`,
  `const drop=b=>{boxes=boxes.filter(o=>o!==b);b.node.remove();last=boxes.at(-1);(last?last.node:$('add')).focus()};`,
  `let count=0;const add=(x,y,w,h,name)=>{count+=1;const b={x,y,w,h,node:document.createElement('button')};b.node.type='button';b.node.className='box';b.node.setAttribute('aria-label',sheet.dataset.box.replace('%{number}',count)+(name?': '+name:''));b.node.setAttribute('aria-describedby','how');if(name)b.node.textContent=name;`,
  `b.node.onfocus=()=>{last=b};b.node.onkeydown=e=>{const d={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key];if(e.key==='Delete'||e.key==='Backspace'){e.preventDefault();return drop(b)}if(!d)return;e.preventDefault();const[p,q]=d.map(n=>n*.02);if(e.shiftKey){b.w+=p;b.h+=q}else{b.x+=p;b.y+=q}fit(b)};`,
  `boxes.push(b);last=b;sheet.append(b.node);bare.hidden=true;fit(b);return b};`,
  `const at=e=>{const r=canvas.getBoundingClientRect();return[clamp((e.clientX-r.left)/r.width,0,1),clamp((e.clientY-r.top)/r.height,0,1)]};`,
  `sheet.onpointerdown=e=>{if(e.button)return;e.preventDefault();const[x,y]=at(e);let b=boxes.find(o=>o.node===e.target);const moves=!!b;if(!b){b=add(x,y,0,0)}b.node.focus();const dx=x-b.x,dy=y-b.y;sheet.setPointerCapture(e.pointerId);`,
  `sheet.onpointermove=m=>{const[u,v]=at(m);if(moves){b.x=u-dx;b.y=v-dy}else{b.x=Math.min(x,u);b.y=Math.min(y,v);b.w=Math.abs(u-x);b.h=Math.abs(v-y)}fit(b)};sheet.onpointerup=sheet.onpointercancel=()=>{sheet.onpointermove=sheet.onpointerup=sheet.onpointercancel=null}};`,
  `const another=name=>{const n=boxes.length%5;add(.3+.04*n,.3+.06*n,.3,.12,name).node.focus()};$('add').onclick=()=>another('');for(const p of document.querySelectorAll('[data-part]'))p.onclick=()=>another(p.textContent);$('remove').onclick=()=>{if(last)drop(last)};`,
  `pick.onchange=async()=>{const[f]=pick.files;for(const b of boxes)b.node.remove();boxes=[];last=undefined;picture=undefined;edit.hidden=form.hidden=true;bad.hidden=true;if(!f)return;`,
  `try{if(!/^image\\/(jpeg|png|webp)$/.test(f.type))throw f;picture=await createImageBitmap(f)}catch{bad.hidden=false;pick.value='';return}`,
  `const k=Math.min(1,edge/Math.max(picture.width,picture.height));canvas.width=Math.round(picture.width*k);canvas.height=Math.round(picture.height*k);paint(canvas,[]);edit.hidden=form.hidden=false};`,
  `const paint=(c,all)=>{const g=c.getContext('2d'),{width:w,height:h}=c;g.fillStyle='#fff';g.fillRect(0,0,w,h);g.drawImage(picture,0,0,w,h);g.fillStyle='#000';for(const b of all){const x=Math.floor(b.x*w),y=Math.floor(b.y*h);g.fillRect(x,y,Math.ceil((b.x+b.w)*w)-x,Math.ceil((b.y+b.h)*h)-y)}};`,
  // Only tables, frame and pixels. @see ITU-T T.81, B.1
  `const plain=a=>{const kept=[a.subarray(0,2)];for(let i=2;i+4<a.length;){const m=a[i+1],n=2+(a[i+2]<<8|a[i+3]);if(m===0xda){kept.push(a.subarray(i));break}if([0xe0,0xdb,0xc0,0xc1,0xc2,0xc4,0xdd].includes(m))kept.push(a.subarray(i,i+n));i+=n}return kept};`,
  `form.onsubmit=e=>{e.preventDefault();if(boxes.length===0){bare.hidden=false;$('add').focus();return}const c=document.createElement('canvas');c.width=canvas.width;c.height=canvas.height;paint(c,boxes);`,
  `c.toBlob(async b=>{const t=new DataTransfer();t.items.add(new File(plain(new Uint8Array(await b.arrayBuffer())),'document.jpg',{type:'image/jpeg'}));form.elements.files.files=t.files;pick.value='';form.submit()},'image/jpeg',.85)};`,
  `})()`,
].join('');
