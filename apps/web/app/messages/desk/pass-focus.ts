const wayIn = (card: Element | undefined): HTMLElement | null =>
  card?.querySelector<HTMLElement>('[data-way]') ?? null;

/**
 * The button that was pressed is about to go: the keyboard goes on with the next message, where the
 * list keeps this one with the list itself. Nothing scrolls: the next one comes to its place.
 */
export const passFocusOn = (_id: string): void => {
  const cards = [...document.querySelectorAll('[data-message]')];
  const place = cards.findIndex((card) => card.getAttribute('data-message') === _id);
  const card = cards[place];
  if (!card?.contains(document.activeElement)) return;
  const keeping = card.closest<HTMLElement>('[data-keeps-messages]');
  const next = wayIn(cards[place + 1]) ?? wayIn(cards[place - 1]);
  (keeping ?? next ?? document.getElementById('content'))?.focus({ preventScroll: true });
};
