/** Answers every request of app://console: the built portal's files and pages, its calls through the proxy, and nothing else. */
import { extname, join, relative, isAbsolute, sep } from 'node:path'
import { pagePolicy, permissionsPolicy, socketSources } from '#shared/csp'
import { host } from '../origin'
import type { OwnPages } from '../windows/ownPages'
import { problemPolicy } from '../windows/problemPage'

export interface AppProtocolOptions {
  /** The built portal. */
  folder: string
  /** The file's bytes; null when there is none. */
  readFile: (path: string) => Promise<Uint8Array | null>
  /** Answers what is no file of ours: calls and the environment's settings. Null when it is none of these. */
  forward: (request: Request, url: URL) => Promise<Response | null>
  ownPage: OwnPages
  /** Where the page's sockets go: the one thing that does not pass through here. */
  socketOrigin: () => Promise<string>
  nonce: () => string
}

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const protection = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
}

const refusal = (status: 400 | 403 | 404 | 405): Response => new Response(null, { status, headers: protection })

/** Makes the function that `protocol.handle` takes. */
export function createAppProtocol({ folder, readFile, forward, ownPage, socketOrigin, nonce }: AppProtocolOptions) {
  async function page(name: 'index' | 'login'): Promise<Response> {
    const bytes = await readFile(join(folder, `${name}.html`))
    if (!bytes) return own(ownPage.damaged(), 404)
    const fresh = nonce()
    const connect = socketSources(await socketOrigin())
    return new Response(new TextDecoder().decode(bytes).replaceAll('__CSP_NONCE__', fresh), {
      headers: {
        ...protection,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Calls go to the page's own origin, the microphone's socket to the relay, and payments have a window of their own: nothing else is let in.
        'content-security-policy': pagePolicy({ nonce: fresh, connect, frames: [], isFramed: false }),
      },
    })
  }

  const own = (html: string, status: 200 | 404): Response =>
    new Response(html, {
      status,
      headers: {
        ...protection,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `${problemPolicy}; frame-ancestors 'none'`,
      },
    })

  async function file(path: string): Promise<Response> {
    const inside = relative(folder, join(folder, path))
    if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) return refusal(403)
    const type = mediaTypes[extname(inside).toLowerCase()]
    // Pages are sent with a policy of their own, never as they lie there.
    const bytes = type && extname(inside) !== '.html' ? await readFile(join(folder, inside)) : null
    if (!type || !bytes) return refusal(404)
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    return new Response(Uint8Array.from(bytes), {
      headers: { ...protection, 'content-type': type, 'cache-control': cache },
    })
  }

  return async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (url.host !== host) return refusal(404)
    const forwarded = await forward(request, url)
    if (forwarded) return forwarded
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405)
    const path = decoded(url.pathname)
    if (path === null) return refusal(400)
    const shellsOwn = await ownPage.at(path)
    if (shellsOwn !== null) return own(shellsOwn, 200)
    if (path === '/login') return page('login')
    return extname(path) === '' ? page('index') : file(path)
  }
}

/** Null for what no address of ours is: badly written, or made to be read in two ways. */
function decoded(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.includes('\\') ? null : path
  } catch {
    return null // Badly written: that is the answer asked for.
  }
}
