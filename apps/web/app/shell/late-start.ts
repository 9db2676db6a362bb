/**
 * A page is read before it is used: its code is fetched once its content is painted, so that on a
 * slow line they never compete. The server takes the code out of the browser's sight (`asLate`), a
 * script in the head brings it back after the first paint (`startAfterPaint`), in tabs that are not
 * looked at immediately.
 */
const lateModule = 'text/late-module';
const lateLink = 'late-modulepreload';

export const asLate = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload" ', `<link rel="${lateLink}" `)
    .replace('<script type="module" async="">', `<script type="${lateModule}">`);

export const startAfterPaint = `addEventListener('DOMContentLoaded',function(){function start(){document.querySelectorAll('link[rel=${lateLink}]').forEach(function(l){l.rel='modulepreload'});document.querySelectorAll('script[type="${lateModule}"]').forEach(function(s){var m=document.createElement('script');m.type='module';m.textContent=s.textContent;s.replaceWith(m)})}document.hidden?start():requestAnimationFrame(function(){setTimeout(start)})})`;
