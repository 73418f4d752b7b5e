// Before anything is drawn, so that a dark room stays dark. A file of its own: no inline script needs to be allowed.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('outcry.settings') || '{}').theme || theme;
  } catch {
    // Settings that cannot be read are no settings.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.className = 'g-home';
})();
