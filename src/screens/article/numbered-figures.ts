const CAPTION = /<figcaption((?:\s[^>]*)?)>/g;
const escape = (text: string): string => text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Begins each caption with its number. @param label the words for it, such as `Figure [number].` */
export function withNumberedFigures(html: string, label: string): string {
  let number = 0;
  return html.replace(CAPTION, (_all, attributes: string) => {
    number += 1;
    return `<figcaption${attributes}><strong>${escape(label.replace('[number]', String(number)))}</strong> `;
  });
}
