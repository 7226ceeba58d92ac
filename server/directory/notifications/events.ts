/** What customers are notified about. A stored event holds ids; everything else is read when it is processed. */
import { z } from 'zod/mini'

/** The texts of the changes have the same names. */
export const loginChanges = ['passwordChanged', 'twoStepOn', 'twoStepOff', 'recoveryCodesReplaced'] as const

export const NotificationEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment_posted'), paymentId: z.uuid() }),
  z.object({ kind: z.literal('autopay_declined'), paymentId: z.uuid() }),
  z.object({ kind: z.literal('reply'), commentId: z.uuid() }),
  z.object({ kind: z.literal('login_changed'), userId: z.uuid(), change: z.enum(loginChanges), at: z.iso.datetime() }),
])
export type NotificationEvent = z.infer<typeof NotificationEvent>
export type EventKind = NotificationEvent['kind']
export type EventOf<Kind extends EventKind> = Extract<NotificationEvent, { kind: Kind }>

/** Someone may have to act at once, so these go before all others. */
export const isUrgentEvent = ({ kind }: NotificationEvent): boolean => kind === 'login_changed'
