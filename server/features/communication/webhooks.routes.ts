/**
 * Takes reports from the SMS gateway and the mail service. They are not part of the contract, because no page calls
 * them. Each request is signed with a shared key.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { phoneDigits, phoneLength } from '#shared/fields/phoneNumber'
import { parseJson } from '#shared/format/parseJson'
import * as communicationTexts from '#shared/texts/customers/communication'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { handleIncomingText } from './incomingTexts'
import { handleMailReport, MailReport } from './mailReports'
import { isSignedWith, signatureHeader } from './webhookSignature'

const paths = {
  incomingText: '/api/v1/communication/incoming-text',
  mailReport: '/api/v1/communication/mail-report',
}

const bodyLimitBytes = 65_536

/** A text message from a customer. */
const IncomingTextReport = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Such as +12105550100. */
  from: z.string().check(z.maxLength(40)),
  text: z.string().check(z.maxLength(2000)),
})

export async function webhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const key = services.config.WEBHOOK_KEY
  if (key === undefined) return
  const assertSigned = (request: FastifyRequest, body: Buffer): void => {
    const signature = request.headers[signatureHeader]
    if (typeof signature === 'string' && isSignedWith(key, body, { signature, now: services.clock.now() })) return
    throw new AppError('not_signed_in', communicationTexts.wrongSignature)
  }
  /** A request without a body never reached the parser that checks its signature. */
  const readBody = <Body>(request: FastifyRequest, schema: z.ZodMiniType<Body>): Body => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (body.length === 0) assertSigned(request, body)
    const parsed = schema.safeParse(parseJson(body.toString('utf8')))
    if (!parsed.success) throw new AppError('invalid_input', z.prettifyError(parsed.error))
    return parsed.data
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the body as it was sent.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      async (request: FastifyRequest, body: Buffer) => {
        assertSigned(request, body)
        return body
      },
    )

    scope.post(paths.incomingText, async (request, reply) => {
      const { id, from, text } = readBody(request, IncomingTextReport)
      const phone = phoneDigits(from)
      // Only American numbers get texts from us.
      if (phone.length === phoneLength) await handleIncomingText(services, { id, from: phone, text })
      return reply.code(204).send()
    })

    scope.post(paths.mailReport, async (request, reply) => {
      await handleMailReport(services, readBody(request, MailReport))
      return reply.code(204).send()
    })
  })
}
