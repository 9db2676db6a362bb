/** Two tones, a fourth apart. Synthesized, so no file is loaded. */
const tones = [
  { hertz: 587, after: 0 },
  { hertz: 784, after: 0.16 },
];
const lengthSeconds = 0.5;
const loudness = 0.12;
/** At most one sound in this time, however many orders arrive. */
const restMs = 3_000;
const lockName = 'haldi-chime';

let context: AudioContext | undefined;

const gestures = ['pointerdown', 'keydown'] as const;

/** Browsers block audio until the first user gesture. */
const wake = (): void => {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // The browser may still block it; it then stays silent.
  context.resume().catch(() => undefined);
};

/** Returns the cleanup function. */
export const unlockSoundOnGesture = (): (() => void) => {
  const onGesture = (): void => {
    wake();
    stop();
  };
  const stop = (): void => {
    for (const gesture of gestures) window.removeEventListener(gesture, onGesture, true);
  };
  for (const gesture of gestures) window.addEventListener(gesture, onGesture, true);
  return stop;
};

const play = (audio: AudioContext): void => {
  for (const { hertz, after } of tones) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lengthSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lengthSeconds);
  }
};

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, restMs));

/** The window that plays holds the lock until the sound has faded. */
export const playChime = async (): Promise<void> => {
  const audio = context;
  if (audio?.state !== 'running') return;
  // Web Locks need a secure context; without it each window plays.
  if (!navigator.locks) return play(audio);
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play(audio);
    await rest();
  });
};

export const playSampleChime = (): void => {
  wake();
  if (context) play(context);
};
