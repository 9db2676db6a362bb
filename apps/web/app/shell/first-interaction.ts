declare global {
  interface Window {
    /** Set by the head script when the reader scrolls, taps or presses a key. */
    hasInteracted?: boolean;
  }
}

export const interactionEvents = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Part of the head script: readers who moved before hydration keep their position. */
export const firstInteractionScript = `for(const e of ${JSON.stringify(interactionEvents)})addEventListener(e,()=>{window.hasInteracted=true},{passive:true,once:true})`;
