/** For a link that stands as a line of text: a finger finds it 44 pixels high. */
export const touchTargetStyle = 'relative after:absolute after:-inset-y-2.5 after:inset-x-0';
