import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { payOnce } from '#shared/contract/payments/payments'
import { addPayer, paymentBody } from '../support/data/payments/payments'
import { it } from '../support/server/processTest'
import { findFreePort } from '../support/server/programs'

const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Span = z.infer<typeof Spans>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

let collector: Server
let collectorUrl: string
const received: { spans: Span[]; text: string } = { spans: [], text: '' }
it.beforeAll(async () => {
  const port = await findFreePort()
  collectorUrl = `http://127.0.0.1:${port}`
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.text += JSON.stringify(body)
      const sent = z.parse(Spans, body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
      received.spans.push(...sent.flatMap(({ spans }) => spans))
      response.end('{}')
    })
  }).listen(port, '127.0.0.1')
  await once(collector, 'listening')
})
it.afterAll(() => new Promise<void>((resolve) => collector.close(() => resolve())))

describe('a trace', () => {
  it('has the id of the request, and contains the call, its statements and its request to the provider, but no data of the customer', async ({
    server,
    startPortal,
  }) => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl, OTEL_BSP_SCHEDULE_DELAY: '100' }
    const portal = await startPortal({ environment })
    const payer = await addPayer(server)
    const response = await fetch(portal.url + payOnce.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${payer.token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(paymentBody(payer)),
    })
    expect(response.status).toBe(200)
    const requestId = response.headers.get('x-request-id')
    const spansOfCall = () => received.spans.filter(({ traceId }) => traceId === requestId)
    await expect.poll(() => spansOfCall().map(({ name }) => name)).toContain('payOnce')
    const spans = spansOfCall()
    const call = spans.find(({ name }) => name === 'payOnce')
    expect(call?.parentSpanId ?? '').toBe('')
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name)
    expect(parts).toEqual(expect.arrayContaining(['select', 'insert', 'commit', 'provider POST /v1/charges']))
    for (const secret of [payer.token, payer.person.email, payer.account.billingAccountNumber])
      expect(received.text).not.toContain(secret)
  })
})
