/** Mail servers and SMS gateways that fail. */
import { onTestFinished } from 'vitest'
import type { TestServer } from './server'

/** Nothing listened, so the message was certainly not sent. */
export const notReached = (): Error => Object.assign(new Error('The mail server is down'), { code: 'ECONNREFUSED' })

/** Does something while no gateway can be reached. */
export async function whileGatewaysFail(server: TestServer, act: () => Promise<unknown>): Promise<void> {
  const { notifier } = server.services
  const repair = () => {
    server.services.notifier = notifier
  }
  onTestFinished(repair)
  const fail = () => Promise.reject(notReached())
  server.services.notifier = { ...notifier, sendMail: fail, sendSms: fail }
  await act()
  repair()
}
