/**
 * The first screen comes first, and in steps: style, layout and painting each in a task of its own, so
 * that a slow processor can answer in between. What lies below it (`unfold-1` and so on in
 * `ui/theme.css`) is folded until then, and unfolded by turns. Nothing is folded where the address names
 * a part of the page, where nobody looks, and where no script runs.
 */
const turns = [1, 2, 3, 4];
const turnMs = 120;

/** Stands in the head. */
export const foldFirst = `
(function () {
  if (document.hidden || location.hash) return;
  var root = document.documentElement;
  var folded = ${JSON.stringify(turns)};
  root.dataset.folded = folded.join(' ');
  function unfold() {
    folded.shift();
    if (!folded.length) return delete root.dataset.folded;
    root.dataset.folded = folded.join(' ');
    setTimeout(unfold, ${turnMs});
  }
  addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () { setTimeout(unfold, ${turnMs}) });
  });
})()`;

/** Stands below everything that is shown. */
export const frameInSteps = `
setTimeout(function () {
  getComputedStyle(document.body).color;
  setTimeout(function () { document.body.offsetHeight });
})`;
