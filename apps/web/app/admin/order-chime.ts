/** Two gentle tones, the second a fourth above the first: no file, and nothing to be startled by. */
const tones = [
  { hertz: 587, after: 0 },
  { hertz: 784, after: 0.16 },
];
const lengthSeconds = 0.5;
const loudness = 0.12;
/** However many orders come at once, and in however many windows: one sound. */
const restMs = 3_000;
const lockName = 'haldi-chime';

let context: AudioContext | undefined;

const gestures = ['pointerdown', 'keydown'] as const;

/** Browsers are silent until somebody has pressed something. */
const wake = (): void => {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  // Where it may not sound, it stays silent.
  context.resume().catch(() => undefined);
};

/** Gets ready with the first press; gives what ends that. */
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

/** Sounds in one window of this browser: whoever sounds holds the lock until it has faded. */
export const playChime = async (): Promise<void> => {
  const audio = context;
  if (audio?.state !== 'running') return;
  // Where the address is not a safe one there are no locks, and each window sounds for itself.
  if (!navigator.locks) return play(audio);
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    play(audio);
    await rest();
  });
};

/** To hear what it is like, at the press that turns it on. */
export const playSampleChime = (): void => {
  wake();
  if (context) play(context);
};
