// Runs before anything is painted or loaded.
(function () {
  // The content security policy refuses code made from text: the schemas must not try it, or each try is reported.
  globalThis.__zod_globalConfig = { jitless: true };

  // Some Mantine components write their style sheet by innerHTML, which Trusted Types refuse. Text without a tag in it is
  // let through, since no element can come of it; anything else stays refused.
  if (globalThis.trustedTypes) {
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.includes('<') ? null : text;
      },
    });
  }

  // Light or dark is set before the first paint, so that the page does not flash. Mantine reads the same key later.
  var chosen = 'auto';
  try {
    chosen = localStorage.getItem('candor.appearance') || 'auto';
  } catch {
    // Storage is refused: the system decides.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
