/** A hidden tab draws no frames. */
const timeoutMs = 100

/** Waits until the browser has drawn what has been rendered. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    setTimeout(resolve, timeoutMs)
  })
