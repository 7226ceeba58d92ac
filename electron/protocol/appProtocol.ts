/** Answers every request of app://console: files and pages of the built portal, and API calls through the proxy. */
import { extname, isAbsolute, join, relative, sep } from 'node:path'
import { pagePolicy, permissionsPolicy, socketSources } from '#shared/http/csp'
import { host } from '../origin'
import { problemPolicy } from '../windows/problemPage'
import type { ShellPages } from '../windows/shellPages'

export interface AppProtocolOptions {
  /** Contains the built portal. */
  folder: string
  /** Returns the file's bytes, or null if it doesn't exist. */
  readFile: (path: string) => Promise<Uint8Array | null>
  /** Answers API calls and the runtime settings. It returns null for other URLs. */
  forward: (request: Request, url: URL) => Promise<Response | null>
  shellPages: ShellPages
  /** Returns the origin of the page's sockets, the only connection that bypasses this protocol. */
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

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
}

const errorResponse = (status: 400 | 403 | 404 | 405): Response =>
  new Response(null, { status, headers: securityHeaders })

/** Creates the handler for `protocol.handle`. */
export function createAppProtocol({ folder, readFile, forward, shellPages, socketOrigin, nonce }: AppProtocolOptions) {
  async function pageResponse(name: 'index' | 'login'): Promise<Response> {
    const bytes = await readFile(join(folder, `${name}.html`))
    if (!bytes) return htmlResponse(shellPages.damaged(), 404)
    const pageNonce = nonce()
    const connect = socketSources(await socketOrigin())
    return new Response(new TextDecoder().decode(bytes).replaceAll('__CSP_NONCE__', pageNonce), {
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // The page can only connect to its own origin and to the relay for the microphone. Payments have a separate
        // window.
        'content-security-policy': pagePolicy({ nonce: pageNonce, connect, frames: [], isFramed: false }),
      },
    })
  }

  const htmlResponse = (html: string, status: 200 | 404): Response =>
    new Response(html, {
      status,
      headers: {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `${problemPolicy}; frame-ancestors 'none'`,
      },
    })

  async function fileResponse(path: string): Promise<Response> {
    const relativePath = relative(folder, join(folder, path))
    if (relativePath === '' || relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath))
      return errorResponse(403)
    const type = mediaTypes[extname(relativePath).toLowerCase()]
    // HTML files are only sent by `pageResponse`, with a CSP.
    const bytes = type && extname(relativePath) !== '.html' ? await readFile(join(folder, relativePath)) : null
    if (!type || !bytes) return errorResponse(404)
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    return new Response(Uint8Array.from(bytes), {
      headers: { ...securityHeaders, 'content-type': type, 'cache-control': cache },
    })
  }

  return async function answerRequest(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (url.host !== host) return errorResponse(404)
    const forwardedResponse = await forward(request, url)
    if (forwardedResponse) return forwardedResponse
    if (request.method !== 'GET' && request.method !== 'HEAD') return errorResponse(405)
    const path = decodePath(url.pathname)
    if (path === null) return errorResponse(400)
    const shellPage = await shellPages.htmlFor(path)
    if (shellPage !== null) return htmlResponse(shellPage, 200)
    if (path === '/login') return pageResponse('login')
    return extname(path) === '' ? pageResponse('index') : fileResponse(path)
  }
}

/** Returns null if the path is malformed or ambiguous. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.includes('\\') ? null : path
  } catch {
    return null // The path is malformed.
  }
}
