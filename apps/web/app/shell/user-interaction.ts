declare global {
  interface Window {
    /** Filled by the script in the head: the reader has moved about on the page. */
    readerMoved?: boolean;
  }
}

export const userInteractionEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Part of the script in the head: who has moved before the page is hydrated stays where they are. */
export const userInteractionScript = `for(const e of ${JSON.stringify(userInteractionEvents)})addEventListener(e,()=>{window.readerMoved=true},{passive:true,once:true})`;
