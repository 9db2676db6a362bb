/** Meta numbers variables in the order of the text. */
export const toWhatsappTemplateText = (text: string): string => {
  let number = 0;
  return text.replace(/\{\{[^{}]*\}\}/g, () => {
    number += 1;
    return `{{${number}}}`;
  });
};
