/**
 * Calls back in the next frame in which nothing on the page is pressed, and returns how to cancel. For what adds or removes
 * lines when a field is left or a script arrives: a button that moves between press and release gets no click.
 */
export function afterPress(act: () => void): () => void {
  let frame = 0;
  const wait = () => {
    if (document.querySelector(':active')) frame = requestAnimationFrame(wait);
    else act();
  };
  frame = requestAnimationFrame(wait);
  return () => cancelAnimationFrame(frame);
}
