/**
 * Serves the built website: hashed files are cached forever, and pages get a new nonce each time. Unknown files and
 * calls never get a page.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy, permissionsPolicy, socketSources } from '#shared/http/csp'
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import type { Config } from '../config'
import { relayUrl } from '../origins'
import { notFound } from './appError'
import { sendFailure } from './errorHandler'
import { installableTags, registerInstallable, workerFile } from './installable'
import { installPostback, postbackPath } from './postback'
import { runtimeConfigOf } from './runtimeConfig'
import { insertServiceStatus, type StatusLine } from './serviceStatusStrip'

const noncePlaceholder = /__CSP_NONCE__/g

interface WebsiteOptions {
  config: Config
  /** Optional parts that this environment has. */
  features: RuntimeConfig['features']
  /** Returns the service status that is shown on the sign-in page, line by line. */
  readServiceStatus: () => Promise<StatusLine[]>
}

export async function installWebsite(
  app: FastifyInstance,
  { config, features, readServiceStatus }: WebsiteOptions,
): Promise<void> {
  const folder = config.WEBSITE_DIR
  if (!folder) return
  const readPage = async (name: string): Promise<string> =>
    insertConfig(await readFile(join(folder, name), 'utf8'), runtimeConfigOf(config, features))
  const pages = { index: await readPage('index.html'), login: await readPage('login.html') }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Each file is a route registered at startup. Any other path falls through to the pages below.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**', workerFile],
    preCompressed: true,
    // The header is set below. The plugin's own would override it.
    cacheControl: false,
    // The ETag already serves this purpose.
    lastModified: false,
    setHeaders: (reply, path) => {
      // Shared caches must not give the compressed file to clients that cannot decode it.
      reply.setHeader('vary', 'accept-encoding')
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  await installPostback(app)
  await registerInstallable(app, { brand: config.BRAND_NAME, folder })

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isFileOrApiPath(path)) return sendFailure(notFound(), request, reply)
    const isSignIn = path === '/login'
    const html = isSignIn ? pages.login : pages.index
    return sendPage(reply, config, {
      html: insertServiceStatus(html, { lines: await readServiceStatus(), isSignIn }),
      path,
    })
  })
}

/** True for paths that must never get a page: calls, and names with a file extension. */
const isFileOrApiPath = (path: string): boolean =>
  /^\/(api|assets|sandbox)(\/|$)/.test(path) || /\.[a-z0-9]{2,5}$/i.test(path)

/** The page contains its settings, so that it needs no request for them. `<` could end the script element. */
const insertConfig = (html: string, runtimeConfig: RuntimeConfig): string =>
  html.replace(
    '<!--runtime-config-->',
    () =>
      `${installableTags}<script type="application/json" id="runtime-config">${JSON.stringify(runtimeConfig).replaceAll('<', '\\u003c')}</script>`,
  )

function sendPage(reply: FastifyReply, config: Config, { html, path }: { html: string; path: string }): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const isFramed = path === postbackPath
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', buildPagePolicy(config, nonce, isFramed))
    .header('permissions-policy', permissionsPolicy)
    .header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY')
  // The postback page may end a payment window: a stricter policy would cut it off from the page that opened it.
  if (isFramed) reply.header('cross-origin-opener-policy', 'unsafe-none')
  return reply.send(html.replace(noncePlaceholder, nonce))
}

function buildPagePolicy(config: Config, nonce: string, isFramed: boolean): string {
  const hosts = [
    config.API_URL,
    config.PAYMENT_API_URL,
    config.AUTH_API_URL,
    config.ENROLLMENT_API_URL,
    relayUrl(config) || undefined,
  ].filter((url) => url !== undefined)
  return pagePolicy({
    nonce,
    connect: [...hosts.map((url) => new URL(url).origin), ...socketSources(relayUrl(config))],
    frames: [new URL(config.PROVIDER_PUBLIC_URL ?? config.PROVIDER_URL).origin],
    isFramed,
  })
}
