/** What the portal asks of the machine it runs on. Each host (browser, desktop shell) implements all of it. */
import type { PostbackMessage } from './contract/payments'
import type { NewsDesk, ShellDesk } from './desktop/host'
import type { PaymentType } from './paymentTypes'
import type { FileCall, SaveDesk, SaveEnd } from './saves'

export interface Platform {
  kind: 'web' | 'desktop'
  /** Opens a page outside the portal. */
  openExternal(url: string): Promise<void>
  methodWindow: MethodWindow
  /** Keeps a file on the machine under that name. */
  saveFile(name: string, bytes: Uint8Array): Promise<SaveEnd>
  /** Saves the file that a call of the contract answers, as it comes; null where the page has to fetch it itself. */
  saveCall: ((call: FileCall) => Promise<SaveEnd>) | null
  /**
   * Cancels a call that carries this request id; false when the server has answered it. Null where aborting the request
   * itself is enough.
   */
  cancelCall: ((requestId: string) => Promise<boolean>) | null
  /** Shows a PDF beside the portal; `blocked` when the host lets no window open. */
  openPdf(bytes: Uint8Array): Promise<'opened' | 'blocked'>
  /** Hands the page's print view to the machine. */
  print(): void
  copyText(text: string): Promise<boolean>
  /** Copies the address of a page of the portal as it works for everyone, in any browser. */
  copyLink(path: string): Promise<boolean>
  /** Its ears and its mouth, fetched by whoever needs them. */
  sound(): Promise<MachineSound>
  session: SessionStore
  /** What only the desktop shell does; null in a browser. */
  shell: ShellHost | null
}

/** The shell that leads its page: from a notification, from a link, or to the end of a session. Listeners answer how to stop. */
export interface ShellHost {
  /** Who is signed in; null once nobody is. */
  ready(userId: string | null): void
  saves: SaveDesk
  desk: ShellDesk
  news: NewsDesk
  /** Somebody did something: their session goes on. */
  touch(): void
  /** Whether something on the page is not saved, so that closing the shell asks first. */
  unsaved(isUnsaved: boolean): void
  /** Whether a window of a payment is open: whoever works there is not away. */
  isPaying(): boolean
  /** Which message of the queue is looked at, and whether the queue is: nobody is told of what they have before them. */
  watchQueue(watching: { caseId: string | null; isQueueOpen: boolean }): void
  onNavigate(listener: (path: string) => void): () => void
  /** By main's clock, which decides: when the sign-out comes, in milliseconds, unless somebody does something. */
  onIdleWarning(listener: (endsAt: number) => void): () => void
  onSessionEnded(listener: () => void): () => void
}

/** The window in which a payment method is registered at the provider. Aborting closes it; its end is told once. */
export type MethodWindow =
  /** The portal asks the server where the provider's page is, and may show it in a frame of its own instead. */
  | { asks: 'page'; open(url: string, leaving: Leaving): Promise<MethodEnd> }
  /** The host asks for it, of every type: no address comes from the portal. */
  | { asks: 'host'; open(wish: MethodWish, leaving: Leaving): Promise<MethodEnd> }

/** The part of an AbortSignal that hosts need; there are no AbortSignals here. */
export interface Leaving {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Whose method is registered, and on whose word. */
export interface MethodOwner {
  /** The customer's number, or that of the legacy account. */
  accountNumber: string
  /** What the calls carry: the token of a session, of a one-time code or of a registration. */
  token: string
  isLegacy: boolean
}

export interface MethodWish {
  type: PaymentType
  owner: MethodOwner
}

export type MethodEnd =
  /** The provider's page came back. What it says is a claim: the server asks the provider itself. */
  | { status: 'returned'; message: PostbackMessage }
  /** The person closed the window. */
  | { status: 'cancelled' }
  | { status: 'timedOut' }
  /** No window may open but from a click. */
  | { status: 'blocked' }
  /** `strayed`: its page wanted to go where payments do not go. */
  | { status: 'failed'; reason: 'offline' | 'refused' | 'crashed' | 'strayed' }

export interface MachineSound {
  /** Listens until the wish's signal is aborted. */
  openMicrophone(wish: MicrophoneWish): Promise<MicrophoneOpening>
  /** Says a text aloud where the machine can; settles when it is said, or was broken off. */
  speak(text: string, leaving: Leaving): Promise<void>
}

export interface MicrophoneWish {
  /** A second of sound as the relay takes it: one channel of signed 16-bit samples, the lower byte first. */
  onChunk: (pcm: ArrayBuffer) => void
  /** It was pulled out, or taken away, while it was open. */
  onLost: () => void
  signal: Leaving
}

/** `left`: the wish was taken back meanwhile. */
export type MicrophoneOpening = 'open' | 'left' | MicrophoneTrouble
export type MicrophoneTrouble = 'denied' | 'noDevice' | 'busy' | 'unsupported'

/** Where the bearer token is kept between two page loads. */
export interface SessionStore {
  read(): StoredSession | null
  write(session: StoredSession, keepSignedIn: boolean): void
  forget(): void
}

export interface StoredSession {
  token: string
  /** ISO 8601; the token counts only while this lies in the future. */
  expiresAt: string
  email: string
}
