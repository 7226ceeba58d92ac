/**
 * Connects the page and main, and is the only connection. It checks the sender by window, main frame and origin, and
 * validates inputs, outputs and events against the contract. Error texts never reach the page.
 */

import { z } from 'zod/mini'
import type { ErrorCode } from '#shared/desktop/codes'
import {
  type EventChannel,
  type EventValue,
  eventContract,
  type InvokeChannel,
  type InvokeInput,
  type InvokeOutput,
  invokeContract,
  type Reply,
} from '#shared/desktop/ipc'
import { keysOf } from '#shared/records'
import * as shellTexts from '#shared/texts/desktopShell'
import type { IpcEndpoint, IpcSender, Log } from './ports'

export type Handlers = {
  [C in InvokeChannel]: (input: InvokeInput<C>) => Promise<InvokeOutput<C>> | InvokeOutput<C>
}

/** The page gets the code and the message of this error. */
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
  /** Contains the windows that show the portal. */
  trustedIds: ReadonlySet<number>
  isOwnAddress: (address: string) => boolean
  log: Log
}

export interface Registry {
  /** Sends an event to the page, unless it doesn't fit the contract. */
  emit<C extends EventChannel>(channel: C, value: EventValue<C>): void
}

const errorReply = (code: ErrorCode, message: string): Reply<never> => ({ ok: false, code, message })

/** Registers every handler of the contract at the endpoint of one window. */
export function registerHandlers(
  handlers: Handlers,
  { endpoint, trustedIds, isOwnAddress, log }: RegistryOptions,
): Registry {
  const isTrusted = ({ webContentsId, frame }: IpcSender): boolean =>
    trustedIds.has(webContentsId) && frame !== null && frame.isMainFrame && isOwnAddress(frame.url)

  async function handleCall<C extends InvokeChannel>(
    channel: C,
    sender: IpcSender,
    input: unknown[],
  ): Promise<Reply<unknown>> {
    if (!isTrusted(sender)) {
      log.warn('ipc.refused', { channel, url: sender.frame?.url ?? null })
      return errorReply('not-allowed', shellTexts.notAllowed)
    }
    const contract = invokeContract[channel]
    const parsed = input.length <= 1 ? z.safeParse(contract.in, input[0]) : null
    if (!parsed?.success) {
      log.warn('ipc.badInput', { channel })
      return errorReply('bad-input', shellTexts.badInput)
    }
    try {
      // The input was parsed with this channel's schema, which the handler's type is derived from.
      const handler = handlers[channel] as (input: unknown) => Promise<unknown>
      const output = z.safeParse(contract.out, await handler(parsed.data))
      if (output.success) return { ok: true, value: output.data }
      log.error('ipc.badAnswer', { channel })
    } catch (error) {
      if (error instanceof ShellError) return errorReply(error.code, error.message)
      log.error('ipc.failed', { channel, error: String(error) })
    }
    return errorReply('internal', shellTexts.internalError)
  }

  for (const channel of channels) endpoint.handle(channel, (sender, ...input) => handleCall(channel, sender, input))

  return {
    emit(channel, value) {
      const output = z.safeParse(eventContract[channel], value)
      if (output.success) endpoint.send(channel, output.data)
      else log.error('ipc.badEvent', { channel })
    },
  }
}

const channels = keysOf(invokeContract)
