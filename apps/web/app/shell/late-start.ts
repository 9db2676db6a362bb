/**
 * A page is read before it is used: its code comes once everything that it shows is there and the
 * browser has its hands free, so that on a slow line and a slow processor they never compete. Whoever
 * touches, scrolls or types is not kept waiting, a picture that does not come keeps nobody waiting
 * either, and a tab that nobody looks at has nothing to paint first.
 *
 * The server takes the code out of the browser's sight (`asLate`), a script in the head brings it back
 * (`startLate`) in small steps: a few requests at a time while nobody waits, and each file run in a task
 * of its own once all of them are there.
 */
const lateModule = 'text/late-module';
const lateScript = 'text/late-script';
const lateLink = 'late-modulepreload';
/** How the router's scripts begin that carry what the loaders gave. */
const handedOver = 'window.__reactRouterContext';

export const asLate = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload" ', `<link rel="${lateLink}" `)
    .replace('<script type="module" async="">', `<script type="${lateModule}">`)
    .replaceAll(`<script>${handedOver}`, `<script type="${lateScript}">${handedOver}`);

/** What a browser is busy with after loading, like decoding pictures and fading scroll bars. */
const restAfterLoadMs = 1000;
const longestWaitMs = 3000;
/** Browsers tell of a pointer that merely lies there, too; that one has not moved. */
const signsOfSomebody = ['pointerdown', 'pointermove', 'keydown', 'scroll'];
const requestsATime = 5;

export const startLate = `
addEventListener('DOMContentLoaded', function () {
  var links = [].slice.call(document.querySelectorAll('link[rel=${lateLink}]'));
  var code = document.querySelector('script[type="${lateModule}"]');
  var begun = false, isRunning = false;
  function ask(count, then) {
    var asked = links.filter(function (link) { return link.rel !== 'modulepreload' }).slice(0, count);
    var left = asked.length;
    if (!left) return then();
    asked.forEach(function (link) {
      link.onload = link.onerror = function () { if (!--left) setTimeout(then) };
      link.rel = 'modulepreload';
    });
  }
  function begin() {
    if (begun || !code) return;
    begun = true;
    if (!links[0] || !links[0].relList.supports('modulepreload')) return run();
    setTimeout(hurry, ${longestWaitMs});
    (function next() {
      if (links.some(function (link) { return link.rel !== 'modulepreload' })) ask(${requestsATime}, next);
      else run();
    })();
  }
  function hurry() {
    if (isRunning || !code) return;
    begun = true;
    ask(links.length, run);
    run();
  }
  function run() {
    if (isRunning) return;
    isRunning = true;
    var last = /import\\("([^"]+)"\\)/.exec(code.textContent);
    var files = links.map(function (link) { return link.href })
      .filter(function (file) { return !last || !file.endsWith(last[1]) });
    (function next() {
      if (files.length) import(files.shift()).then(next, hydrate);
      else hydrate();
    })();
  }
  function hydrate() {
    document.querySelectorAll('script[type^="text/late-"]').forEach(function (late) {
      var script = document.createElement('script');
      if (late === code) script.type = 'module';
      script.textContent = late.textContent;
      late.replaceWith(script);
    });
  }
  if (document.hidden) return hurry();
  addEventListener('load', function () { setTimeout(begin, ${restAfterLoadMs}) });
  setTimeout(begin, ${longestWaitMs});
  function noticed(event) {
    if (event.type !== 'pointermove' || event.movementX || event.movementY) hurry();
  }
  ${JSON.stringify(signsOfSomebody)}.forEach(function (sign) {
    addEventListener(sign, noticed, { capture: true, passive: true });
  });
})`;
