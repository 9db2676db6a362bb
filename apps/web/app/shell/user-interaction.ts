declare global {
  interface Window {
    /** Set by the head script when the reader scrolls. */
    readerMoved?: boolean;
  }
}

export const userInteractionEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Part of the head script: readers who scrolled before hydration keep their position. */
export const userInteractionScript = `for(const e of ${JSON.stringify(userInteractionEvents)})addEventListener(e,()=>{window.readerMoved=true},{passive:true,once:true})`;
