/** Only one tab listens at a time, so that a spoken command is executed once. */

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-listening')

/** Tells other tabs that this one listens, and calls back when another one starts. Returns a function that leaves. */
export function claimListening(onOtherTab: () => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', onOtherTab)
  channel?.postMessage('listening')
  return () => channel?.close()
}
