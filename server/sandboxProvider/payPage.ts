/** The routes of the hosted page, which browsers call. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { clientErrorStatus } from './apiErrors'
import { renderNotice } from './html/document'
import { renderFormPage } from './html/formPage'
import type { Ledger } from './ledger'
import type { FormResult, FormValues, MethodForm } from './methods/methodForm'
import { methodForms } from './methods/methodForms'
import { type HostedPage, type PageBook, returnUrlWith } from './pages'

interface PayPageDependencies {
  ledger: Ledger
  pages: PageBook
  now: () => Date
}

/** The limit is larger than any form here needs. */
const bodyLimitBytes = 16_384

const PageAddress = z.object({ pageId: z.string() })

export function payPageRoutes(app: FastifyInstance, { ledger, pages, now }: PayPageDependencies): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: bodyLimitBytes },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  )

  app.setErrorHandler((error, request, reply) => {
    const status = clientErrorStatus(error)
    if (status === null) request.log.error({ err: error }, 'page failed')
    return sendNotice(reply, status ?? 500, failedNotice)
  })

  const findPage = (request: FastifyRequest): HostedPage | null => pages.find(PageAddress.parse(request.params).pageId)
  const isExpired = (page: HostedPage): boolean => page.expiresAt <= now()

  app.get('/:pageId', async (request, reply) => {
    const page = findPage(request)
    if (!page) return sendNotice(reply, 404, notFoundNotice)
    if (page.result) return sendNotice(reply, 410, usedNotice)
    if (isExpired(page)) return reply.redirect(returnUrlWith(page, { Message: expiredText }), 303)
    return sendForm(reply, { page, values: {}, reading: null })
  })

  app.post('/:pageId', async (request, reply) => {
    const page = findPage(request)
    if (!page) return sendNotice(reply, 404, notFoundNotice)
    // A second submission gets the answer of the first.
    if (page.result) return reply.redirect(await page.result, 303)
    if (isExpired(page)) return reply.redirect(returnUrlWith(page, { Message: expiredText }), 303)

    const methodForm = methodForms[page.category]
    const submitted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const isCancelled = methodForm.cancel !== null && submitted.get('action') === 'cancel'
    const values = valuesOf(methodForm, submitted)
    const reading = isCancelled ? null : methodForm.read(values, now())
    if (reading?.kind === 'invalid') return sendForm(reply.code(422), { page, values, reading })

    // The result is set before anything is awaited, so that only one of two requests registers.
    page.result = registerMethod(page, reading)
    return reply.redirect(await page.result, 303)
  })

  const registerMethod = async (
    page: HostedPage,
    reading: (FormResult & { kind: 'valid' }) | null,
  ): Promise<string> => {
    if (!reading) return returnUrlWith(page, { Message: 'Cancelled' })
    if (reading.outcome === 'fails')
      return returnUrlWith(page, { Message: 'The payment method could not be registered' })
    const { method, outcome: behavior } = reading
    const token = await ledger.register({ customerRef: page.customerRef, method, behavior })
    return returnUrlWith(page, { Token: token, Message: 'Registered' })
  }
}

const notFoundNotice = { title: 'Page not found', text: 'Go back to where you came from and start again.' }
const usedNotice = {
  title: 'This page has been used',
  text: 'Go back to where you came from to add another payment method.',
}
const failedNotice = {
  title: 'Something went wrong',
  text: 'Nothing was saved. Go back to where you came from and start again.',
}
const expiredText = 'The page has expired'

const valuesOf = (methodForm: MethodForm, submitted: URLSearchParams): FormValues =>
  Object.fromEntries(methodForm.fields.map(({ name }) => [name, submitted.get(name) ?? '']))

interface FormView {
  page: HostedPage
  values: FormValues
  reading: (FormResult & { kind: 'invalid' }) | null
}

function sendForm(reply: FastifyReply, { page, values, reading }: FormView): FastifyReply {
  const portal = new URL(page.returnUrl).origin
  const nonce = setPageHeaders(reply, portal)
  const problems = reading?.problems ?? {}
  return reply.send(renderFormPage({ form: methodForms[page.category], values, problems, nonce, portal }))
}

function sendNotice(
  reply: FastifyReply,
  status: number,
  { title, text }: { title: string; text: string },
): FastifyReply {
  const nonce = setPageHeaders(reply, null)
  return reply.code(status).send(renderNotice(nonce, title, text))
}

/**
 * Sets the policy of a page and returns its nonce. Only the portal that requested a form may frame it and be redirected
 * to.
 */
function setPageHeaders(reply: FastifyReply, portal: string | null): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    // Browsers also check the redirect after a form against form-action.
    `form-action 'self' ${portal ?? ''}`.trim(),
    // A message page may be shown in any frame, because after a restart the portal's frame would otherwise stay blank.
    `frame-ancestors ${portal ?? '*'}`,
  ]
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
  })
  return nonce
}
