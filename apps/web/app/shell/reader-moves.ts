declare global {
  interface Window {
    /** Filled by the script in the head: the reader has moved about on the page. */
    readerMoved?: boolean;
  }
}

export const movesOfReaders = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Part of the script in the head: who has moved before the page is hydrated stays where they are. */
export const noteReaderMoves = `for(const e of ${JSON.stringify(movesOfReaders)})addEventListener(e,()=>{window.readerMoved=true},{passive:true,once:true})`;
