/*
 * Adds what the oldest browsers of the package file lack, before the application loads, and tells still older ones so.
 * ES5 without newer syntax, so that every browser can read it.
 */
(function () {
  function fill(prototype, name, value) {
    if (name in prototype) return;
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value: value });
  }
  fill(Array.prototype, 'toSorted', function (compare) {
    return Array.from(this).sort(compare);
  });
  fill(Array.prototype, 'toReversed', function () {
    return Array.from(this).reverse();
  });
  fill(Array.prototype, 'toSpliced', function () {
    var copy = Array.from(this);
    copy.splice.apply(copy, arguments);
    return copy;
  });
  fill(Array.prototype, 'with', function (index, value) {
    var copy = Array.from(this);
    var place = Math.trunc(index) || 0;
    if (place < 0) place += copy.length;
    if (place < 0 || place >= copy.length) throw new RangeError('Invalid index: ' + index);
    copy[place] = value;
    return copy;
  });
  fill(Set.prototype, 'union', function (other) {
    var all = new Set(this);
    var keys = other.keys();
    for (var next = keys.next(); !next.done; next = keys.next()) all.add(next.value);
    return all;
  });
  fill(Set.prototype, 'difference', function (other) {
    var rest = new Set();
    this.forEach(function (one) {
      if (!other.has(one)) rest.add(one);
    });
    return rest;
  });

  function supports(property, value) {
    return window.CSS !== undefined && CSS.supports !== undefined && CSS.supports(property, value);
  }
  // Chrome has all of these from version 108, Firefox from 112.
  if (supports('height', '1dvh') && supports('width', '1cqw') && 'inert' in HTMLElement.prototype) return;

  var root = document.documentElement;
  // The application does not start where it finds this.
  root.setAttribute('data-browser', 'old');
  function add(parent, tag, words) {
    var element = parent.appendChild(document.createElement(tag));
    element.textContent = words;
    return element;
  }
  document.addEventListener('DOMContentLoaded', function () {
    var isEnglish = root.lang.indexOf('zh') !== 0;
    var page = document.getElementById('root').appendChild(document.createElement('main'));
    var box = page.appendChild(document.createElement('div'));
    box.setAttribute('role', 'alert');
    box.style.cssText = 'max-width: 32em; margin: 0 auto; padding: 15vh 24px; font: 16px/1.6 system-ui, sans-serif';
    add(box, 'h1', isEnglish ? 'This browser is too old' : '浏览器版本过低').style.fontSize = '24px';
    add(
      box,
      'p',
      isEnglish
        ? 'This system needs Chrome 109, Firefox 115 or a later version, or another browser ' +
            'built on one of them. Update the browser; where it offers a fast mode beside a ' +
            'compatible mode, choose the fast mode. Then open this page again.'
        : '本系统需要 Chrome 109、Firefox 115 或更新的版本，或同等内核的浏览器。请升级浏览器；360、QQ 等双核浏览器请切换到“极速模式”，然后重新打开本页。',
    );
  });
})();
