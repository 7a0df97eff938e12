// The page that all candidates share: plain text and links, without images, scripts or external resources.
const thoughts = [
  'The workshop keeps spare spokes in tins that are sorted by length, and whoever takes the last one writes it on the board.',
  'On market days the long bench is carried outside, so that people can true a wheel in the sun while the coffee is made.',
  'A chain is measured before it is blamed: half a per cent of wear is a question, and a whole one is an answer.',
  'Lamps that were left behind after the night ride are in the blue box, together with three gloves that do not match.',
  'Children learn to patch a tube on Fridays at four, and most of them leave with cleaner hands than their teachers.',
];

const paragraph = (at: number) => `<p>${thoughts[at % 5]} ${thoughts[(at + 2) % 5]} ${thoughts[(at + 3) % 5]}</p>`;
const chapter = (at: number) =>
  `<section><h2>Chapter ${at}: from the workshop</h2>${paragraph(at)}${paragraph(at + 1)}` +
  `<p><a href="#tools-${at}">Tools of week ${at}</a>, <a href="#rides-${at}">rides of week ${at}</a></p></section>`;
const bicycle = (at: number) =>
  `<article class="bicycle"><h3>Bicycle ${at}</h3><p>${thoughts[at % 5]?.slice(0, 80)}</p><a href="#lend-${at}">Borrow bicycle ${at}</a></article>`;

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** A customer's HTML, with the code they paste into the head and at the end of the body. */
export function pageWith(head = '', body = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Notes from the workshop</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 16px/1.5 "DejaVu Sans", sans-serif; color: #1c1c1e; background: #fff }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem }
.bicycles { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 1rem }
.bicycle { border: 1px solid #999; border-radius: 6px; padding: .75rem }
a { color: #0b4fa8 }
</style>
<script>performance.mark('bench:tag')</script>
${head}
</head>
<body>
<header><h1>Notes from the workshop</h1><nav aria-label="Main"><a href="#hours">Hours</a> <a href="#bicycles">Bicycles</a></nav></header>
<main>
${numbers(8).map(chapter).join('\n')}
<section id="bicycles"><h2>Bicycles to borrow</h2><div class="bicycles">${numbers(12).map(bicycle).join('')}</div></section>
</main>
<footer id="hours"><p>Open from Tuesday to Saturday.</p></footer>
${body}
</body>
</html>
`;
}

/** Warms up fonts and the process before measuring starts. */
export const warmPage =
  '<!doctype html><html lang="en"><title>Warm</title><link rel="icon" href="data:,">' +
  '<body style="font: 16px/1.5 \'DejaVu Sans\', sans-serif"><h1>The quick brown fox 0123456789</h1><h2>Jumps</h2>' +
  '<h3>over</h3><p>the lazy dog, (and) <b>back</b>: <a href="#">again</a>.</p><button>Yes</button></body></html>';
