/** What the portal asks of the machine it runs on. Each host (browser, desktop shell) implements all of it. */

export interface Platform {
  kind: 'web' | 'desktop'
  /** Opens a page outside the portal. */
  openExternal(url: string): Promise<void>
  /** Opens a window of the payment provider; null when the host blocked it. */
  openPaymentWindow(url: string): PaymentWindow | null
  /** Keeps a file on the machine under that name. */
  saveFile(name: string, bytes: Uint8Array): Promise<'saved' | 'cancelled'>
  /** Saves the file that a call of the contract answers, as it comes; null where the page has to fetch it itself. */
  saveCall: ((call: FileCall) => Promise<'saved' | 'cancelled'>) | null
  /** Shows a PDF beside the portal; `blocked` when the host lets no window open. */
  openPdf(bytes: Uint8Array): Promise<'opened' | 'blocked'>
  /** Hands the page's print view to the machine. */
  print(): void
  copyText(text: string): Promise<boolean>
  /** Says a text aloud where the machine can; silent otherwise. */
  speak(text: string): void
  session: SessionStore
  /** What only the desktop shell does; null in a browser. */
  shell: ShellHost | null
}

/** The shell that leads its page: from a notification, from a link, or to the end of a session. Listeners answer how to stop. */
export interface ShellHost {
  /** Who is signed in; null once nobody is. */
  ready(userId: string | null): void
  /** Somebody did something: their session goes on. */
  touch(): void
  onNavigate(listener: (path: string) => void): () => void
  onSessionEnded(listener: (reason: 'idle' | 'expired') => void): () => void
}

/** A call that answers a file. */
export interface FileCall {
  /** Its path as the contract has it, with the names of its parameters. */
  call: string
  params?: Record<string, string>
  query?: Record<string, string>
  /** As JSON. */
  body?: string
  /** What the file is called unless the person says otherwise. */
  name: string
}

export interface PaymentWindow {
  isClosed(): boolean
  close(): void
}

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
