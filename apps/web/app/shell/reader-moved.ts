declare global {
  interface Window {
    /** Set by the head script when the reader scrolls, taps or presses a key. */
    readerMoved?: boolean;
  }
}

export const readerMoveEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Part of the head script: readers who moved before hydration keep their position. */
export const readerMovedScript = `for(const e of ${JSON.stringify(readerMoveEvents)})addEventListener(e,()=>{window.readerMoved=true},{passive:true,once:true})`;
