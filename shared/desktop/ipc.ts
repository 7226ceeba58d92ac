/** Defines every message between the page and the shell's main process. */
import { z } from 'zod/mini'
import type { PostbackMessage } from '../contract/payments/payments'
import { Moment } from '../http/days'
import { PaymentType } from '../payments/paymentTypes'
import { ErrorCode, NotificationOutcome, SecretReason } from './codes'
import { ShellSettings, ShellSettingsPatch } from './settings'

/** Identifies something that the main process stores. It has no meaning elsewhere. */
const Handle = z.string().check(z.regex(/^[\w-]{1,64}$/))

const noInput = z.undefined()
const noOutput = z.null()
/** Every text has a maximum length, so that neither the page nor a server can send endless data. */
const text = (maxLength: number) => z.string().check(z.maxLength(maxLength))
const ShortMoment = Moment.check(z.maxLength(40))
/** This is a file name without a folder. The main process makes it safe for the operating system. */
const FileName = z.string().check(z.minLength(1), z.maxLength(200))
const maxSaveBytes = 64 * 1024 * 1024
const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= maxSaveBytes)
const maxTexts = 20
const Texts = z
  .record(text(60), text(500))
  .check(z.refine((texts) => Object.keys(texts).length <= maxTexts, { error: 'has too many parts' }))
/** This is the name on disk. No operating system allows a longer one. */
const SavedName = text(1000)

/**
 * Tells where the session is stored for the next start. `memory` only lasts until the shell closes, for the given
 * reason.
 */
export const SecretsStatus = z.object({
  backend: z.enum(['keychain', 'memory']),
  reason: z.nullable(SecretReason),
})
export type SecretsStatus = z.infer<typeof SecretsStatus>

/** The provider wrote this URL query, so its length is limited. */
const Postback: z.ZodMiniType<PostbackMessage> = z.object({
  Token: z.optional(text(500)),
  Message: z.optional(text(500)),
})

export const PaymentResult = z.discriminatedUnion('status', [
  /** The provider's page returned. Its message is only a claim: the server asks the provider itself. */
  z.object({ status: z.literal('returned'), message: Postback }),
  z.object({ status: z.literal('cancelled') }),
  z.object({ status: z.literal('timedOut') }),
  /** The page tried to navigate to an address that isn't allowed during a payment. */
  z.object({ status: z.literal('blocked') }),
  z.object({ status: z.literal('failed'), reason: z.enum(['offline', 'refused', 'crashed']) }),
])
export type PaymentResult = z.infer<typeof PaymentResult>

/** This limits the reason for a failed save, which comes from the server or from the shell. */
export const maxMessageLength = 500

export const SaveResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), saveId: Handle, fileName: SavedName }),
  z.object({ status: z.literal('cancelled') }),
  z.object({ status: z.literal('failed'), reason: ErrorCode, message: text(maxMessageLength) }),
])
export type SaveResult = z.infer<typeof SaveResult>

export const AppInfo = z.object({
  version: text(60),
  environment: text(60),
  portalOrigin: text(300),
  system: text(200),
  /** An administrator or the system may not let the user change these settings. */
  allows: z.object({ staySignedIn: z.boolean(), tellInNotifications: z.boolean(), spellCheck: z.boolean() }),
})
export type AppInfo = z.infer<typeof AppInfo>

export const UpdateStatus = z.object({
  state: z.enum(['off', 'current', 'available', 'unknown']),
  version: z.nullable(text(60)),
  checkedAt: z.nullable(ShortMoment),
})
export type UpdateStatus = z.infer<typeof UpdateStatus>

export const invokeContract = {
  /** Stores the session of a sign-in, in the keychain if the user wants to stay signed in. */
  'session:keep': {
    in: z.strictObject({
      handle: Handle,
      keepSignedIn: z.boolean(),
    }),
    out: SecretsStatus,
  },
  /** Deletes the session from memory and from the keychain. */
  'session:forget': { in: z.strictObject({ handle: Handle }), out: noOutput },
  /** The user is active. */
  'session:touch': { in: noInput, out: noOutput },
  'secrets:status': { in: noInput, out: SecretsStatus },
  /** Retries the keychain after the user unlocked or repaired it, and then stores the waiting session there. */
  'secrets:retry': { in: noInput, out: SecretsStatus },

  /**
   * Cancels the request of the page with this id. The result is false if the server has answered: its effects remain.
   */
  'call:cancel': { in: z.strictObject({ requestId: Handle }), out: z.boolean() },

  /** Asks the server for a page of the payment provider and shows it in a separate window. */
  'payment:start': {
    in: z.strictObject({
      handle: Handle,
      accountNumber: z.string().check(z.minLength(1), z.maxLength(64)),
      category: PaymentType,
      /** A legacy account registers a method before it has a user, and a registration token authorizes it. */
      isLegacy: z.boolean(),
    }),
    out: PaymentResult,
  },
  'payment:cancel': { in: noInput, out: noOutput },

  /** Saves the file of an endpoint. `call` is the endpoint's path in the contract. */
  'save:call': {
    in: z.strictObject({
      saveId: Handle,
      handle: Handle,
      call: text(200),
      params: z.optional(Texts),
      query: z.optional(Texts),
      /** The body is JSON. The contract defines what it can contain. */
      body: z.optional(text(200_000)),
      name: FileName,
    }),
    out: SaveResult,
  },
  /** Saves data that the page created, such as a list as CSV. */
  'save:bytes': {
    in: z.strictObject({ saveId: Handle, name: FileName, bytes: Bytes }),
    out: SaveResult,
  },
  'save:cancel': { in: z.strictObject({ saveId: Handle }), out: noOutput },
  'save:reveal': { in: z.strictObject({ saveId: Handle }), out: z.boolean() },
  'save:open': { in: z.strictObject({ saveId: Handle }), out: z.boolean() },

  'print:page': { in: noInput, out: z.enum(['printed', 'cancelled', 'failed']) },
  /** Saves the print view of the page as a PDF. */
  'print:pdf': { in: noInput, out: SaveResult },
  'external:open': { in: z.strictObject({ url: text(2048) }), out: z.boolean() },

  'settings:get': { in: noInput, out: ShellSettings },
  'settings:set': { in: ShellSettingsPatch, out: ShellSettings },
  'app:info': { in: noInput, out: AppInfo },
  'update:status': { in: noInput, out: UpdateStatus },
  'update:check': { in: noInput, out: UpdateStatus },
  /** Collects versions, statuses and the last lines of the log for support, without personal data. */
  'diagnostics:save': { in: noInput, out: SaveResult },
  'diagnostics:copy': { in: noInput, out: noOutput },
  /**
   * A user is signed in and the page is subscribed, so the shell may navigate it and notify about the queue. The id is
   * null after signing out.
   */
  'page:ready': { in: z.strictObject({ userId: z.nullable(z.uuid()) }), out: noOutput },
  /** Whether the page has unsaved changes, so that the shell asks before it closes or reloads. */
  'page:unsaved': { in: z.strictObject({ isUnsaved: z.boolean() }), out: noOutput },
  /** The shell doesn't notify the user about messages that they are viewing. */
  'queue:watching': { in: z.strictObject({ caseId: z.nullable(z.uuid()), isQueueOpen: z.boolean() }), out: noOutput },
  /** Shows a test notification. */
  'queue:tryNotification': { in: noInput, out: NotificationOutcome },
} as const satisfies Record<string, { in: z.ZodMiniType; out: z.ZodMiniType }>

export const eventContract = {
  'save:progress': z.strictObject({
    saveId: Handle,
    fileName: SavedName,
    received: z.int(),
    total: z.nullable(z.int()),
  }),
  /** A notification or a link navigates the portal to this path and query. */
  navigate: z.strictObject({ path: z.string().check(z.startsWith('/'), z.maxLength(512)) }),
  'session:idleWarning': z.strictObject({ endsAt: ShortMoment }),
  /** The user was idle for too long. */
  'session:ended': z.strictObject({ reason: z.literal('idle') }),
  'secrets:changed': SecretsStatus,
  /** The shell never sends this during a payment or a save. */
  'update:changed': UpdateStatus,
  /** The page, the menu or the shell changed a setting. */
  'settings:changed': ShellSettings,
  /**
   * The user changed the zoom with the menu, the keyboard or the mouse wheel, so the page announces it to screen
   * readers.
   */
  'zoom:changed': z.strictObject({ percent: z.int() }),
  /** The page crashed and was reloaded. */
  'page:recovered': z.strictObject({}),
  /** Reports that the server has become reachable or unreachable. */
  'server:changed': z.strictObject({ isReachable: z.boolean() }),
} as const satisfies Record<string, z.ZodMiniType>

export type InvokeChannel = keyof typeof invokeContract
export type EventChannel = keyof typeof eventContract
export type InvokeInput<C extends InvokeChannel> = z.output<(typeof invokeContract)[C]['in']>
export type InvokeOutput<C extends InvokeChannel> = z.output<(typeof invokeContract)[C]['out']>
export type EventValue<C extends EventChannel> = z.output<(typeof eventContract)[C]>

/** An invocation never throws, because an error's text would expose internals of the shell to the page. */
export type Reply<T> = { ok: true; value: T } | { ok: false; code: ErrorCode; message: string }
