/** The hosted page: what a person's browser asks for. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { clientErrorStatus } from './apiErrors'
import { renderNotice } from './html/document'
import { renderFormPage } from './html/formPage'
import type { Ledger } from './ledger'
import type { MethodForm, Reading, Values } from './methods/methodForm'
import { methodForms } from './methods/methodForms'
import { type Page, type PageBook, returnTo } from './pages'

export interface PayPageParts {
  ledger: Ledger
  pages: PageBook
  now: () => Date
}

/** More than any form here needs. */
const bodyLimitBytes = 16_384

const PageAddress = z.object({ pageId: z.string() })

export function payPageRoutes(app: FastifyInstance, { ledger, pages, now }: PayPageParts): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )

  app.setErrorHandler((error, request, reply) => {
    const status = clientErrorStatus(error)
    if (status === null) request.log.error({ err: error }, 'page failed')
    return notice(reply, status ?? 500, failed)
  })

  const find = (request: FastifyRequest): Page | null => pages.find(PageAddress.parse(request.params).pageId)
  const isExpired = (page: Page): boolean => page.expiresAt <= now()

  app.get('/:pageId', async (request, reply) => {
    const page = find(request)
    if (!page) return notice(reply, 404, notFound)
    if (page.result) return notice(reply, 410, used)
    if (isExpired(page)) return reply.redirect(returnTo(page, { Message: expired }), 303)
    return form(reply, { page, values: {}, reading: null })
  })

  app.post('/:pageId', async (request, reply) => {
    const page = find(request)
    if (!page) return notice(reply, 404, notFound)
    // A second press of the button gets the answer of the first.
    if (page.result) return reply.redirect(await page.result, 303)
    if (isExpired(page)) return reply.redirect(returnTo(page, { Message: expired }), 303)

    const methodForm = methodForms[page.category]
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const isCancelled = methodForm.cancel !== null && sent.get('action') === 'cancel'
    const values = valuesOf(methodForm, sent)
    const reading = isCancelled ? null : methodForm.read(values, now())
    if (reading?.kind === 'invalid') return form(reply.code(422), { page, values, reading })

    // Set before anything waits, so that of two requests only one registers.
    page.result = finish(page, reading)
    return reply.redirect(await page.result, 303)
  })

  const finish = async (page: Page, reading: (Reading & { kind: 'valid' }) | null): Promise<string> => {
    if (!reading) return returnTo(page, { Message: 'Cancelled' })
    if (reading.outcome === 'fails') return returnTo(page, { Message: 'The payment method could not be registered' })
    const { method, outcome: behavior } = reading
    const token = await ledger.register({ customerRef: page.customerRef, method, behavior })
    return returnTo(page, { Token: token, Message: 'Registered' })
  }
}

const notFound = { title: 'Page not found', text: 'Go back to where you came from and start again.' }
const used = { title: 'This page has been used', text: 'Go back to where you came from to add another payment method.' }
const failed = {
  title: 'Something went wrong',
  text: 'Nothing was saved. Go back to where you came from and start again.',
}
const expired = 'The page has expired'

const valuesOf = (methodForm: MethodForm, sent: URLSearchParams): Values =>
  Object.fromEntries(methodForm.fields.map(({ name }) => [name, sent.get(name) ?? '']))

interface FormReply {
  page: Page
  values: Values
  reading: (Reading & { kind: 'invalid' }) | null
}

function form(reply: FastifyReply, { page, values, reading }: FormReply): FastifyReply {
  const portal = new URL(page.returnUrl).origin
  const nonce = protect(reply, portal)
  const problems = reading?.problems ?? {}
  return reply.send(renderFormPage({ form: methodForms[page.category], values, problems, nonce, portal }))
}

function notice(reply: FastifyReply, status: number, { title, text }: { title: string; text: string }): FastifyReply {
  const nonce = protect(reply, null)
  return reply.code(status).send(renderNotice(nonce, title, text))
}

/** Sets the policy of a page: only the portal that asked for a form may frame it and be returned to. Answers the nonce. */
function protect(reply: FastifyReply, portal: string | null): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    // Browsers hold the redirect after the form against it as well.
    `form-action 'self' ${portal ?? ''}`.trim(),
    // A page that only says something may show in any frame, or a restart would leave the portal's frame blank.
    `frame-ancestors ${portal ?? '*'}`,
  ]
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  })
  return nonce
}
