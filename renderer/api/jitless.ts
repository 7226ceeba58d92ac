/** Schemas compile themselves with `new Function` unless told not to, and the page's policy forbids that. Imported first. */
import { z } from 'zod/mini'

z.config({ jitless: true })
