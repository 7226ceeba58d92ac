/**
 * Shows the portal's own page when the portal can't be reached. Nothing else is stored, and never any account data.
 */
const store = 'offline-page'
const page = '/offline.html'

const storePage = async () => (await caches.open(store)).add(page)

async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

self.addEventListener('install', (event) => event.waitUntil(storePage()))
// The browser requests a document while it starts the worker, so that the worker delays no page.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetchPage(event))
})
