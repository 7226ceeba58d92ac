/** Lets the browser show a page of the portal when the portal can’t be reached. The desktop app has its own page. */
export function registerOfflinePage(): void {
  if (window.desktop || !('serviceWorker' in navigator)) return
  // Without it, the browser shows its own page.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
