/** When what is drawn now can be seen; what is only scenery comes after it. */
export const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
