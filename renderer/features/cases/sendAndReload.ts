/**
 * Sends a change of a request, then loads again what shows its new state. A dialog that waits for it closes only then, so
 * that the buttons of the new state don’t move under the pointer.
 */
export async function sendAndReload<A extends { error?: unknown }>(
  call: PromiseLike<A>,
  ...reloads: (() => PromiseLike<unknown>)[]
): Promise<A> {
  const answer = await call
  if (answer.error) return answer
  try {
    await Promise.all(reloads.map((reload) => reload()))
  } catch {
    // The user has left the page, so nothing shows the request any longer.
  }
  return answer
}
