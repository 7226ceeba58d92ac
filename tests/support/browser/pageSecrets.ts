/** Searches everything that a page holds for a secret that must not be there. */
import type { Page } from '@playwright/test'

/** Returns the places in which the text was found. */
export const findInPage = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (secret) => {
    const found: string[] = []
    const check = (place: string, content: string | undefined): void => {
      if (content?.includes(secret)) found.push(place)
    }

    check('localStorage', JSON.stringify(Object.entries(localStorage)))
    check('sessionStorage', JSON.stringify(Object.entries(sessionStorage)))
    check('cookies', document.cookie)
    check('document', document.documentElement.outerHTML)
    check(
      'fields',
      [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')).join(),
    )
    check('address', window.location.href + JSON.stringify(window.history.state) + window.name + document.referrer)
    check('performance', JSON.stringify(performance.getEntries()))
    check('databases', JSON.stringify(await indexedDB.databases()))
    for (const name of await caches.keys()) {
      check('caches', JSON.stringify((await (await caches.open(name)).keys()).map(({ url }) => url)))
    }
    check('workers', JSON.stringify((await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)))

    function entriesOf(container: object): unknown[] {
      try {
        return container instanceof Map || container instanceof Set ? [...container].flat() : []
      } catch {
        return [] // This is the prototype of Map or Set, which has no entries.
      }
    }
    // Searches everything that is reachable from the window and the elements; React attaches its store to elements.
    const visited = new WeakSet<object>()
    const pending: unknown[] = [window, document, ...document.querySelectorAll('*')]
    while (pending.length > 0) {
      const value = pending.pop()
      if (typeof value === 'string') check('memory', value)
      if (value === null || (typeof value !== 'object' && typeof value !== 'function') || visited.has(value)) continue
      visited.add(value)
      pending.push(...entriesOf(value))
      for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
        pending.push(key, descriptor.value)
      }
      for (const symbol of Object.getOwnPropertySymbols(value)) {
        pending.push(Object.getOwnPropertyDescriptor(value, symbol)?.value)
      }
    }
    return [...new Set(found)]
  }, text)
