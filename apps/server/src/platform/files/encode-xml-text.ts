const xmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const encodeXmlText = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => xmlEntities[sign] ?? sign);
