const cardOf = (_id: string): string => `[data-message="${CSS.escape(_id)}"]`;

/** The keyboard goes on with the next message when the one that it is at goes from the list. */
export const passFocusOn = (_id: string): void => {
  const card = document.querySelector(cardOf(_id));
  if (!card?.contains(document.activeElement)) return;
  const cards = [...document.querySelectorAll('[data-message]')];
  const place = cards.indexOf(card);
  const next = cards[place + 1] ?? cards[place - 1];
  const target =
    next?.querySelector<HTMLElement>('[data-way]') ?? document.getElementById('content');
  target?.focus();
};
