/** 44 px touch target for a link on its own line. */
export const touchTargetStyle = 'relative after:absolute after:-inset-y-2.5 after:inset-x-0';
