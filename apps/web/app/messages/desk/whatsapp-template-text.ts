/** As Meta takes it: what is filled in stands there by its number, in the order of the text. */
export const toWhatsappTemplateText = (text: string): string => {
  let number = 0;
  return text.replace(/\{\{[^{}]*\}\}/g, () => {
    number += 1;
    return `{{${number}}}`;
  });
};
