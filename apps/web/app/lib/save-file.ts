/** Hands what the browser holds over as a download. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it in its own time; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
