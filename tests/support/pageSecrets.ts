/** Searches everything that a page holds for a secret that must not be there. */
import type { Page } from '@playwright/test'

/** Returns the places in which the text was found. */
export const placesOf = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    const look = (place: string, held: string | undefined): void => {
      if (held?.includes(wanted)) found.push(place)
    }

    look('localStorage', JSON.stringify(Object.entries(localStorage)))
    look('sessionStorage', JSON.stringify(Object.entries(sessionStorage)))
    look('cookies', document.cookie)
    look('document', document.documentElement.outerHTML)
    look('fields', [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')).join())
    look('address', window.location.href + JSON.stringify(window.history.state) + window.name + document.referrer)
    look('performance', JSON.stringify(performance.getEntries()))
    look('databases', JSON.stringify(await indexedDB.databases()))
    for (const name of await caches.keys()) {
      look('caches', JSON.stringify((await (await caches.open(name)).keys()).map(({ url }) => url)))
    }
    look('workers', JSON.stringify((await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)))

    function inside(one: object): unknown[] {
      try {
        return one instanceof Map || one instanceof Set ? [...one].flat() : []
      } catch {
        return [] // This is the prototype of Map or Set, which has no entries.
      }
    }
    // Searches everything that is reachable from the window and the elements; React attaches its store to elements.
    const seen = new WeakSet<object>()
    const waiting: unknown[] = [window, document, ...document.querySelectorAll('*')]
    while (waiting.length > 0) {
      const one = waiting.pop()
      if (typeof one === 'string') look('memory', one)
      if (one === null || (typeof one !== 'object' && typeof one !== 'function') || seen.has(one)) continue
      seen.add(one)
      waiting.push(...inside(one))
      for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(one))) waiting.push(key, value)
      for (const symbol of Object.getOwnPropertySymbols(one)) {
        waiting.push(Object.getOwnPropertyDescriptor(one, symbol)?.value)
      }
    }
    return [...new Set(found)]
  }, text)
