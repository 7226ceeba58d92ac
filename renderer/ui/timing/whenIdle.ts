/** Waits until the browser has nothing more urgent to do, such as drawing the current page. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else window.setTimeout(resolve, 200)
  })
