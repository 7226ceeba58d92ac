import type { z } from 'zod/mini'
import type { FirstView } from '#shared/contract/customers/customers'

/** The data of the answer to `getFirstView` on the wire. */
export type FirstViewAnswer = z.input<typeof FirstView>
