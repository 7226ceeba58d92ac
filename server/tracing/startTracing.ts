/** Sends traces to a collector with OpenTelemetry's protocol. The library is loaded only if there is one. */
import { DiagLogLevel, diag } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { takeIdOfNextTrace } from './spans'

/** Returns a function that sends the last spans; null without a collector. */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, ROLE: role }: Config,
  log: FastifyBaseLogger,
): Promise<(() => Promise<void>) | null> {
  if (endpoint === undefined) return null
  const [{ BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const report = (...parts: unknown[]): void => log.warn({ problem: parts.join(' ') }, 'traces could not be sent')
  const ignore = (): void => undefined
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, DiagLogLevel.WARN)
  const ids = new RandomIdGenerator()
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': service,
      'process.pid': process.pid,
      'portal.role': role,
    }),
    idGenerator: {
      generateSpanId: () => ids.generateSpanId(),
      generateTraceId: () => takeIdOfNextTrace() ?? ids.generateTraceId(),
    },
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  })
  // Nothing of a trace is sent to other systems, such as the payment provider.
  provider.register({ propagator: null })
  return () =>
    provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent'))
}
