/** Does one thing after the other: whoever reads the database is not cut off when it is restarted. */
export function createTurns(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
