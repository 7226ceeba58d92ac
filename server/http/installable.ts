/**
 * Makes the website installable: its manifest, its service worker, and the page that the worker shows without a
 * connection.
 */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { dark, light } from '#shared/design/tokens'
import { gasEmergencyNumber, phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { paths } from '#shared/paths'
import * as offlineTexts from '#shared/texts/offlinePage'
import { escapeHtml } from '../escapeHtml'
import { plainPage, plainPagePolicy } from './plainPage'

/** The service worker, which must be at the root to see the requests for all pages. */
export const workerFile = 'sw.js'

const manifestPath = '/manifest.webmanifest'

/** Returns the elements of the website's pages that refer to the manifest. The desktop app has none of them. */
export const installableTags =
  `<link rel="manifest" href="${manifestPath}"><link rel="apple-touch-icon" href="/icons/apple-touch.png">` +
  `<meta name="theme-color" content="${light.brandPanel}" media="(prefers-color-scheme: light)">` +
  `<meta name="theme-color" content="${dark.brandPanel}" media="(prefers-color-scheme: dark)">`

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifestOf = (brand: string) => ({
  id: '/',
  name: brand,
  short_name: brand.split(' ')[0] ?? brand,
  start_url: '/',
  display: 'standalone',
  background_color: light.page,
  theme_color: light.brandPanel,
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  shortcuts: [
    { name: offlineTexts.payMyBill, url: paths.payment },
    { name: offlineTexts.contactUs, url: paths.contactUs },
  ],
})

const callLink = (text: (number: string) => string, number: string): string =>
  `<p><a href="${phoneLink(number)}">${escapeHtml(text(number))}</a></p>`

interface InstallableOptions {
  brand: string
  /** Contains the built website. */
  folder: string
}

export async function registerInstallable(app: FastifyInstance, { brand, folder }: InstallableOptions): Promise<void> {
  const worker = await readFile(join(folder, workerFile), 'utf8')
  app.get(`/${workerFile}`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // The worker runs under the policy of its file.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  )

  app.get(manifestPath, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestOf(brand)),
  )

  app.get('/offline.html', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const body = `<p>${escapeHtml(offlineTexts.checkYourConnection)}</p>
<p><a class="button" href="">${escapeHtml(offlineTexts.tryAgain)}</a></p>
${callLink(offlineTexts.gasEmergency, gasEmergencyNumber)}
${callLink(offlineTexts.support, supportNumber)}`
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPagePolicy(nonce))
      .send(plainPage({ brand, nonce }, { title: offlineTexts.youreOffline, body }))
  })
}
