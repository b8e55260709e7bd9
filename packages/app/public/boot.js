/* Sets the looks and the language that this browser remembers, before the first paint. */
(function () {
  var root = document.documentElement;
  function remembered(key, otherwise) {
    try {
      return localStorage.getItem('lattice-' + key) || otherwise;
    } catch {
      return otherwise;
    }
  }
  root.setAttribute('data-theme', remembered('theme', 'default'));
  root.setAttribute('data-density', remembered('density', 'normal'));
  root.setAttribute('data-text', remembered('text', 'normal'));
  root.setAttribute('data-contrast', remembered('contrast', 'normal'));
  root.lang = remembered('language', 'zh') === 'en' ? 'en-US' : 'zh-CN';
  try {
    var colours = JSON.parse(remembered('accent-colours', '{}'));
    for (var name in colours) if (/^--[\w-]+$/.test(name) && /^#[0-9a-f]{6}$/i.test(colours[name])) root.style.setProperty(name, colours[name]);
  } catch {
    root.removeAttribute('style');
  }
})();
