/** The late fee in one sentence, which several texts repeat. */
export const lateFeeText = 'Late payments are charged 1.5% or $1, whichever is greater.'
