/**
 * zod compiles schemas with `new Function` by default, which the page's CSP forbids. This file must be imported first.
 */
import { z } from 'zod/mini'

z.config({ jitless: true })
