// Every way in which a script of a page can make the browser send a request to another host. Each requests its own URL.
const into = () => document.body;
const script = (set) => (to) => {
  const one = document.createElement('script');
  set(one, to);
  into().append(one);
};
const made =
  (name, attribute, insert = (one) => into().append(one)) =>
  (to) => {
    const one = document.createElement(name);
    one[attribute] = to;
    insert(one);
  };
const html =
  (markup, put = (text) => document.createElement('div').appendChild(place()).insertAdjacentHTML('beforeend', text)) =>
  (to) =>
    put(markup.replaceAll('{to}', to));
const place = () => into().appendChild(document.createElement('div'));
const tag = '<img src="{to}">';
const scriptTag = '<script src="{to}"></' + 'script>';
const blank = () => {
  const frame = document.createElement('iframe');
  into().append(frame);
  return frame;
};
const templateOf = (markup) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
};

/** Requests that are sent later, once they are allowed. */
export const kept = {
  'script.src, appendChild': script((one, to) => (one.src = to)),
  'script, setAttribute': script((one, to) => one.setAttribute('src', to)),
  'script, setAttributeNS': script((one, to) => one.setAttributeNS(null, 'src', to)),
  'script, module': script((one, to) => Object.assign(one, { type: 'module', src: to })),
  'script, insertBefore': made('script', 'src', (one) => into().insertBefore(one, into().firstChild)),
  'script, replaceChild': made('script', 'src', (one) => place().parentNode.replaceChild(one, into().lastChild)),
  'script, append': made('script', 'src', (one) => into().append('text', one)),
  'script, prepend': made('script', 'src', (one) => into().prepend(one)),
  'script, before': made('script', 'src', (one) => place().before(one)),
  'script, after': made('script', 'src', (one) => place().after(one)),
  'script, replaceWith': made('script', 'src', (one) => place().replaceWith(one)),
  'script, replaceChildren': made('script', 'src', (one) => place().replaceChildren(one)),
  'script, insertAdjacentElement': made('script', 'src', (one) => place().insertAdjacentElement('afterend', one)),
  'script, Range.insertNode': made('script', 'src', (one) => {
    const range = document.createRange();
    range.selectNodeContents(place());
    range.insertNode(one);
  }),
  'script, inside of a fragment': made('script', 'src', (one) => {
    const fragment = document.createDocumentFragment();
    fragment.append(document.createElement('p'), one);
    into().append(fragment);
  }),
  'script, after its insertion': (to) => {
    const one = document.createElement('script');
    into().append(one);
    one.src = to;
  },
  'script, cloned': (to) => {
    const one = document.createElement('script');
    one.src = to;
    into().append(one.cloneNode(true));
  },
  'script, in a shadow tree': (to) => {
    const one = document.createElement('script');
    one.src = to;
    place().attachShadow({ mode: 'closed' }).append(one);
  },
  'script, by createContextualFragment': html(scriptTag, (text) =>
    into().append(document.createRange().createContextualFragment(text)),
  ),
  'frame.src, append': made('iframe', 'src'),
  'frame, innerHTML': html('<iframe src="{to}"></iframe>', (text) => (place().innerHTML = text)),
  'frame, outerHTML': html('<iframe src="{to}"></iframe>', (text) => (place().outerHTML = text)),
  'frame, after its insertion': (to) => (blank().src = to),
  'frame, innerHTML in a shadow tree': html('<iframe src="{to}"></iframe>', (text) => {
    place().attachShadow({ mode: 'open' }).innerHTML = text;
  }),
  'frame, srcdoc': html(tag, (text) => (blank().srcdoc = text)),
  'frame, srcdoc in innerHTML': html('<iframe srcdoc="<img src={to}>"></iframe>', (text) => (place().innerHTML = text)),
  'picture, innerHTML': html(tag, (text) => (place().innerHTML = text)),
  'picture, innerHTML of a table': html(`<tr><td>${tag}</td></tr>`, (text) => {
    into().appendChild(document.createElement('table')).innerHTML = text;
  }),
  'picture, insertAdjacentHTML': html(tag, (text) => place().insertAdjacentHTML('afterend', text)),
  'picture, setHTMLUnsafe': html(tag, (text) => place().setHTMLUnsafe(text)),
  'picture, Document.parseHTMLUnsafe': html(tag, (text) =>
    into().append(Document.parseHTMLUnsafe(text).body.firstChild),
  ),
  'picture, DOMParser': html(tag, (text) =>
    into().append(new DOMParser().parseFromString(text, 'text/html').body.firstChild),
  ),
  'picture, template cloned': html(tag, (text) => into().append(templateOf(text).cloneNode(true))),
  'picture, template imported': html(tag, (text) => into().append(document.importNode(templateOf(text), true))),
  'picture, template adopted': html(tag, (text) => into().append(document.adoptNode(templateOf(text)))),
  'picture, srcset': html('<img srcset="{to} 1x, /own.gif 2x" src="/own.gif">', (text) => (place().innerHTML = text)),
  'picture, <picture><source>': html(
    '<picture><source srcset="{to}"><img></picture>',
    (text) => (place().innerHTML = text),
  ),
  'picture, <svg><image>': html('<svg><image href="{to}"/></svg>', (text) => (place().innerHTML = text)),
  'picture, <svg><image>, setAttributeNS': (to) => {
    const [svg, image] = ['svg', 'image'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name));
    place().append(svg);
    svg.append(image);
    image.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', to);
  },
  'picture, <input type=image>': html('<input type="image" src="{to}">', (text) => (place().innerHTML = text)),
  'picture, input.src': made('input', 'src', (one) => into().append(Object.assign(one, { type: 'image' }))),
  'picture, in the page before its address': (to) => {
    const one = new Image();
    into().append(one);
    one.src = to;
  },
  'video.src': made('video', 'src', (one) => into().append(one)),
  'video poster': html('<video poster="{to}"></video>', (text) => (place().innerHTML = text)),
  'video.poster': made('video', 'poster', (one) => into().append(one)),
  'audio, <source>': html('<audio preload="auto"><source src="{to}"></audio>', (text) => (place().innerHTML = text)),
  'embed.src': made('embed', 'src'),
  'object.data': made('object', 'data'),
  'link, stylesheet': made('link', 'href', (one) => into().append(Object.assign(one, { rel: 'stylesheet' }))),
  'link, rel after its insertion': (to) => {
    const one = document.createElement('link');
    one.href = to;
    into().append(one);
    one.rel = 'stylesheet';
  },
  'link, preload': made('link', 'href', (one) => into().append(Object.assign(one, { rel: 'preload', as: 'script' }))),
  'link, prefetch': made('link', 'href', (one) => into().append(Object.assign(one, { rel: 'prefetch' }))),
  "frame's own appendChild": (to) => {
    const one = document.createElement('script');
    one.src = to;
    blank().contentWindow.Node.prototype.appendChild.call(into(), one);
  },
  'frame, its document.write': html(tag, (text) => {
    const inside = blank().contentDocument;
    inside.open();
    inside.write(text);
    inside.close();
  }),
  'frame, srcdoc with a script that inserts': (to) =>
    (blank().srcdoc =
      `<body><script>const s = document.createElement('script'); s.src = '${to}'; document.body.append(s);</` +
      'script>'),
  'frame, srcdoc with a script that fetches': (to) =>
    (blank().srcdoc = `<script>fetch('${to}', { mode: 'no-cors' })</` + 'script>'),
  'link, modulepreload': made('link', 'href', (one) => into().append(Object.assign(one, { rel: 'modulepreload' }))),
};

/** Requests that are sent immediately or never: sent later, they would report on the time before consent. */
export const dropped = {
  'new Image().src': (to) => (new Image().src = to),
  'new Image().srcset': (to) => (new Image().srcset = to),
  'new Image(), setAttribute': (to) => new Image().setAttribute('src', to),
  'picture, innerHTML of an element outside': html(tag, (text) => (document.createElement('div').innerHTML = text)),
  fetch: (to) => fetch(to, { mode: 'no-cors' }).catch(() => {}),
  'fetch, Request': (to) => fetch(new Request(to, { mode: 'no-cors' })).catch(() => {}),
  'fetch, URL': (to) => fetch(new URL(to), { mode: 'no-cors' }).catch(() => {}),
  'fetch, keepalive': (to) =>
    fetch(to, { mode: 'no-cors', method: 'POST', keepalive: true, body: 'x' }).catch(() => {}),
  XMLHttpRequest: (to) => {
    const request = new XMLHttpRequest();
    request.open('GET', to);
    request.send();
  },
  'XMLHttpRequest, at once': (to) => {
    const request = new XMLHttpRequest();
    request.open('GET', to, false);
    try {
      request.send();
    } catch {}
  },
  'navigator.sendBeacon': (to) => navigator.sendBeacon(to, 'x'),
  'new Audio(address)': (to) => void new Audio(to),
  EventSource: (to) => void new EventSource(to),
  WebSocket: (to) => void new WebSocket(to.replace('http', 'ws')),
  "frame's own fetch": (to) =>
    blank()
      .contentWindow.fetch(to, { mode: 'no-cors' })
      .catch(() => {}),
  "frame's own Image": (to) => (new (blank().contentWindow.Image)().src = to),
  "frame's own XMLHttpRequest": (to) => {
    const request = new (blank().contentWindow.XMLHttpRequest)();
    request.open('GET', to);
    request.send();
  },
  'frame of innerHTML, its fetch': (to) => {
    const box = place();
    box.innerHTML = '<iframe></iframe>';
    box.firstChild.contentWindow.fetch(to, { mode: 'no-cors' }).catch(() => {});
  },
  'frame in a shadow tree, its fetch': (to) => {
    const frame = document.createElement('iframe');
    place().attachShadow({ mode: 'open' }).append(frame);
    frame.contentWindow.fetch(to, { mode: 'no-cors' }).catch(() => {});
  },
  'picture, declared shadow tree': html(`<p><template shadowrootmode="open">${tag}</template></p>`, (text) =>
    place().setHTMLUnsafe(text),
  ),
};

/** Requests that no script can hold back, or no small one; a content security policy can. */
export const beyond = {
  'script, setAttributeNode': script((one, to) => {
    const attribute = document.createAttribute('src');
    attribute.value = to;
    one.setAttributeNode(attribute);
  }),
  'script, attributes.setNamedItem': script((one, to) => {
    const attribute = document.createAttribute('src');
    attribute.value = to;
    one.attributes.setNamedItem(attribute);
  }),
  'picture, Attr.value': (to) => {
    const one = new Image();
    one.setAttribute('src', '');
    one.getAttributeNode('src').value = to;
  },
  'picture, attributes.setNamedItem': (to) => {
    const attribute = document.createAttribute('src');
    attribute.value = to;
    new Image().attributes.setNamedItem(attribute);
  },
  'Worker, importScripts': (to) => void new Worker(URL.createObjectURL(new Blob([`importScripts('${to}')`]))),
  'Worker, fetch': (to) => void new Worker(URL.createObjectURL(new Blob([`fetch('${to}', { mode: 'no-cors' })`]))),
  'style, background': (to) => (place().style.cssText = `background: url("${to}"); height: 1px`),
  'style, @import': html('@import url("{to}")', (text) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  }),
  'import()': (to) => void import(to).catch(() => {}),
};

/** Makes every kind of request once, to `{to}/{its name}`. An error in one does not stop the others. */
globalThis.everyWay = (to) => {
  for (const [name, ask] of Object.entries({ ...kept, ...dropped, ...beyond }))
    try {
      ask(`${to}/${encodeURIComponent(name)}`);
    } catch (error) {
      console.log(name, String(error));
    }
};
globalThis.ways = { kept: Object.keys(kept), dropped: Object.keys(dropped), beyond: Object.keys(beyond) };
