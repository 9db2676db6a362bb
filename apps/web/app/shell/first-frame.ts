/**
 * The first screen comes first, and in steps: reading, style, and layout with painting each in a task of
 * their own, so that a slow processor can answer in between. The page itself is folded until all of it has
 * been read, or the browser would style it in the task that reads its end; what lies below the first
 * screen (`unfold-1` and so on in `ui/theme.css`) until that is painted, and comes by turns. A line that
 * stalls keeps nobody from what has come. Nothing is folded where the address names a part of the page,
 * where nobody looks, and where no script runs.
 */
const turns = [0, 1, 2, 3, 4];
const pauseMs = 120;

/** Stands in the head. Where the browser shows no frames, having loaded is the sign to begin. */
export const foldFirst = `
(function () {
  if (document.hidden || location.hash) return;
  var root = document.documentElement;
  var folded = ${JSON.stringify(turns)};
  var hasBegun = false;
  root.dataset.folded = folded.join(' ');
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    unfold();
  }
  function unfold() {
    folded.shift();
    if (folded.length) {
      root.dataset.folded = folded.join(' ');
      setTimeout(unfold, ${pauseMs});
    } else delete root.dataset.folded;
    getComputedStyle(root).color;
    setTimeout(function () { root.offsetHeight });
  }
  addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () { setTimeout(begin) });
  });
  function beginSoon() { setTimeout(begin, ${pauseMs}) }
  requestAnimationFrame(beginSoon);
  addEventListener('load', beginSoon);
})()`;
