/** One tab listens at a time: a sentence is said once, and done once. */

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-listening')

/** Tells the other tabs that this one listens now, and is told when another one begins. Answers how to leave. */
export function beOnlyEar(onOther: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', onOther)
  channel?.postMessage('listening')
  return () => channel?.close()
}
