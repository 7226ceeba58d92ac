/** Creates an answer that the test resolves later. */
export function createDeferredAnswer<T>() {
  let resolveWith: (answer: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => (resolveWith = resolve))
  return { promise, resolveWith: (answer: T) => resolveWith(answer) }
}
