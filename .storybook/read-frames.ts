import axe from 'axe-core';

/** An email is an article; the page of the mail program around it has the main landmark. */
const withoutMain = `;axe.configure({ rules: [{ id: 'landmark-one-main', selector: 'html:not(*)' }] });`;

/**
 * Lets the test of accessibility read the frame of an email. Where a frame does not answer, it
 * waits for half a second and then leaves the frame out without a word.
 */
export async function readFrames(root: ParentNode): Promise<void> {
  await Promise.all(Array.from(root.querySelectorAll<HTMLIFrameElement>('iframe[srcdoc]'), prepare));
}

async function prepare(frame: HTMLIFrameElement): Promise<void> {
  const isLoaded = () =>
    frame.contentDocument?.URL === 'about:srcdoc' && frame.contentDocument.readyState === 'complete';
  if (!isLoaded()) await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const script = frame.contentDocument!.createElement('script');
  script.textContent = axe.source + withoutMain;
  frame.contentDocument!.head.append(script);
  // Where scripts are not allowed in the frame it would not be read, and nobody would know.
  if (!('axe' in frame.contentWindow!))
    throw new Error('The frame takes no script, so that its accessibility is not read.');
}
