/** Creates an answer that the test resolves later. */
export function heldAnswer<T>() {
  let give: (answer: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => (give = resolve))
  return { promise, give: (answer: T) => give(answer) }
}
