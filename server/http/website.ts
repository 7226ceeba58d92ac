/** The built portal: hashed files for ever, pages with a fresh nonce each time, and never a page where a file or a call was asked for. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy, permissionsPolicy, socketSources } from '#shared/csp'
import type { Config } from '../config'
import { notFound } from './appError'
import { fail } from './errorHandler'
import { relayUrl } from './origins'
import { installPostback, postbackPath } from './postback'

const noncePlaceholder = /__CSP_NONCE__/g

/** `statusOf` answers what is to be said before anybody signs in, line by line. */
export async function installWebsite(
  app: FastifyInstance,
  config: Config,
  statusOf: () => Promise<string[]>,
): Promise<void> {
  const folder = config.WEBSITE_DIR
  if (!folder) return
  const pages = {
    index: await readFile(join(folder, 'index.html'), 'utf8'),
    login: await readFile(join(folder, 'login.html'), 'utf8'),
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Each file is a route of its own, known at the start: anything else falls through to the pages below.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    // Ours below; the plugin's own would win over it.
    cacheControl: false,
    // The ETag says the same.
    lastModified: false,
    setHeaders: (reply, path) => {
      // Caches on the way must not give the compressed file to whoever cannot read it.
      reply.setHeader('vary', 'accept-encoding')
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })

  await installPostback(app)

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (isFileOrCall(path)) return fail(notFound(), request, reply)
    const html = path === '/login' ? pages.login : pages.index
    return sendPage(reply, config, { html: withStatus(html, await statusOf()), path })
  })
}

/** Addresses that a page must never answer: calls, and names that end like a file. */
const isFileOrCall = (path: string): boolean =>
  /^\/(api|assets|sandbox)(\/|$)/.test(path) || /\.[a-z0-9]{2,5}$/i.test(path)

const root = '<div id="root">'
/** Seen where somebody signs in, known by the box that keeps them signed in, and nowhere else: pages change without a new document. */
const statusStyle =
  '#service-status{display:none}body:has(input[name=keep]){display:flex;flex-direction:column;min-height:100dvh}' +
  'body:has(input[name=keep]) #service-status{display:block;padding:.5rem 1.5rem;background:var(--warning-soft);color:var(--text);font-size:.875rem}' +
  'body:has(input[name=keep]) #root{flex:1;display:grid}body:has(input[name=keep]) #root>div{min-height:0}'

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function withStatus(html: string, lines: string[]): string {
  if (lines.length === 0) return html
  // What was announced is text, also where it names the placeholder of the nonce.
  const text = lines.map(escaped).join('<br>').replaceAll('_', '&#95;')
  const line = `<style nonce="__CSP_NONCE__">${statusStyle}</style><aside id="service-status" aria-label="Service status">${text}</aside>`
  return html.replace(root, () => line + root)
}

function sendPage(reply: FastifyReply, config: Config, { html, path }: { html: string; path: string }): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const isFramed = path === postbackPath
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policyOf(config, nonce, isFramed))
    .header('permissions-policy', permissionsPolicy)
    .header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY')
  // The postback page may be the end of a payment window: a stricter policy would cut it off from the page that opened it.
  if (isFramed) reply.header('cross-origin-opener-policy', 'unsafe-none')
  return reply.send(html.replace(noncePlaceholder, nonce))
}

function policyOf(config: Config, nonce: string, isFramed: boolean): string {
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
