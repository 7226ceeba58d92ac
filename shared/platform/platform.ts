/** Defines what the portal needs from its host. The browser and the desktop shell both implement all of it. */
import type { PostbackMessage } from '../contract/payments/payments'
import type { ShellControls, ShellStatusStore } from '../desktop/host'
import type { PaymentType } from '../payments/paymentTypes'
import type { FileCall, SaveOutcome, SaveTracker } from './saves'

export interface Platform {
  /** Where users allow the microphone: in the browser, or in the settings of their system. */
  microphonePermission: 'browser' | 'system'
  /** Opens a page outside of the portal. */
  openExternal(url: string): Promise<void>
  methodWindow: MethodWindow
  /** Saves a file under this name. */
  saveFile(name: string, bytes: Uint8Array): Promise<SaveOutcome>
  /** Streams the file that an endpoint answers to disk. It is null if the page has to fetch the file itself. */
  saveCall: ((call: FileCall) => Promise<SaveOutcome>) | null
  /**
   * Cancels the request with this id, and resolves to false if the server has already answered. It is null if aborting
   * the request itself is enough.
   */
  cancelCall: ((requestId: string) => Promise<boolean>) | null
  /** Shows a PDF next to the portal. The result is `blocked` if the browser blocks the window. */
  openPdf(bytes: Uint8Array): Promise<'opened' | 'blocked'>
  /** Prints the print view of the page. */
  print(): void
  copyText(text: string): Promise<boolean>
  /** Copies a URL of a portal page that works for everyone in any browser. */
  copyLink(path: string): Promise<boolean>
  /** Loads the microphone and speech output on first use. */
  loadAudio(): Promise<HostAudio>
  session: SessionStore
  /** Only the desktop shell has these functions. It is null in a browser. */
  shell: ShellHost | null
}

/**
 * Connects the page to the desktop shell, which can navigate the page and end its session. Each subscription returns a
 * function that unsubscribes.
 */
export interface ShellHost {
  /** Tells the shell which user is signed in, or null after signing out. */
  ready(userId: string | null): void
  saves: SaveTracker
  controls: ShellControls
  status: ShellStatusStore
  /** The user was active, so the session is extended. */
  touch(): void
  /** Tells the shell whether the page has unsaved changes, so that it asks before it closes. */
  setUnsaved(isUnsaved: boolean): void
  /** Returns whether a payment window is open. A user who works there isn't idle. */
  isPaying(): boolean
  /**
   * Tells the shell which message of the queue is open, and whether the queue is, so that it doesn't notify about
   * visible messages.
   */
  watchQueue(queueView: { caseId: string | null; isQueueOpen: boolean }): void
  onNavigate(listener: (path: string) => void): () => void
  /**
   * The main process decides about idle time. The listener gets the moment of the sign-out, in milliseconds, if the
   * user stays idle.
   */
  onIdleWarning(listener: (endsAt: number) => void): () => void
  onSessionEnded(listener: () => void): () => void
}

/** The user registers a payment method at the provider in this window. Aborting closes it, and it ends exactly once. */
type MethodWindow =
  /** The portal asks the server for the URL of the provider's page, and may show it in a frame instead. */
  | { requester: 'page'; open(url: string, signal: AbortSignalLike): Promise<MethodWindowResult> }
  /** The host asks the server for the URL, so that the page can't choose one. */
  | { requester: 'host'; open(request: MethodRequest, signal: AbortSignalLike): Promise<MethodWindowResult> }

/** Contains what hosts need of an AbortSignal, because shared code is compiled without the DOM types. */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Identifies the owner of the new payment method and the token that authorizes it. */
export interface MethodOwner {
  /** This is the customer number, or the number of the legacy account. */
  accountNumber: string
  /** The requests carry this token of a session, a one-time code or a registration. */
  token: string
  isLegacy: boolean
}

export interface MethodRequest {
  type: PaymentType
  owner: MethodOwner
}

export type MethodWindowResult =
  /** The provider's page returned. Its message is only a claim: the server asks the provider itself. */
  | { status: 'returned'; message: PostbackMessage }
  /** The user closed the window. */
  | { status: 'cancelled' }
  | { status: 'timedOut' }
  /** The browser only opens a window after a click. */
  | { status: 'blocked' }
  /** `strayed`: the page tried to navigate to an address that isn't allowed during a payment. */
  | { status: 'failed'; reason: 'offline' | 'refused' | 'crashed' | 'strayed' }

interface HostAudio {
  /** Listens until the signal is aborted. */
  openMicrophone(request: MicrophoneRequest): Promise<MicrophoneOpenResult>
  /** Speaks a text if the host can, and resolves when the speech has ended or was aborted. */
  speak(text: string, signal: AbortSignalLike): Promise<void>
}

export interface MicrophoneRequest {
  /** A chunk is one second of audio in the relay's format: one channel of signed 16-bit samples, little-endian. */
  onChunk: (pcm: ArrayBuffer) => void
  /** The open microphone was unplugged or lost its permission. */
  onLost: () => void
  signal: AbortSignalLike
}

/** `left`: the request was aborted before the microphone opened. */
export type MicrophoneOpenResult = 'open' | 'left' | MicrophoneProblem
export type MicrophoneProblem = 'denied' | 'noDevice' | 'busy' | 'unsupported'

/** Stores the bearer token between page loads. */
interface SessionStore {
  read(): StoredSession | null
  write(session: StoredSession, keepSignedIn: boolean): void
  clear(): void
}

export interface StoredSession {
  token: string
  /** This is an ISO 8601 moment. The token is only valid before it. */
  expiresAt: string
  email: string
}
