/** Everything that passes between the page and the shell's main process: what may be asked, what comes back, what is told. */
import { z } from 'zod/mini'
import type { PostbackMessage } from '../contract/payments'
import { Moment } from '../dates'
import { PaymentType } from '../paymentTypes'
import { ErrorCode, NotificationOutcome, SecretReason } from './codes'
import { ShellSettings, ShellSettingsPatch } from './settings'

/** Names something that main keeps; it means nothing anywhere else. */
export const Handle = z.string().check(z.regex(/^[\w-]{1,64}$/))

const nothing = z.undefined()
const done = z.null()
/** Whatever is said has an end: neither side takes in what the other, or a server, goes on and on about. */
const text = (longest: number) => z.string().check(z.maxLength(longest))
const When = Moment.check(z.maxLength(40))
/** A file's name without a folder; main makes it safe for the system that it is on. */
const FileName = z.string().check(z.minLength(1), z.maxLength(200))
const mostBytes = 64 * 1024 * 1024
const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= mostBytes)
const mostTexts = 20
const Texts = z
  .record(text(60), text(500))
  .check(z.refine((texts) => Object.keys(texts).length <= mostTexts, { error: 'has too many parts' }))
/** As it stands on the disk: longer than any system lets it be. */
const SavedName = text(1000)

/** Where the session is kept for the next start. `memory` is until the shell is closed, for the reason given. */
export const SecretsStatus = z.object({
  backend: z.enum(['keychain', 'memory']),
  reason: z.nullable(SecretReason),
})
export type SecretsStatus = z.infer<typeof SecretsStatus>

/** Of an address that the provider has written. */
const Postback: z.ZodMiniType<PostbackMessage> = z.object({
  Token: z.optional(text(500)),
  Message: z.optional(text(500)),
})

export const PaymentResult = z.discriminatedUnion('status', [
  /** The provider's page came back. What it says is a claim: the server asks the provider itself. */
  z.object({ status: z.literal('returned'), message: Postback }),
  z.object({ status: z.literal('cancelled') }),
  z.object({ status: z.literal('timedOut') }),
  /** It wanted to go where payments do not go. */
  z.object({ status: z.literal('blocked') }),
  z.object({ status: z.literal('failed'), reason: z.enum(['offline', 'refused', 'crashed']) }),
])
export type PaymentResult = z.infer<typeof PaymentResult>

/** Why nothing was saved, in the server’s words or our own. */
export const longestMessage = 500

export const SaveResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('saved'), saveId: Handle, fileName: SavedName }),
  z.object({ status: z.literal('cancelled') }),
  z.object({ status: z.literal('failed'), reason: ErrorCode, message: text(longestMessage) }),
])
export type SaveResult = z.infer<typeof SaveResult>

export const AppInfo = z.object({
  version: text(60),
  environment: text(60),
  portalOrigin: text(300),
  system: text(200),
  /** What administrators, and this machine, leave to the person. */
  allows: z.object({ staySignedIn: z.boolean(), tellInNotifications: z.boolean(), spellCheck: z.boolean() }),
})
export type AppInfo = z.infer<typeof AppInfo>

export const UpdateStatus = z.object({
  state: z.enum(['off', 'current', 'available', 'unknown']),
  version: z.nullable(text(60)),
  checkedAt: z.nullable(When),
})
export type UpdateStatus = z.infer<typeof UpdateStatus>

export const invokeContract = {
  /** Keeps the session that a sign-in answered: in the keychain when the person wants to stay signed in. */
  'session:keep': {
    in: z.strictObject({
      handle: Handle,
      keepSignedIn: z.boolean(),
    }),
    out: SecretsStatus,
  },
  /** Ends what main holds of it, in memory and in the keychain. */
  'session:forget': { in: z.strictObject({ handle: Handle }), out: done },
  /** Somebody is there. */
  'session:touch': { in: nothing, out: done },
  'secrets:status': { in: nothing, out: SecretsStatus },
  /** Asks the keychain once more, after somebody has unlocked or mended it; a session that was to be kept is kept then. */
  'secrets:retry': { in: nothing, out: SecretsStatus },

  /** Cancels a call of the page that carries this id. False when the server has answered it: what it did stays done. */
  'call:cancel': { in: z.strictObject({ requestId: Handle }), out: z.boolean() },

  /** Asks the server for a page of the payment provider and shows it in a window of its own. */
  'payment:start': {
    in: z.strictObject({
      handle: Handle,
      accountNumber: z.string().check(z.minLength(1), z.maxLength(64)),
      category: PaymentType,
      /** Of the old system: registered before there is a user, on the word of a registration. */
      isLegacy: z.boolean(),
    }),
    out: PaymentResult,
  },
  'payment:cancel': { in: nothing, out: done },

  /** Saves the file that a call of the contract answers; `call` is the call's path as the contract has it. */
  'save:call': {
    in: z.strictObject({
      saveId: Handle,
      handle: Handle,
      call: text(200),
      params: z.optional(Texts),
      query: z.optional(Texts),
      /** The call's body as JSON; what it may hold is the contract's. */
      body: z.optional(text(200_000)),
      name: FileName,
    }),
    out: SaveResult,
  },
  /** Saves what the page made itself, such as a list as CSV. */
  'save:bytes': {
    in: z.strictObject({ saveId: Handle, name: FileName, bytes: Bytes }),
    out: SaveResult,
  },
  'save:cancel': { in: z.strictObject({ saveId: Handle }), out: done },
  'save:reveal': { in: z.strictObject({ saveId: Handle }), out: z.boolean() },
  'save:open': { in: z.strictObject({ saveId: Handle }), out: z.boolean() },

  'print:page': { in: nothing, out: z.enum(['printed', 'cancelled', 'failed']) },
  /** Saves what the page shows as a PDF, as it would be printed. */
  'print:pdf': { in: nothing, out: SaveResult },
  'external:open': { in: z.strictObject({ url: text(2048) }), out: z.boolean() },

  'settings:get': { in: nothing, out: ShellSettings },
  'settings:set': { in: ShellSettingsPatch, out: ShellSettings },
  'app:info': { in: nothing, out: AppInfo },
  'update:status': { in: nothing, out: UpdateStatus },
  'update:check': { in: nothing, out: UpdateStatus },
  /** For whoever asks for help: versions, states and the last lines of the log, without anything of a person. */
  'diagnostics:save': { in: nothing, out: SaveResult },
  'diagnostics:copy': { in: nothing, out: done },
  /** Somebody is signed in and the page listens: it may be led somewhere, and is told of the queue. Null after signing out. */
  'page:ready': { in: z.strictObject({ userId: z.nullable(z.uuid()) }), out: done },
  /** Whether something on the page is not saved: closing and loading anew ask first. */
  'page:unsaved': { in: z.strictObject({ isUnsaved: z.boolean() }), out: done },
  /** What the person looks at, so that nobody is notified of what they see. */
  'queue:watching': { in: z.strictObject({ caseId: z.nullable(z.uuid()), isQueueOpen: z.boolean() }), out: done },
  /** Tries the notifications out. */
  'queue:tryNotification': { in: nothing, out: NotificationOutcome },
} as const satisfies Record<string, { in: z.ZodMiniType; out: z.ZodMiniType }>

export const eventContract = {
  'save:progress': z.strictObject({
    saveId: Handle,
    fileName: SavedName,
    received: z.int(),
    total: z.nullable(z.int()),
  }),
  /** A notification or a link leads to a screen of the portal: a path with its query. */
  navigate: z.strictObject({ path: z.string().check(z.startsWith('/'), z.maxLength(512)) }),
  'session:idleWarning': z.strictObject({ endsAt: When }),
  /** Nobody did anything for too long. */
  'session:ended': z.strictObject({ reason: z.literal('idle') }),
  'secrets:changed': SecretsStatus,
  /** Never told during a payment or a save. */
  'update:changed': UpdateStatus,
  /** By the page, the menu, or the shell itself. */
  'settings:changed': ShellSettings,
  /** By the menu, the keys or the wheel: to be said aloud, since nobody has chosen it on the screen. */
  'zoom:changed': z.strictObject({ percent: z.int() }),
  /** The page had stopped and was loaded anew. */
  'page:recovered': z.strictObject({}),
  /** Whether the server answers; told when it changes. */
  'server:changed': z.strictObject({ isReachable: z.boolean() }),
} as const satisfies Record<string, z.ZodMiniType>

export type InvokeChannel = keyof typeof invokeContract
export type EventChannel = keyof typeof eventContract
export type InvokeInput<C extends InvokeChannel> = z.output<(typeof invokeContract)[C]['in']>
export type InvokeOutput<C extends InvokeChannel> = z.output<(typeof invokeContract)[C]['out']>
export type EventValue<C extends EventChannel> = z.output<(typeof eventContract)[C]>

/** What an invocation answers: never a thrown error, whose text would carry the shell's insides into the page. */
export type Reply<T> = { ok: true; value: T } | { ok: false; code: ErrorCode; message: string }
