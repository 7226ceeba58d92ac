/**
 * The only door between the page and main. Who asks is checked three times over (window, main frame, origin), what is
 * asked, answered and told is checked against the contract, and no error crosses with its text.
 */
import { z } from 'zod/mini'
import type { ErrorCode } from '#shared/desktop/codes'
import {
  eventContract,
  invokeContract,
  type EventChannel,
  type EventValue,
  type InvokeChannel,
  type InvokeInput,
  type InvokeOutput,
  type Reply,
} from '#shared/desktop/ipc'
import type { Asker, IpcEndpoint, Log } from '../ports'

export type Handlers = {
  [C in InvokeChannel]: (input: InvokeInput<C>) => Promise<InvokeOutput<C>> | InvokeOutput<C>
}

/** A refusal that the page may know of. */
export class ShellError extends Error {
  override name = 'ShellError'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

interface RegistryOptions {
  endpoint: IpcEndpoint
  /** The windows whose pages are the portal. */
  trustedIds: ReadonlySet<number>
  isOwnAddress: (address: string) => boolean
  log: Log
}

export interface Registry {
  /** Tells the page; what does not fit the contract is not sent. */
  emit<C extends EventChannel>(channel: C, value: EventValue<C>): void
}

const refused = (code: ErrorCode, message: string): Reply<never> => ({ ok: false, code, message })

/** Puts every handler of the contract on one window's endpoint. */
export function register(handlers: Handlers, { endpoint, trustedIds, isOwnAddress, log }: RegistryOptions): Registry {
  const mayAsk = ({ webContentsId, frame }: Asker): boolean =>
    trustedIds.has(webContentsId) && frame !== null && frame.isMainFrame && isOwnAddress(frame.url)

  async function answer<C extends InvokeChannel>(channel: C, asker: Asker, input: unknown[]): Promise<Reply<unknown>> {
    if (!mayAsk(asker)) {
      log.warn('ipc.refused', { channel, url: asker.frame?.url ?? null })
      return refused('not-allowed', 'This page can’t do that.')
    }
    const contract = invokeContract[channel]
    const read = input.length <= 1 ? z.safeParse(contract.in, input[0]) : null
    if (!read?.success) {
      log.warn('ipc.badInput', { channel })
      return refused('bad-input', 'We couldn’t understand this request.')
    }
    try {
      // Read by this channel's own schema, which the type of its handler comes from.
      const handler = handlers[channel] as (input: unknown) => Promise<unknown>
      const said = z.safeParse(contract.out, await handler(read.data))
      if (said.success) return { ok: true, value: said.data }
      log.error('ipc.badAnswer', { channel })
    } catch (error) {
      if (error instanceof ShellError) return refused(error.code, error.message)
      log.error('ipc.failed', { channel, error: String(error) })
    }
    return refused('internal', 'Something went wrong in the desktop app. Try again.')
  }

  for (const channel of channels) endpoint.handle(channel, (asker, ...input) => answer(channel, asker, input))

  return {
    emit(channel, value) {
      const said = z.safeParse(eventContract[channel], value)
      if (said.success) endpoint.send(channel, said.data)
      else log.error('ipc.badEvent', { channel })
    },
  }
}

// Object.keys knows no keys; these are the contract's own.
const channels = Object.keys(invokeContract) as InvokeChannel[]
