/*
 * Says what may become code, sets the looks and the language that this browser remembers before the first paint, and
 * says so if the application does not come.
 */
(function () {
  // What a library writes as markup holds no code, and scripts come from this server alone; anything else is refused by
  // the browser.
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy('default', {
      createHTML: function (markup) {
        if (/<(?:script|iframe|object|embed|base|meta|link)\b|\bon[a-z]+\s*=|javascript:/i.test(markup))
          throw new TypeError('This markup may hold code, so it is not taken.');
        return markup;
      },
      createScriptURL: function (address) {
        var origin = new URL(address, location.href).origin;
        if (origin !== location.origin && !address.startsWith('blob:'))
          throw new TypeError('This script is not from this server, so it is not taken.');
        return address;
      },
    });
  }
  var root = document.documentElement;
  function remembered(key, otherwise) {
    try {
      var stored = localStorage.getItem('lattice-' + key) || otherwise;
      // A record of browserStore.ts; older versions stored the content itself.
      var record = stored.charAt(0) === '{' ? JSON.parse(stored) : {};
      return typeof record.content === 'string' && 'datetime' in record ? record.content : stored;
    } catch {
      return otherwise;
    }
  }
  root.setAttribute('data-theme', remembered('theme', 'default'));
  root.setAttribute('data-density', remembered('density', 'normal'));
  root.setAttribute('data-text', remembered('text', 'normal'));
  root.setAttribute('data-contrast', remembered('contrast', 'normal'));
  root.setAttribute('data-charts', remembered('charts', 'plain'));
  // The build writes the languages there are, as code=tag.
  var tags = (root.getAttribute('data-languages') || '').split(' ');
  var chosen = remembered('language', 'zh') + '=';
  for (var i = 0; i < tags.length; i += 1) if (tags[i].indexOf(chosen) === 0) root.lang = tags[i].slice(chosen.length);
  try {
    var colours = JSON.parse(remembered('accent-colours', '{}'));
    for (var name in colours)
      if (/^--[\w-]+$/.test(name) && /^#[0-9a-f]{6}$/i.test(colours[name])) root.style.setProperty(name, colours[name]);
  } catch {
    root.removeAttribute('style');
  }
  function add(parent, tag, words) {
    var element = parent.appendChild(document.createElement(tag));
    element.textContent = words;
    return element;
  }
  // The application says what fails once it runs; before that nobody else can.
  function showFault() {
    var place = document.getElementById('root');
    if (place === null || place.firstChild !== null) return;
    var isEnglish = root.lang.indexOf('zh') !== 0;
    var page = place.appendChild(document.createElement('main'));
    var box = page.appendChild(document.createElement('div'));
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'max-inline-size: 32em; margin-inline: auto; padding: 15vh 24px; font: 16px/1.6 system-ui, sans-serif';
    add(box, 'h1', isEnglish ? 'The page did not load' : '页面没有加载完成').style.fontSize = '24px';
    add(
      box,
      'p',
      isEnglish
        ? 'A part of it could not be fetched. Check the network, then load it again. Nothing that was saved is lost.'
        : '有一部分没有取到。请检查网络后重新加载，已保存的内容不会丢失。',
    );
    var button = add(box, 'button', isEnglish ? 'Load again' : '重新加载');
    button.type = 'button';
    button.style.cssText = 'min-block-size: 36px; padding-inline: 16px; font: inherit';
    button.addEventListener('click', function () {
      location.reload();
    });
  }
  document.addEventListener('lattice:not-started', showFault);
  document.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') showFault();
    },
    true,
  );
})();
