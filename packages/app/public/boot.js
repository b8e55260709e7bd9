/* Says what may become code, and sets the looks and the language that this browser remembers, before the first paint. */
(function () {
  // What a library writes as markup holds no code, and scripts come from this server alone; anything else is refused by the browser.
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy('default', {
      createHTML: function (markup) {
        if (/<(?:script|iframe|object|embed|base|meta|link)\b|\bon[a-z]+\s*=|javascript:/i.test(markup)) throw new TypeError('This markup may hold code, so it is not taken.');
        return markup;
      },
      createScriptURL: function (address) {
        var origin = new URL(address, location.href).origin;
        if (origin !== location.origin && !address.startsWith('blob:')) throw new TypeError('This script is not from this server, so it is not taken.');
        return address;
      },
    });
  }
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
