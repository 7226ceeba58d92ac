/** Keeps what the shell tells from the page's beginning on: some of it comes before anything is drawn that could show it. */
import type { DesktopApi } from '#shared/desktop/api'
import type { Dismissed, NewsDesk, ShellNews } from '#shared/desktop/host'
import { readRecord, removeText, writeText } from './storage'

/** A page that is loaded anew does not tell once more what its person has taken away. */
const dismissedKey = 'shell-news-dismissed'

const isDismissed = (text: unknown): text is Dismissed =>
  text === 'recovery' || text === 'secrets' || (typeof text === 'string' && text.startsWith('version '))

function readDismissed(): readonly Dismissed[] {
  const list: unknown = readRecord('session', dismissedKey)?.['list']
  return Array.isArray(list) ? list.filter(isDismissed) : []
}

export function createDesktopNews(desktop: DesktopApi): NewsDesk & { forget: () => void } {
  let news: ShellNews = { isRecovered: false, isServerReachable: true, dismissed: readDismissed() }
  const listeners = new Set<() => void>()

  function change(changes: Partial<ShellNews>): void {
    news = { ...news, ...changes }
    for (const listener of listeners) listener()
  }
  function keep(dismissed: readonly Dismissed[]): void {
    if (dismissed.length === 0) removeText('session', dismissedKey)
    else writeText('session', dismissedKey, JSON.stringify({ list: dismissed }))
    change({ dismissed })
  }

  desktop.onRecovered(() => {
    // Another time than the one that was taken away.
    keep(news.dismissed.filter((one) => one !== 'recovery'))
    change({ isRecovered: true })
  })
  desktop.onServerChanged(({ isReachable }) => change({ isServerReachable: isReachable }))

  return {
    current: () => news,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dismiss: (what) => keep([...news.dismissed.filter((one) => one !== what), what]),
    /** What happened while one person was signed in is no news to the next. */
    forget() {
      keep([])
      change({ isRecovered: false })
    },
  }
}
